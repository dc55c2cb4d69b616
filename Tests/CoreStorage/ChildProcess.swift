import Foundation

/// A running StoreProbe that writes its standard output to a file.
struct ChildProcess {
  let id: pid_t

  /// StoreProbe is built next to the tests' bundle.
  static var probe: String {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("StoreProbe").path
  }

  init(_ arguments: [String], output: String) throws {
    #if os(macOS)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_CREAT | O_WRONLY | O_APPEND, 0o600)
    var words = ([ChildProcess.probe] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let answer = posix_spawn(&child, ChildProcess.probe, &actions, nil, &words, environ)
    guard answer == 0 else { throw POSIXError(POSIXErrorCode(rawValue: answer) ?? .ENOENT) }
    id = child
  }

  /// Lets the process run for a moment and stops it, so that it gets no further than the test.
  func run(microseconds: UInt32) {
    _ = Foundation.kill(id, SIGCONT)
    usleep(microseconds)
    _ = Foundation.kill(id, SIGSTOP)
  }

  func kill() {
    _ = Foundation.kill(id, SIGKILL)
    _ = wait()
  }

  /// Waits for the end and returns the exit status, or 128 plus the signal's number.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
