import Foundation
import Synchronization

/// Standard input without echo, for typing secrets.
enum HiddenInput {
  /// The character that interrupts, as it was before anything changed; 0 while unknown.
  private static let interrupt = Atomic<UInt8>(0)

  /// Reads the next line without its newline, `nil` at the end. Reads pipes as they are.
  @Sendable static func readLine() -> String? {
    var terminal = termios()
    guard tcgetattr(STDIN_FILENO, &terminal) == 0 else { return Swift.readLine() }
    terminal.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &terminal)
    defer { showAgain() }
    return Swift.readLine()
  }

  /// The character that interrupts, usually Ctrl-C; `nil` for none.
  static var usualInterrupt: UInt8? {
    let known = interrupt.load(ordering: .relaxed)
    return known == 0 ? nil : known
  }

  /// Remembers the character that interrupts.
  static func keepInterrupt(of terminal: termios) {
    if let key = terminal.interruptKey { interrupt.store(key, ordering: .relaxed) }
  }

  /// Restores echo, line mode and Ctrl-C if they were off; safe in a signal handler.
  static func showAgain() {
    var terminal = termios()
    // Setting unchanged modes would stop a background command.
    let usual = tcflag_t(ECHO) | tcflag_t(ICANON)
    guard tcgetattr(STDIN_FILENO, &terminal) == 0,
      terminal.c_lflag & usual != usual || terminal.interruptKey == nil && usualInterrupt != nil
    else { return }
    terminal.c_lflag |= usual
    if terminal.interruptKey == nil { terminal.interruptKey = usualInterrupt }
    tcsetattr(STDIN_FILENO, TCSANOW, &terminal)
  }
}

extension termios {
  /// The character that interrupts the process; `nil` for none.
  var interruptKey: UInt8? {
    get {
      let key = withUnsafeBytes(of: c_cc) { $0[Int(VINTR)] }
      return key == Self.noKey ? nil : key
    }
    set { withUnsafeMutableBytes(of: &c_cc) { $0[Int(VINTR)] = newValue ?? Self.noKey } }
  }

  #if os(macOS)
    private static let noKey: UInt8 = 0xFF
  #else
    private static let noKey: UInt8 = 0
  #endif
}
