import CoreModels
import CoreTerminal
import Foundation

/// What a command learns of the process it runs in; tests make their own.
struct ProcessFacts: Sendable {
  /// The environment.
  var environment: [String: String]
  /// Whether an argument was not text, and so came as something else than was typed.
  var hasBrokenWords = false
  /// Whether this is macOS.
  var isMac: Bool
  /// The absolute path of the program that runs.
  var executable: String
  /// Whether standard output and standard error are terminals.
  var isOutputTerminal: Bool
  var isErrorTerminal: Bool
  /// Writes to standard output and standard error.
  var write: @Sendable (String) -> Void
  var writeError: @Sendable (String) -> Void
  /// The terminal's size, where there is one.
  var size: @Sendable () -> TerminalSize?
  /// The machine's clock.
  var now: @Sendable () -> Instant
  /// Seconds east of Greenwich in the machine's zone, so many seconds after 1970-01-01T00:00:00Z.
  var offset: @Sendable (_ seconds: Int) -> Int
  /// Whether standard input is a terminal.
  var isInputTerminal = false
  /// The next line of standard input.
  var readLine: @Sendable () -> String? = { nil }
  /// The same, typed unseen on a terminal.
  var readSecret: @Sendable () -> String? = { nil }
  /// Tells of keys and changes of the screen; see ``Terminal/listen``.
  var listen: @Sendable (TerminalEvents) -> @Sendable () -> Void = { _ in {} }
  /// What tells the machine from others; empty where it does not say.
  var machine: @Sendable () -> String = { "" }
  /// Ends this program and runs the one at that path in its place; comes back where it cannot.
  var become: @Sendable (_ path: String, _ arguments: [String]) -> Void = { _, _ in }
  /// Waits.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
}

extension ProcessFacts {
  /// The facts of this very process.
  static var live: ProcessFacts {
    ProcessFacts(
      environment: processEnvironment(), hasBrokenWords: receivedBrokenWords(), isMac: isMacOS,
      executable: executablePath(),
      isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      write: { StandardStream.output.write($0) }, writeError: { StandardStream.error.write($0) },
      size: StandardStream.terminalSize, now: systemClock, offset: localOffset,
      isInputTerminal: isatty(STDIN_FILENO) == 1, readLine: { Swift.readLine() },
      readSecret: HiddenInput.readLine, listen: OpenKeyboard.listen, machine: machineID,
      become: replaceProcess)
  }

  /// Where the command writes and what can be shown there, as an option asks.
  func terminal(color: ColorChoice) -> Terminal {
    let isDumb = ["dumb", nil, ""].contains(environment["TERM"])
    return Terminal(
      write: write, writeError: writeError, isInteractive: isOutputTerminal && !isDumb,
      isErrorInteractive: isErrorTerminal && !isDumb,
      size: { [size, environment] in
        let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
        return size() ?? TerminalSize(columns: min(max(columns, 20), 1000), rows: 24)
      },
      colors: ColorDepth.detect(
        environment: environment, isTerminal: isOutputTerminal, choice: color),
      isUnicode: Terminal.isUnicode(environment: environment),
      isInputInteractive: isInputTerminal, readLine: readLine, readSecret: readSecret,
      listen: listen)
  }
}

#if os(macOS)
  private let isMacOS = true
  private func environmentEntries() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    _NSGetEnviron().pointee
  }
  private func executablePath() -> String {
    var size = UInt32(0)
    _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return "" }
    return canonicalPath(path)
  }
#else
  private let isMacOS = false
  private func environmentEntries() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    environ
  }
  private func executablePath() -> String {
    canonicalPath(Array("/proc/self/exe".utf8CString))
  }
#endif

/// The path without links, empty where there is no such file.
private func canonicalPath(_ path: [CChar]) -> String {
  guard let resolved = realpath(path, nil) else { return "" }
  defer { free(resolved) }
  return String(cString: resolved)
}

@Sendable private func replaceProcess(_ path: String, _ arguments: [String]) {
  var words = arguments.map { strdup($0) } + [nil]
  defer { words.forEach { free($0) } }
  // A program inherits which signals its thread blocks, and threads of a pool block all.
  var (none, blocked) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &blocked)
  execv(path, &words)
  pthread_sigmask(SIG_SETMASK, &blocked, nil)
}

/// Read as the C library has it, because Foundation takes longer over it than a short command can
/// spare; the same goes for the clock and the time zone below.
private func processEnvironment() -> [String: String] {
  var environment: [String: String] = [:]
  var entry = environmentEntries()
  while let text = entry.pointee {
    let pair = String(cString: text).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if pair.count == 2 { environment[String(pair[0])] = String(pair[1]) }
    entry = entry.successor()
  }
  return environment
}

/// The standard library puts a mark in place of what it cannot read.
private func receivedBrokenWords() -> Bool {
  (0..<Int(CommandLine.argc)).contains { index in
    CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
  }
}

@Sendable private func systemClock() -> Instant {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
}

/// By the C library, which reads `TZ` and the system's zone.
@Sendable private func localOffset(_ seconds: Int) -> Int {
  var time = time_t(seconds)
  var local = tm()
  localtime_r(&time, &local)
  return local.tm_gmtoff
}

#if os(macOS)
  /// The hardware's own name.
  @Sendable private func machineID() -> String {
    var (id, wait) = ([UInt8](repeating: 0, count: 16), timespec())
    guard gethostuuid(&id, &wait) == 0 else { return "" }
    return id.map { String($0, radix: 16) }.joined(separator: "-")
  }
#else
  /// What systemd and D-Bus name the installation by, `machine-id(5)`.
  @Sendable private func machineID() -> String {
    let file = open("/etc/machine-id", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
#endif
