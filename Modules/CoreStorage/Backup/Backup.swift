public import Foundation
import GRDB

extension Store {
  /// Copies the whole home, every person's, into one file that only its owner may read, as it is at
  /// one moment while others go on writing. The file is there whole or not at all, in the place of
  /// what was there.
  public func backUp(to path: String) async throws {
    let part = path + ".\(effects.device()).part"
    do {
      try copy(to: part)
      guard rename(part, path) == 0 else { throw StoreError.cannotOpen }
    } catch {
      unlink(part)
      throw error
    }
  }

  /// The same as bytes, for a copy that is sealed before it goes anywhere.
  public func backUp() async throws -> Data {
    guard let path = try file.path else { throw StoreError.cannotOpen }
    let part = path + ".\(effects.device()).part"
    defer { unlink(part) }
    try copy(to: part)
    guard let data = FileManager.default.contents(atPath: part) else {
      throw StoreError.inputOutput
    }
    return data
  }

  /// Makes a new file of mode 0600 with everything, and brings it to the disk.
  private func copy(to path: String) throws {
    let file = try file
    try makePrivateFile(at: path)
    try explainingErrors {
      let target = try DatabaseQueue(path: path)
      try file.writer.backup(to: target)
      try target.close()
    }
    try bringToDisk(path)
  }
}
