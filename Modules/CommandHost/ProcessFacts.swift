import CoreModels
import CoreTerminal
import Foundation

/// What a command learns of the process it runs in; tests make their own.
struct ProcessFacts: Sendable {
  /// The environment.
  var environment: [String: String]
  /// Whether this is macOS.
  var isMac: Bool
  /// Whether standard output and standard error are terminals.
  var isOutputTerminal: Bool
  var isErrorTerminal: Bool
  /// Writes to standard output and standard error.
  var write: @Sendable (String) -> Void
  var writeError: @Sendable (String) -> Void
  /// The terminal's size, where there is one.
  var size: @Sendable () -> TerminalSize?
  /// The machine's clock and time zone.
  var now: @Sendable () -> Instant
  var timeZone: @Sendable () -> TimeZone
}

extension ProcessFacts {
  /// The facts of this very process.
  static var live: ProcessFacts {
    ProcessFacts(
      environment: ProcessInfo.processInfo.environment, isMac: isMacOS,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      write: { StandardStream.output.write($0) }, writeError: { StandardStream.error.write($0) },
      size: StandardStream.terminalSize, now: systemClock, timeZone: { .current })
  }

  /// Where the command writes and what can be shown there, as an option asks.
  func terminal(color: ColorChoice) -> Terminal {
    let isDumb = environment["TERM"] == "dumb"
    return Terminal(
      write: write, writeError: writeError, isInteractive: isOutputTerminal && !isDumb,
      isErrorInteractive: isErrorTerminal && !isDumb,
      size: { [size, environment] in
        let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
        return size() ?? TerminalSize(columns: min(max(columns, 20), 1000), rows: 24)
      },
      colors: ColorDepth.detect(
        environment: environment, isTerminal: isOutputTerminal, choice: color),
      isUnicode: Terminal.isUnicode(environment: environment))
  }
}

#if os(macOS)
  private let isMacOS = true
#else
  private let isMacOS = false
#endif

@Sendable private func systemClock() -> Instant {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
}
