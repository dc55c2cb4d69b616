import Foundation

/// A lock between processes, released when the process ends in any way.
struct FileLock {
  private let descriptor: Int32?

  /// Locks a file, creating it if missing; `nil` if another process holds the lock. Without a path
  /// there is nothing to lock. Throws ``StoreError`` if the file cannot be opened.
  init?(_ path: String?) throws(StoreError) {
    guard let path else {
      descriptor = nil
      return
    }
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      switch errno {
      case ENOSPC: throw .full
      case EACCES, EROFS: throw .readOnly
      default: throw .cannotOpen
      }
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    descriptor = file
  }

  func release() {
    if let descriptor { close(descriptor) }
  }
}
