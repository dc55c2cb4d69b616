import Foundation

/// Makes an empty file that only its owner may read; throws where there is one.
func makePrivateFile(at path: String) throws(StoreError) {
  let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
  guard file >= 0 else { throw errno == ENOSPC ? .full : .cannotOpen }
  close(file)
}

/// The same with something in it, which is on the disk when it returns.
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

/// The same in the place of what was there, whole or not at all.
func replacePrivateFile(at path: String, with data: Data) throws {
  let part = path + ".part"
  unlink(part)
  try writePrivateFile(data, at: part)
  guard rename(part, path) == 0 else {
    unlink(part)
    throw StoreError.cannotOpen
  }
}

/// Returns when all of a file is on the disk.
func bringToDisk(_ path: String) throws(StoreError) {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw .inputOutput }
  defer { close(file) }
  guard fsync(file) == 0 else { throw .inputOutput }
}

extension NSError {
  /// Whether there was no room, by itself or by its cause.
  private var isNoRoom: Bool {
    code == CocoaError.fileWriteOutOfSpace.rawValue
      || domain == NSPOSIXErrorDomain && code == Int(ENOSPC)
  }

  /// Whether an error of Foundation's means that the disk has no room.
  var isDiskFull: Bool {
    isNoRoom || (userInfo[NSUnderlyingErrorKey] as? NSError)?.isNoRoom ?? false
  }
}
