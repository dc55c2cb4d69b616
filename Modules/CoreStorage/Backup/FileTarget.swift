public import Foundation

/// A regular file named by the user for writing, with links resolved. Files of the home are
/// refused.
public struct FileTarget: Sendable {
  /// The path with all links resolved.
  public let path: String
  /// The existing file's permissions, or `nil` if there is none.
  public let mode: mode_t?

  /// Throws ``StoreError/notAFile(path:)`` for devices, pipes, folders and dangling links, and
  /// ``StoreError/ownFile(path:)`` for files that only Daybook may write.
  public init(_ named: String, sparing home: Home?) throws(StoreError) {
    let path = Self.resolved(named)
    var (link, file) = (stat(), stat())
    let isThere = stat(path, &file) == 0
    let isLink = lstat(path, &link) == 0 && !isThere
    guard named != "-", !isLink, !isThere || file.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile(path: named)
    }
    if let home, home.owns(path, isThere ? file : nil) { throw .ownFile(path: named) }
    (self.path, mode) = (path, isThere ? file.st_mode & 0o777 : nil)
  }

  /// Atomically replaces the file with one that `fill` has written and that has been synced to
  /// disk.
  public func replace(mode: mode_t, _ fill: (_ part: String) throws -> Void) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var name = Array("\(folder)/.daybook-XXXXXX.part".utf8CString)
    let file = mkstemps(&name, 5)
    guard file >= 0 else { throw errno == ENOSPC ? StoreError.full : .cannotOpen }
    let part = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { close(file) }
    // The lock ends with the process, so an unlocked part file is a leftover.
    flock(file, LOCK_EX | LOCK_NB)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    Self.tidy(folder, before: file)
    do {
      guard fchmod(file, mode) == 0 else { throw StoreError.cannotOpen }
      try fill(part)
      guard fsync(file) == 0 else { throw errno == ENOSPC ? StoreError.full : .inputOutput }
      guard rename(part, path) == 0 else { throw StoreError.cannotOpen }
    } catch {
      unlink(part)
      throw error
    }
  }

  /// Atomically replaces the file with these bytes.
  public func replace(mode: mode_t, with data: Data) throws {
    try replace(mode: mode) { part in
      do { try data.write(to: URL(fileURLWithPath: part)) } catch {
        throw (error as NSError).isDiskFull ? StoreError.full : .inputOutput
      }
    }
  }

  /// Removes part files that interrupted processes left in the folder some time before this one was
  /// made.
  private static func tidy(_ folder: String, before own: Int32) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var now = stat()
    guard fstat(own, &now) == 0 else { return }
    for name in names where name.hasPrefix(".daybook-") && name.hasSuffix(".part") {
      let file = open(folder + "/" + name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { continue }
      defer { close(file) }
      var status = stat()
      // A new file is briefly unlocked after its creation.
      guard fstat(file, &status) == 0, now.seconds - status.seconds > 60 else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(folder + "/" + name) }
    }
  }

  fileprivate static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath().path
    return (folder == "/" ? "" : folder) + "/" + url.lastPathComponent
  }
}

extension stat {
  /// The modification time, in seconds since 1970.
  fileprivate var seconds: time_t {
    #if os(macOS)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}

extension Home {
  /// `true` if the file is the store, one of SQLite's files beside it, or in a folder that only
  /// Daybook writes to, even under another name.
  fileprivate func owns(_ path: String, _ file: stat?) -> Bool {
    let folder = FileTarget.resolved(self.path)
    let own = ["", "-wal", "-shm", "-journal"].map { folder + "/daybook.sqlite" + $0 }
    if own.contains(path) { return true }
    if ["/secrets/", "/replaced/"].contains(where: { path.hasPrefix(folder + $0) }) { return true }
    return own.contains { name in
      var status = stat()
      return stat(name, &status) == 0 && status.st_ino == file?.st_ino
        && status.st_dev == file?.st_dev
    }
  }
}
