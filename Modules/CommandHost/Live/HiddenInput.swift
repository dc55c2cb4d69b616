import Foundation

/// Standard input without echo, for typing secrets.
enum HiddenInput {
  /// Reads the next line without its newline, `nil` at the end. Reads pipes as they are.
  @Sendable static func readLine() -> String? {
    var terminal = termios()
    guard tcgetattr(STDIN_FILENO, &terminal) == 0 else { return Swift.readLine() }
    terminal.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &terminal)
    defer { showAgain() }
    return Swift.readLine()
  }

  /// Restores echo and line mode if they were off; safe in a signal handler.
  static func showAgain() {
    var terminal = termios()
    // Setting unchanged modes would stop a background command.
    let usual = tcflag_t(ECHO) | tcflag_t(ICANON)
    guard tcgetattr(STDIN_FILENO, &terminal) == 0, terminal.c_lflag & usual != usual else {
      return
    }
    terminal.c_lflag |= usual
    tcsetattr(STDIN_FILENO, TCSANOW, &terminal)
  }
}
