import Foundation

/// A command that was started.
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

  /// A process inherits the mask of the thread that starts it, where the threads of tests block all
  /// signals, and what its parent ignores.
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

  /// What it has written to standard error so far.
  var errors: String { get throws { try String(contentsOfFile: paths.errors, encoding: .utf8) } }

  /// What it has written to standard output so far, where no other end was given.
  var output: String { get throws { try String(contentsOfFile: paths.output, encoding: .utf8) } }

  /// Presses Ctrl-C.
  func interrupt() { process.interrupt() }

  /// Ends it at once, whatever it is doing.
  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits for its end.
  func end() async throws -> Command.Outcome {
    await end.value
    return Command.Outcome(
      status: process.terminationStatus, isSignalled: process.terminationReason == .uncaughtSignal,
      output: try output, errors: try errors)
  }
}
