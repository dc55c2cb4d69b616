import CoreModels
import Foundation

extension Home {
  /// Stores a copy of a store in the `replaced` folder under an unused name and returns its path.
  func keepStore(
    as name: String, at moment: Instant, _ copy: (_ to: String) throws -> Void
  ) throws -> String {
    let folder = path + "/replaced"
    try makeFolder(folder)
    let start = folder + "/" + name + moment.compactDescription
    let names = [start] + (2...999).map { "\(start)-\($0)" }
    // A part is left by a process that was killed while it copied.
    let free = names.map { $0 + ".sqlite" }.first { name in
      !["", ".part"].contains { FileManager.default.fileExists(atPath: name + $0) }
    }
    guard let free else { throw StoreError.cannotOpen }
    let part = free + ".part"
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(part + suffix) } }
    try copy(part)
    // The write-ahead log moves first, because without the main file it is ignored.
    rename(part + "-wal", free + "-wal")
    guard rename(part, free) == 0 else {
      unlink(free + "-wal")
      throw StoreError.cannotOpen
    }
    return free
  }

  /// Removes such a copy when the original stays in place and disk space is short.
  func forgetKept(_ path: String) {
    for suffix in ["", "-wal"] { unlink(path + suffix) }
  }
}
