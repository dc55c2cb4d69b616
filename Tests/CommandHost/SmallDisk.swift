import Foundation

@testable import CommandHost

/// A file system of a few kibibytes, which only root of a Linux machine can make.
final class SmallDisk: Sendable {
  let path: String
  private let folder = TemporaryFolder()

  struct Refused: Error {}

  /// Whether one can be made here: tried, because containers may forbid it even to root.
  static let isPossible = (try? SmallDisk(kibibytes: 64)) != nil

  init(kibibytes: Int) throws {
    path = folder.path + "/disk"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let words = ["mount", "-t", "tmpfs", "-o", "size=\(kibibytes)k", "daybook-tests", path]
    guard try Program(words).run(input: Data()).status == 0 else { throw Refused() }
  }

  deinit { _ = try? Program(["umount", path]).run(input: Data()) }
}
