import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A file system of a few kibibytes, which only root of a Linux machine can make.
public final class SmallDisk: Sendable {
  /// Where its files are.
  public let path: String

  /// There is no such disk here.
  public struct Refused: Error {
    /// An error without more to say.
    public init() {}
  }

  /// `true` if a disk can be made here. Tried, because containers may forbid it even to root.
  public static let isPossible = (try? SmallDisk(kibibytes: 64)) != nil

  /// A new, empty disk; throws ``Refused``.
  public init(kibibytes: Int) throws {
    path = NSTemporaryDirectory() + "/small-disk-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard SmallDisk.mount(path, kibibytes: kibibytes) else {
      rmdir(path)
      throw Refused()
    }
  }

  private var filler: String { path + "/filler" }

  /// Leaves so many kibibytes free.
  public func fill(leaving kibibytes: Int = 0) {
    let file = open(filler, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
    let block = [UInt8](repeating: 1, count: 512)
    var size = 0
    while case let count = write(file, block, block.count), count > 0 { size += count }
    if kibibytes > 0 { ftruncate(file, off_t(max(size - kibibytes * 1024, 0))) }
    close(file)
  }

  /// Makes room again.
  public func empty() { unlink(filler) }

  #if os(Linux)
    /// Nothing on it can be written any more, not even by root.
    public func makeReadOnly() throws {
      let flags = UInt(MS_REMOUNT | MS_RDONLY)
      // A process that another test is just starting may hold a file open for a moment.
      for _ in 0..<500 {
        if Glibc.mount(nil, path, nil, flags, nil) == 0 { return }
        usleep(10_000)
      }
      throw Refused()
    }

    private static func mount(_ path: String, kibibytes: Int) -> Bool {
      Glibc.mount("daybook-tests", path, "tmpfs", 0, "size=\(kibibytes)k") == 0
    }

    deinit {
      umount2(path, Int32(MNT_DETACH))
      rmdir(path)
    }
  #else
    /// Nothing on it can be written any more.
    public func makeReadOnly() throws { throw Refused() }

    private static func mount(_ path: String, kibibytes: Int) -> Bool { false }
  #endif
}
