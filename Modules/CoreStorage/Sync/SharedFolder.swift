import CoreModels
import Foundation

/// The folder that devices share, by whatever means: a folder for each device, in which it alone
/// writes.
struct SharedFolder: Sendable {
  let path: String

  /// A file that is there.
  struct File: Hashable, Sendable {
    /// Its path within the folder.
    var name: String
    var size: Int
  }

  private static let ending = ".segment"

  /// Throws ``SyncError/noFolder(_:)`` where it is not there: it is never made, for an empty one in
  /// the place of a disk that is not mounted would look like a folder in which all was lost.
  func requireThere() throws(SyncError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .noFolder(path) }
  }

  /// All files of all devices, copies that a service made of them included, by name.
  func files() throws(SyncError) -> [File] {
    try requireThere()
    guard let entries = FileManager.default.enumerator(atPath: path) else {
      throw .unusableFolder(path)
    }
    var files: [File] = []
    for case let name as String in entries {
      let last = name.split(separator: "/").last ?? ""
      guard name.hasSuffix(Self.ending), !last.hasPrefix("."), entries.level <= 2,
        let attributes = entries.fileAttributes,
        attributes[.type] as? FileAttributeType == .typeRegular,
        let size = attributes[.size] as? Int
      else { continue }
      files.append(File(name: name, size: size))
    }
    return files.sorted { $0.name < $1.name }
  }

  /// The path of a device's file within the folder: `laptop/000007.segment`.
  static func name(device: String, number: Int) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    return device.folderName + "/" + zeros + digits + ending
  }

  func read(_ file: File) -> Data? {
    FileManager.default.contents(atPath: path + "/" + file.name)
  }

  /// The numbers of a device's own files.
  func numbers(of device: String) throws(SyncError) -> [Int] {
    try files().compactMap { file in
      let parts = file.name.split(separator: "/")
      guard parts.count == 2, parts[0] == device.folderName else { return nil }
      return Int(parts[1].dropLast(Self.ending.count))
    }
  }

  /// Puts a device's next file there, whole or not at all.
  func write(_ data: Data, device: String, number: Int) throws {
    let target = path + "/" + Self.name(device: device, number: number)
    let folder = path + "/" + device.folderName
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try replacePrivateFile(at: target, with: data)
    } catch StoreError.full {
      throw StoreError.full
    } catch {
      throw SyncError.unusableFolder(path)
    }
  }
}

extension String {
  /// A device's name as a folder, with nothing in it that a file system could take for more.
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
