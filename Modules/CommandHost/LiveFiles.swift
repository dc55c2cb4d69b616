import CorePlugin
import Foundation

extension Files {
  /// The machine's files.
  static let live = Files(
    read: { path, limit in
      if path == "-" { return try FileHandle.standardInput.upTo(limit, path: path) }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw FileError.missing(path: path)
      }
      guard !isFolder.boolValue, let file = FileHandle(forReadingAtPath: path) else {
        throw FileError.unreadable(path: path)
      }
      defer { file.closeFile() }
      return try file.upTo(limit, path: path)
    },
    write: { data, path in
      do {
        var status = stat()
        let mode = stat(path, &status) == 0 ? status.st_mode : nil
        if let mode, ![S_IFREG, S_IFDIR].contains(mode & S_IFMT) {
          // A pipe or a device: replacing it with a file would take it away.
          let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
          defer { file.closeFile() }
          try file.write(contentsOf: data)
        } else {
          try data.replaceFile(at: path, mode: mode.map { $0 & 0o777 })
        }
      } catch {
        throw error.isDiskFull ? FileError.diskFull(path: path) : FileError.cannotWrite(path: path)
      }
    },
    makeFolder: { path in
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        throw error.isDiskFull ? FileError.diskFull(path: path) : FileError.cannotWrite(path: path)
      }
    },
    absolutePath: { URL(fileURLWithPath: $0).standardizedFileURL.path },
    isInputGiven: {
      var status = stat()
      guard fstat(STDIN_FILENO, &status) == 0 else { return false }
      return [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT)
    })
}

extension Data {
  /// Puts a new file in the place of the old one when all of it is on the disk. It keeps the old
  /// one's mode, which Foundation's atomic writing does not, and is private where there was none; a
  /// link stays, and what it leads to is replaced.
  fileprivate func replaceFile(at path: String, mode: mode_t?) throws {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let part = target.deletingLastPathComponent().path + "/.\(UUID().uuidString).part"
    let descriptor = open(part, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode ?? 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      if let mode, fchmod(descriptor, mode) != 0 { throw POSIXError.last }
      try file.write(contentsOf: self)
      try file.synchronize()
      guard rename(part, target.path) == 0 else { throw POSIXError.last }
    } catch {
      unlink(part)
      throw error
    }
  }
}

extension FileHandle {
  /// All that can be read, which may be `limit` bytes at most.
  fileprivate func upTo(_ limit: Int, path: String) throws -> Data {
    do {
      var data = Data()
      while data.count <= limit, let part = try read(upToCount: limit + 1 - data.count),
        !part.isEmpty
      { data += part }
      guard data.count <= limit else { throw FileError.tooLarge(path: path, limit: limit) }
      return data
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError.unreadable(path: path)
    }
  }
}

extension POSIXError {
  /// What the system call that has just failed left behind.
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

extension Error {
  fileprivate var isDiskFull: Bool {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return error.code == CocoaError.fileWriteOutOfSpace.rawValue
      || [error, cause].contains { $0?.domain == NSPOSIXErrorDomain && $0?.code == Int(ENOSPC) }
  }
}
