public import CorePlugin
import Foundation
import Synchronization

extension Files {
  /// Files that exist only in memory, by path.
  public static func inMemory(_ texts: [String: String] = [:]) -> Files {
    let files = MemoryFiles(texts.mapValues { Data($0.utf8) })
    return Files(
      read: { path, limit in
        guard let data = files[path] else { throw FileError.missing(path: path) }
        guard data.count <= limit else { throw FileError.tooLarge(path: path, limit: limit) }
        return data
      },
      write: { data, path in files[path] = data },
      exists: { files[$0] != nil },
      makeFolder: { _ in },
      absolutePath: { $0.hasPrefix("/") ? $0 : "/here/" + $0 },
      isInputGiven: { files["-"] != nil })
  }
}

private final class MemoryFiles: Sendable {
  private let files: Mutex<[String: Data]>

  init(_ files: [String: Data]) { self.files = Mutex(files) }

  subscript(path: String) -> Data? {
    get { files.withLock { $0[path] } }
    set { files.withLock { $0[path] = newValue } }
  }
}
