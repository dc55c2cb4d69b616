import Foundation
import Testing

/// A test's folder, removed with this object.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/sync-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The segment files, by their paths within the folder.
  var names: [String] {
    let entries = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return entries.filter { $0.hasSuffix(".segment") }.sorted()
  }

  func read(_ name: String) throws -> Data {
    try #require(FileManager.default.contents(atPath: path + "/" + name))
  }

  func has(_ name: String, of size: Int) throws -> Bool {
    FileManager.default.contents(atPath: path + "/" + name)?.count == size
  }

  func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func empty() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      try FileManager.default.removeItem(atPath: path + "/" + name)
    }
  }
}
