public import Foundation
import GRDB

extension Store {
  /// Copies the whole home, every person's, into one file that only its owner may read, as it is at
  /// one moment while others go on writing. The file is there whole or not at all, in the place of
  /// what was there; see ``FileTarget``.
  public func backUp(to path: String) async throws {
    let home = try file.path.map { path in
      Home(path: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }
    try FileTarget(path, sparing: home).replace(mode: 0o600) { part in try copy(into: part) }
  }

  /// The same as bytes, for a copy that is sealed before it goes anywhere.
  public func backUp() async throws -> Data {
    guard let path = try file.path else { throw StoreError.cannotOpen }
    // A home without room leaves the machine's own temporary places.
    let places = [path, NSTemporaryDirectory() + "/daybook", "/dev/shm/daybook"]
    for place in places.dropLast() {
      do { return try backUp(by: place + ".\(effects.device()).part") } catch StoreError.full {
        continue
      } catch StoreError.readOnly { continue } catch StoreError.cannotOpen { continue }
    }
    return try backUp(by: (places.last ?? path) + ".\(effects.device()).part")
  }

  private func backUp(by part: String) throws -> Data {
    defer { unlink(part) }
    try makePrivateFile(at: part)
    try copy(into: part)
    try bringToDisk(part)
    guard let data = FileManager.default.contents(atPath: part) else {
      throw StoreError.inputOutput
    }
    return data
  }

  /// Fills an empty file with everything.
  private func copy(into path: String) throws {
    let file = try file
    try explainingErrors {
      let target = try DatabaseQueue(path: path)
      try file.writer.backup(to: target)
      try target.close()
    }
  }
}
