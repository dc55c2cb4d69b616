import CoreModels
import CorePlugin
import CoreStorage
import Foundation

extension Files {
  /// Accesses the machine's files.
  static func live(sparing home: Home?) -> Files {
    Files(
      read: { path, limit in
        if path == "-" { return try FileHandle.standardInput.upTo(limit, path: path) }
        guard !path.isBlank else { throw FileError.unnamed }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
          throw FileError.missing(path: path)
        }
        guard !isFolder.boolValue else { throw FileError.isFolder(path: path) }
        guard !isPipe(path) else { throw FileError.isPipe(path: path) }
        guard let file = FileHandle(forReadingAtPath: path) else {
          throw FileError.unreadable(path: path)
        }
        defer { file.closeFile() }
        return try file.upTo(limit, path: path)
      },
      write: { data, path in
        do {
          let target = try FileTarget(path, sparing: home)
          try target.replace(mode: target.mode ?? 0o600, with: data)
        } catch StoreError.full {
          throw FileError.diskFull(path: path)
        } catch StoreError.cannotOpen, StoreError.inputOutput {
          throw FileError.cannotWrite(path: path)
        }
      },
      exists: { path in try FileTarget(path, sparing: home).mode != nil },
      makeFolder: { path in
        do {
          try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
          throw error.isDiskFull
            ? FileError.diskFull(path: path) : FileError.cannotWrite(path: path)
        }
      },
      absolutePath: { URL(fileURLWithPath: $0).standardizedFileURL.path },
      isInputGiven: {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0 else { return false }
        return [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT)
      })
  }
}

/// `true` for a named pipe or a socket, whose writer may never come. Those in `/dev`, such as what a
/// shell makes of `<(…)`, have one.
private func isPipe(_ path: String) -> Bool {
  var status = stat()
  guard !path.hasPrefix("/dev/"), stat(path, &status) == 0 else { return false }
  return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
}

extension FileHandle {
  /// Reads to the end; throws if there are more than `limit` bytes.
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

extension Error {
  fileprivate var isDiskFull: Bool {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return error.code == CocoaError.fileWriteOutOfSpace.rawValue
      || [error, cause].contains { $0?.domain == NSPOSIXErrorDomain && $0?.code == Int(ENOSPC) }
  }
}
