import Foundation

/// A lock between processes, released when the process ends in any way.
struct FileLock {
  private let descriptor: Int32?

  /// Locks a file, creating it if missing; `nil` if another process holds the lock. Without a path
  /// there is nothing to lock.
  init?(_ path: String?) {
    guard let path else {
      descriptor = nil
      return
    }
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 else {
      if file >= 0 { close(file) }
      return nil
    }
    descriptor = file
  }

  func release() {
    if let descriptor { close(descriptor) }
  }
}
