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
  let part = path + ".part"
  unlink(part)
  try writePrivateFile(data, at: part)
  guard rename(part, path) == 0 else {
    unlink(part)
    throw StoreError.cannotOpen
  }
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
