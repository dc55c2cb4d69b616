import Foundation
import Synchronization

/// A line that is typed at the terminal and not shown there.
enum SecretLine {
  /// The signal that came while the terminal was silent, 0 for none.
  private static let interruption = Atomic<Int32>(0)
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// The next line of standard input without its newline; `nil` at its end.
  ///
  /// However the reading ends, the terminal shows again what is typed: a signal is acted on
  /// afterwards.
  @Sendable static func read() -> String? {
    var shown = termios()
    guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return readLine() }
    interruption.store(0, ordering: .relaxed)
    let former = signals.map { ($0, catching($0)) }
    var silent = shown
    silent.c_lflag &= ~tcflag_t(ECHO)
    // What was typed ahead is kept.
    tcsetattr(STDIN_FILENO, TCSADRAIN, &silent)
    let line = bytes()
    tcsetattr(STDIN_FILENO, TCSADRAIN, &shown)
    for (number, action) in former {
      var action = action
      sigaction(number, &action, nil)
    }
    StandardStream.error.write("\n")
    let signal = interruption.load(ordering: .relaxed)
    if signal != 0 { raise(signal) }
    return line.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Remembers the signal instead of what it does, and answers what it did.
  private static func catching(_ number: Int32) -> sigaction {
    var (action, former) = (sigaction(), sigaction())
    let remember: @convention(c) (Int32) -> Void = { number in
      SecretLine.interruption.store(number, ordering: .relaxed)
    }
    #if os(Linux)
      action.__sigaction_handler.sa_handler = remember
    #else
      action.__sigaction_u.__sa_handler = remember
    #endif
    // Without SA_RESTART, so that reading ends.
    sigaction(number, &action, &former)
    return former
  }

  private static func bytes() -> [UInt8]? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while interruption.load(ordering: .relaxed) == 0 {
      let count = Foundation.read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return line.isEmpty ? nil : line }
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    return nil
  }
}
