import CoreModels
import CoreTerminal
import Foundation

/// Standard output or standard error, written through at once.
enum StandardStream: Sendable {
  case output, error

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  /// Writes all bytes. A reader that went away ends the process quietly, as `head` expects; any
  /// other trouble with standard output ends it with 74, because nobody would see the answer.
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

  /// The size of the terminal that standard output, else standard error, is.
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

/// What happens when a person presses Ctrl-C, and when a reader went away.
enum Signals {
  /// Makes writing to a program or connection that ended an error of the write, instead of the end
  /// of the whole command; ``StandardStream`` sees to standard output.
  static func outliveBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Shows the cursor again before the process ends; the store needs nothing, because a
  /// transaction that did not end leaves no trace.
  static func keepTerminalClean() {
    guard isatty(STDERR_FILENO) == 1 || isatty(STDOUT_FILENO) == 1 else { return }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        // Only what is safe in a signal handler.
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
