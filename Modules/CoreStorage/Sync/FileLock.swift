import Foundation

/// Keeps other processes from doing the same at once; gone with the process, however it ends.
struct FileLock {
  private let descriptor: Int32?

  /// Locks a file, which is made where it is missing; `nil` while somebody else has it. Without a
  /// path nobody else could.
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
