import Foundation

#if os(Linux)
  /// A file system of a few kibibytes, which only root of a Linux machine can make.
  final class SmallDisk: Sendable {
    let path: String

    struct Refused: Error {}

    /// Whether one can be made here: tried, because containers may forbid it even to root.
    static let isPossible = (try? SmallDisk(kibibytes: 64)) != nil

    init(kibibytes: Int) throws {
      path = NSTemporaryDirectory() + "/contract-disk-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      guard mount("daybook-tests", path, "tmpfs", 0, "size=\(kibibytes)k") == 0 else {
        rmdir(path)
        throw Refused()
      }
    }

    private var filler: String { path + "/filler" }

    /// Leaves so many kibibytes free.
    func fill(leaving kibibytes: Int) {
      let file = open(filler, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
      let block = [UInt8](repeating: 1, count: 4096)
      var size = 0
      while case let count = write(file, block, block.count), count > 0 { size += count }
      ftruncate(file, off_t(max(size - kibibytes * 1024, 0)))
      close(file)
    }

    /// Makes room again.
    func empty() { unlink(filler) }

    deinit {
      umount2(path, Int32(MNT_DETACH))
      rmdir(path)
    }
  }
#endif
