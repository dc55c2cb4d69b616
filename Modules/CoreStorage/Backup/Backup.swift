public import Foundation
import GRDB

extension Store {
  /// Copies the whole home, with every profile, into one file that only its owner may read. The
  /// copy shows a single moment even while others write. It replaces the previous file atomically;
  /// see ``FileTarget``.
  public func backUp(to path: String) async throws {
    let home = try file.path.map { path in
      Home(path: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }
    try FileTarget(path, sparing: home).replace(mode: 0o600) { part in try copy(into: part) }
  }

  /// Returns the backup as bytes, for sealing before it is stored anywhere.
  public func backUp() async throws -> Data {
    guard let path = try file.path else { throw StoreError.cannotOpen }
    // When the home's disk is full, the system's temporary places are tried.
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

  /// Copies the database into an empty file.
  private func copy(into path: String) throws {
    let file = try file
    try explainingErrors {
      let target = try DatabaseQueue(path: path)
      try file.writer.backup(to: target)
      try target.close()
    }
  }
}
