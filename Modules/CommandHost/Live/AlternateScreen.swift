import Foundation
import Synchronization

/// The terminal's second screen, which has no history of its own: leaving it brings back what was
/// there before.
enum AlternateScreen {
  private static let isTaken = Atomic<Bool>(false)

  /// Signals of a program error: the terminal is put right before the process ends.
  private static let fatal = [SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE]

  /// Takes the screen, or leaves it.
  @Sendable static func take(_ isOn: Bool) {
    isTaken.store(isOn, ordering: .relaxed)
    for number in fatal {
      guard isOn else {
        signal(number, SIG_DFL)
        continue
      }
      signal(number) { number in
        AlternateScreen.leaveForNow()
        HiddenInput.showAgain()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    isOn ? enter() : leave()
  }

  // The following functions also run in signal handlers, and call only what is safe there.

  /// Leaves the screen while the process is stopped, or for good when it ends.
  static func leaveForNow() {
    if isTaken.load(ordering: .relaxed) { leave() }
  }

  /// Enters the screen after a stop.
  static func enterAgain() {
    if isTaken.load(ordering: .relaxed) { enter() }
  }

  // The cursor and marks around pasted text belong to the screen (DEC's modes 25 and 2004).

  private static func enter() { write("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l") }

  private static func leave() { write("\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l") }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
