import Foundation

/// Standard input while a secret is typed: a terminal shows nothing of it.
enum HiddenInput {
  /// The next line, without its newline; `nil` at the end. Of a pipe as it is.
  @Sendable static func readLine() -> String? {
    var terminal = termios()
    guard tcgetattr(STDIN_FILENO, &terminal) == 0 else { return Swift.readLine() }
    terminal.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &terminal)
    defer { showAgain() }
    return Swift.readLine()
  }

  /// Shows what is typed again, line by line, where that was not so; safe in a signal handler.
  static func showAgain() {
    var terminal = termios()
    // Setting what holds already would stop a command in the background.
    let usual = tcflag_t(ECHO) | tcflag_t(ICANON)
    guard tcgetattr(STDIN_FILENO, &terminal) == 0, terminal.c_lflag & usual != usual else {
      return
    }
    terminal.c_lflag |= usual
    tcsetattr(STDIN_FILENO, TCSANOW, &terminal)
  }
}
