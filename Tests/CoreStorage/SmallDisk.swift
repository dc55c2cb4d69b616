import Foundation

#if os(Linux)
  /// A file system of a few kibibytes, which only root of a Linux machine can make.
  final class SmallDisk: Sendable {
    let path: String

    struct Refused: Error {}

    /// Whether one can be made here: tried, because containers may forbid it even to root.
    static let isPossible = (try? SmallDisk(kibibytes: 64)) != nil

    init(kibibytes: Int) throws {
      path = NSTemporaryDirectory() + "/store-disk-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      guard mount("daybook-tests", path, "tmpfs", 0, "size=\(kibibytes)k") == 0 else {
        rmdir(path)
        throw Refused()
      }
    }

    /// Leaves no byte free.
    func fill() {
      let file = open(path + "/filler", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
      let block = [UInt8](repeating: 1, count: 512)
      while write(file, block, block.count) > 0 {}
      close(file)
    }

    /// Nothing on it can be written any more, not even by root.
    func makeReadOnly() throws {
      let flags = UInt(MS_REMOUNT | MS_RDONLY)
      // A process that another test is just starting may hold a file open for a moment.
      for _ in 0..<500 {
        if mount(nil, path, nil, flags, nil) == 0 { return }
        usleep(10_000)
      }
      throw Refused()
    }

    deinit {
      umount2(path, Int32(MNT_DETACH))
      rmdir(path)
    }
  }
#endif
