import Foundation

/// A running command.
final class RunningCommand: @unchecked Sendable {
  private let process: Process
  private let end: Task<Void, Never>
  private let paths: (output: String, errors: String)

  init(_ process: Process, folder: String, output: FileHandle?, input: Data? = nil) throws {
    self.process = process
    let name = folder + "/" + UUID().uuidString
    paths = (name + ".out", name + ".err")
    for path in [paths.output, paths.errors] {
      try Data().write(to: URL(fileURLWithPath: path))
    }
    if let input {
      try input.write(to: URL(fileURLWithPath: name + ".in"))
      process.standardInput = FileHandle(forReadingAtPath: name + ".in")
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    process.standardOutput = output ?? FileHandle(forWritingAtPath: paths.output)
    process.standardError = FileHandle(forWritingAtPath: paths.errors)
    let (ended, ending) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in ending.finish() }
    end = Task { for await _ in ended {} }
    try RunningCommand.withUsualSignals { try process.run() }
  }

  /// Runs `start` with default signal handling, because a process inherits its thread's mask and
  /// its parent's ignored signals, and test threads block all signals.
  private static func withUsualSignals(_ start: () throws -> Void) rethrows {
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    let action = signal(SIGINT, SIG_DFL)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer {
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      signal(SIGINT, action)
    }
    try start()
  }

  /// The standard error so far.
  var errors: String { get throws { try String(contentsOfFile: paths.errors, encoding: .utf8) } }

  /// The standard output so far, unless a handle was given.
  var output: String { get throws { try String(contentsOfFile: paths.output, encoding: .utf8) } }

  /// Sends SIGINT, like Ctrl-C.
  func interrupt() { process.interrupt() }

  /// Sends SIGKILL.
  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits for the end.
  func end() async throws -> Command.Outcome {
    await end.value
    return Command.Outcome(
      status: process.terminationStatus, isSignalled: process.terminationReason == .uncaughtSignal,
      output: try output, errors: try errors)
  }
}
