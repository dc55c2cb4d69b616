import CoreModels
import CoreTerminal
import Foundation

/// Unbuffered standard output or standard error.
enum StandardStream: Sendable {
  case output, error

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  /// Writes all bytes. A closed pipe ends the process quietly, as `head` expects. Any other failure
  /// of standard output exits with 74, because the result would be lost.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EPIPE {
          signal(SIGPIPE, SIG_DFL)
          raise(SIGPIPE)
        } else if errno == EAGAIN {
          usleep(1000)
        } else if errno != EINTR {
          if self == .output { StandardStream.giveUp() }
          return
        }
      }
    }
  }

  private static func giveUp() -> Never {
    let language = Language(environment: ProcessInfo.processInfo.environment)
    error.write(HostText.lostOutput.text(in: language) + "\n")
    error.write(HostText.lostOutputAdvice.text(in: language) + "\n")
    exit(Failure.Kind.inputOutput.exitCode)
  }

  /// Returns the size of the terminal on standard output, otherwise on standard error.
  @Sendable static func terminalSize() -> TerminalSize? {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      var size = winsize()
      if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
      }
    }
    return nil
  }
}

/// The handling of Ctrl-C and closed pipes.
enum Signals {
  /// Turns SIGPIPE into an error of the write, so that a closed program or connection does not end
  /// the command. ``StandardStream`` handles standard output itself.
  static func outliveBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Restores the cursor before the process ends. The store needs no clean-up, because an
  /// unfinished transaction leaves no trace.
  static func keepTerminalClean() {
    guard isatty(STDERR_FILENO) == 1 || isatty(STDOUT_FILENO) == 1 else { return }
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
      signal(number) { number in
        // Calls only what is safe in a signal handler.
        AlternateScreen.leaveForNow()
        let reset: StaticString = "\u{1B}[0m\u{1B}[?25h"
        _ = Foundation.write(
          isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO, reset.utf8Start,
          reset.utf8CodeUnitCount)
        HiddenInput.showAgain()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
