import CoreModels
import CoreTerminal
import Foundation

/// A command's view of its process; tests supply their own.
struct ProcessFacts: Sendable {
  /// The environment.
  var environment: [String: String]
  /// `true` if an argument was not valid text and got replacement characters.
  var hasBrokenWords = false
  /// `true` on macOS.
  var isMac: Bool
  /// The absolute path of the running program.
  var executable: String
  /// `true` if standard output, or standard error, is a terminal.
  var isOutputTerminal: Bool
  var isErrorTerminal: Bool
  /// Write to standard output and standard error.
  var write: @Sendable (String) -> Void
  var writeError: @Sendable (String) -> Void
  /// Returns the terminal's size, if there is one.
  var size: @Sendable () -> TerminalSize?
  /// The machine's clock.
  var now: @Sendable () -> Instant
  /// Returns the machine's offset from UTC in seconds, at a time in seconds since
  /// 1970-01-01T00:00:00Z.
  var offset: @Sendable (_ seconds: Int) -> Int
  /// `true` if standard input is a terminal.
  var isInputTerminal = false
  /// Returns the next line of standard input.
  var readLine: @Sendable () -> String? = { nil }
  /// Returns the next line of standard input, typed without echo on a terminal.
  var readSecret: @Sendable () -> String? = { nil }
  /// Reports keys and changes of the screen; see ``Terminal/listen``.
  var listen: @Sendable (TerminalEvents) -> @Sendable () -> Void = { _ in {} }
  /// Takes a screen of its own, or leaves it.
  var takeScreen: @Sendable (Bool) -> Void = { _ in }
  /// Turns Ctrl-C into a key; see ``Terminal/takeInterrupt``.
  var takeInterrupt: @Sendable (Bool) -> Void = { _ in }
  /// Returns the machine's identity; empty if unknown.
  var machine: @Sendable () -> String = { "" }
  /// Replaces this process with the program at the path; returns only if that fails.
  var become: @Sendable (_ path: String, _ arguments: [String]) -> Void = { _, _ in }
  /// Waits.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
}

extension ProcessFacts {
  /// The facts of the running process.
  static var live: ProcessFacts {
    ProcessFacts(
      environment: processEnvironment(), hasBrokenWords: receivedBrokenWords(), isMac: isMacOS,
      executable: executablePath(),
      isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      write: { StandardStream.output.write($0) }, writeError: { StandardStream.error.write($0) },
      size: StandardStream.terminalSize, now: systemClock, offset: localOffset,
      isInputTerminal: isatty(STDIN_FILENO) == 1, readLine: { Swift.readLine() },
      readSecret: HiddenInput.readLine, listen: OpenKeyboard.listen,
      takeScreen: AlternateScreen.take, takeInterrupt: OpenKeyboard.takeInterrupt,
      machine: machineID, become: replaceProcess)
  }

  /// Returns the terminal with its capabilities, adjusted to the colour option.
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
      // GNU Screen erases in the terminal's own colour.
      erasesInColor: environment["TERM"]?.hasPrefix("screen") != true,
      isInputInteractive: isInputTerminal, readLine: isInputTerminal ? readTypedLine : readLine,
      readSecret: readSecret,
      listen: listen, takeScreen: takeScreen,
      takeInterrupt: takeInterrupt)
  }

  /// Reads a line without the sequences that Escape and arrows type into it.
  private var readTypedLine: @Sendable () -> String? {
    { [readLine] in
      readLine().map { $0.utf8.contains(0x1B) ? $0.terminalSafe : $0 }
    }
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

/// Returns the path with links resolved; empty if the file does not exist.
private func canonicalPath(_ path: [CChar]) -> String {
  guard let resolved = realpath(path, nil) else { return "" }
  defer { free(resolved) }
  return String(cString: resolved)
}

@Sendable private func replaceProcess(_ path: String, _ arguments: [String]) {
  var words = arguments.map { strdup($0) } + [nil]
  defer { words.forEach { free($0) } }
  // A program inherits its thread's blocked signals, and pool threads block all of them.
  var (none, blocked) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &blocked)
  execv(path, &words)
  pthread_sigmask(SIG_SETMASK, &blocked, nil)
}

/// Reads the C library's environment, because Foundation takes longer than a short command can
/// spare. The same applies to the clock and the time zone below.
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

/// The standard library replaces invalid text, so the raw arguments are checked.
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

/// Uses the C library, which reads `TZ` and the system's zone.
@Sendable private func localOffset(_ seconds: Int) -> Int {
  var time = time_t(seconds)
  var local = tm()
  localtime_r(&time, &local)
  return local.tm_gmtoff
}

#if os(macOS)
  /// Returns the hardware's UUID.
  @Sendable private func machineID() -> String {
    var (id, wait) = ([UInt8](repeating: 0, count: 16), timespec())
    guard gethostuuid(&id, &wait) == 0 else { return "" }
    return id.map { String($0, radix: 16) }.joined(separator: "-")
  }
#else
  /// Returns the installation's id as used by systemd and D-Bus; see `machine-id(5)`.
  @Sendable private func machineID() -> String {
    let file = open("/etc/machine-id", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
#endif
