import Foundation

/// Creates an empty file readable only by its owner; throws if the file exists.
func makePrivateFile(at path: String) throws(StoreError) {
  let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
  guard file >= 0 else { throw errno == ENOSPC ? .full : .cannotOpen }
  close(file)
}

/// Creates a file readable only by its owner, with contents synced to disk.
func writePrivateFile(_ data: Data, at path: String) throws {
  try makePrivateFile(at: path)
  try fillPrivateFile(at: path, with: data)
}

/// Writes contents to an empty file and syncs it to disk, or removes it.
private func fillPrivateFile(at path: String, with data: Data) throws {
  do {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { file.closeFile() }
    try file.write(contentsOf: data)
    try file.synchronize()
  } catch {
    unlink(path)
    throw (error as NSError).isDiskFull ? StoreError.full : .inputOutput
  }
}

/// Atomically replaces a file with one readable only by its owner.
func replacePrivateFile(at path: String, with data: Data) throws {
  let part = try privatePart(of: path, with: data)
  guard rename(part, path) == 0 else {
    unlink(part)
    throw StoreError.cannotOpen
  }
}

/// Creates a file readable only by its owner, complete from the start. Returns `false`, and changes
/// nothing, if the file exists.
func createPrivateFile(at path: String, with data: Data) throws -> Bool {
  let part = try privatePart(of: path, with: data)
  defer { unlink(part) }
  if link(part, path) == 0 { return true }
  if errno == EEXIST { return false }
  // The file system has no links.
  do { try writePrivateFile(data, at: path) } catch {
    guard access(path, F_OK) == 0 else { throw error }
    return false
  }
  return true
}

/// Writes a file beside another one, under a name that no other writer has, and returns its path.
private func privatePart(of path: String, with data: Data) throws -> String {
  var name = Array("\(path).XXXXXX.part".utf8CString)
  let file = mkstemps(&name, 5)
  guard file >= 0 else { throw errno == ENOSPC ? StoreError.full : .cannotOpen }
  close(file)
  let part = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  try fillPrivateFile(at: part, with: data)
  return part
}

/// Syncs a file to disk.
func bringToDisk(_ path: String) throws(StoreError) {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw .inputOutput }
  defer { close(file) }
  guard fsync(file) == 0 else { throw .inputOutput }
}

extension NSError {
  /// `true` if the error itself reports a full disk.
  private var isNoRoom: Bool {
    code == CocoaError.fileWriteOutOfSpace.rawValue
      || domain == NSPOSIXErrorDomain && code == Int(ENOSPC)
  }

  /// `true` if a Foundation error, or its cause, reports a full disk.
  var isDiskFull: Bool {
    isNoRoom || (userInfo[NSUnderlyingErrorKey] as? NSError)?.isNoRoom ?? false
  }
}
