import CoreModels
import Foundation

/// The folder that devices share by any means: a subfolder for each device, written only by it, and
/// the key file of a sealed folder.
struct SharedFolder: Sendable {
  /// The path with links resolved; their targets may be listed differently.
  let path: String

  /// A file in the folder.
  struct File: Hashable, Sendable {
    /// The path within the folder.
    var name: String
    var size: Int
    /// The modification time, in nanoseconds since 1970.
    var modified: Int64
  }

  /// The contents of the folder at one time.
  struct Listing: Hashable, Sendable {
    /// The files of all devices, including copies made by a sync service, by name.
    var files: [File] = []
    /// The folder's key files, by name; several if two devices created one at the same time.
    var keys: [String] = []
    /// Other devices' folders that cannot be listed.
    var unlistable: [String] = []

    /// Returns the numbers of a device's own files.
    func numbers(of device: String) -> [Int] {
      files.compactMap { file in
        SharedFolder.place(of: file.name).flatMap {
          $0.folder == device.folderName ? $0.number : nil
        }
      }
    }
  }

  fileprivate static let ending = ".segment"
  /// The most digits of a file's number; no device reaches a longer one.
  private static let mostDigits = 12
  /// The key file's name; a sync service's copies have the same beginning and extension.
  static let keyName = "identity.age"

  /// Refers to a folder. Throws ``SyncError/noFolder(_:)`` if it is missing. It is never created,
  /// because an empty folder in place of an unmounted disk would look like lost data.
  init(at path: String) throws(SyncError) {
    guard let resolved = realpath(path, nil) else {
      throw [EACCES, ELOOP].contains(errno) ? .unusableFolder(path) : .noFolder(path)
    }
    defer { free(resolved) }
    self.path = String(cString: resolved)
    guard SharedFolder.status(self.path)?.isFolder ?? false else { throw .noFolder(path) }
  }

  /// Lists the contents; throws ``SyncError/unlistableFolder(_:)``.
  func listing() throws(SyncError) -> Listing {
    var listing = Listing()
    for name in try names(in: path) where !name.hasPrefix(".") {
      guard let status = Self.status(path + "/" + name) else { continue }
      if status.isFolder {
        do {
          for inner in try names(in: path + "/" + name) { note(name + "/" + inner, in: &listing) }
        } catch { listing.unlistable.append(name) }
      } else if name.hasPrefix("identity"), name.hasSuffix(".age") {
        listing.keys.append(name)
      } else {
        note(name, in: &listing)
      }
    }
    listing.files.sort { $0.name < $1.name }
    listing.keys.sort { ($0 == Self.keyName ? 0 : 1, $0) < ($1 == Self.keyName ? 0 : 1, $1) }
    return listing
  }

  private func names(in folder: String) throws(SyncError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw .unlistableFolder(path)
    }
  }

  private func note(_ name: String, in listing: inout Listing) {
    let last = name.split(separator: "/").last ?? ""
    guard name.hasSuffix(Self.ending), !last.hasPrefix("."), let file = file(name) else { return }
    listing.files.append(file)
  }

  /// Returns the files written by a device that exist now, by number.
  func files(of device: String) throws(SyncError) -> [(number: Int, file: File)] {
    var listing = Listing()
    for name in try names(in: path + "/" + device.folderName) {
      note(device.folderName + "/" + name, in: &listing)
    }
    return listing.numbers(of: device).sorted().compactMap { number in
      file(Self.name(device: device, number: number)).map { (number, $0) }
    }
  }

  /// Returns a file, or `nil` if it does not exist.
  func file(_ name: String) -> File? {
    guard let status = Self.status(path + "/" + name), status.isFile else { return nil }
    return File(name: name, size: status.size, modified: status.modified)
  }

  /// Returns the path of a device's file within the folder: `laptop/000007.segment`.
  static func name(device: String, number: Int) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    return device.folderName + "/" + zeros + digits + ending
  }

  /// Returns the device's folder and the file's number for a path of that form, or `nil` for a copy
  /// made by a sync service and for a number that no device reaches.
  static func place(of name: String) -> (folder: Substring, number: Int)? {
    let parts = name.split(separator: "/")
    guard parts.count == 2 else { return nil }
    let digits = parts[1].dropLast(ending.count)
    guard digits.utf8.count <= mostDigits, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits)
    else { return nil }
    return (parts[0], number)
  }

  /// Returns `true` if a file is in the device's own folder.
  static func isOf(_ device: String, _ name: String) -> Bool {
    name.hasPrefix(device.folderName + "/")
  }

  func read(_ name: String) -> Data? {
    FileManager.default.contents(atPath: path + "/" + name)
  }

  func remove(_ name: String) { unlink(path + "/" + name) }

  /// Atomically writes a file, replacing an earlier one, and returns its new state.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> File {
    let target = path + "/" + name
    try explainingFolder {
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: target).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try replacePrivateFile(at: target, with: data)
    }
    guard let file = file(name) else { throw SyncError.unlistableFolder(path) }
    return file
  }

  /// Writes a file directly in the folder. Returns `false`, and changes nothing, if it exists.
  func create(_ data: Data, as name: String) throws -> Bool {
    try explainingFolder { try createPrivateFile(at: path + "/" + name, with: data) }
  }

  private func explainingFolder<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch StoreError.full {
      throw StoreError.full
    } catch {
      throw SyncError.unusableFolder(path)
    }
  }
}

extension SharedFolder {
  private struct Status {
    var isFolder: Bool, isFile: Bool
    var size: Int
    var modified: Int64
  }

  private static func status(_ path: String) -> Status? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(macOS)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let kind = status.st_mode & S_IFMT
    return Status(
      isFolder: kind == S_IFDIR, isFile: kind == S_IFREG, size: Int(status.st_size),
      modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}

extension String {
  /// The device's name as a safe folder name, free of characters special to file systems.
  fileprivate var folderName: String {
    let name = filter { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
    return name == self && !isEmpty && count <= 64 ? name : "d-" + stableName
  }

  private var stableName: String {
    var hash = StableHash()
    hash.combine(self)
    return String(hash.value, radix: 16)
  }
}
