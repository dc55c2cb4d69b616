/// The terminal of a command: its streams and capabilities. The host sets it up once.
public struct Terminal: Sendable {
  /// Writes to standard output, without adding a newline.
  public let write: @Sendable (String) -> Void
  /// Writes to standard error, without adding a newline.
  public let writeError: @Sendable (String) -> Void
  /// `true` if standard output is a terminal that can move its cursor; `false` for `TERM=dumb`.
  public let isInteractive: Bool
  /// `true` if standard error is a terminal that can move its cursor; `false` for `TERM=dumb`.
  public let isErrorInteractive: Bool
  /// Returns the current size, which may change while a command runs.
  public let size: @Sendable () -> TerminalSize
  /// The colour depth of standard output.
  public let colors: ColorDepth
  /// `true` if the locale supports more than ASCII.
  public let isUnicode: Bool
  /// `true` if the terminal erases in the background colour in use, as nearly all do.
  public let erasesInColor: Bool
  /// `false` where output is shown in a pane, which needs no boxes within.
  public let framesBoxes: Bool
  /// `true` if standard input is a terminal, so that the person can be asked.
  public let isInputInteractive: Bool
  /// Reads the next typed line, without its newline; `nil` at the end of input.
  public let readLine: @Sendable () -> String?
  /// Reads a password or key without echoing it; `nil` at the end of input.
  public let readSecret: @Sendable () -> String?
  /// Starts reporting keys and changes of the screen; returns a function that stops it.
  public let listen: @Sendable (TerminalEvents) -> @Sendable () -> Void
  /// Takes a screen of its own, or returns to the former one, as the host also does when the process
  /// stops or ends.
  public var takeScreen: @Sendable (Bool) -> Void
  /// Turns Ctrl-C into a key for a listener, or back into the end of the process.
  public let takeInterrupt: @Sendable (Bool) -> Void

  /// Creates a terminal from the host's values and effects.
  public init(
    write: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void,
    isInteractive: Bool, isErrorInteractive: Bool,
    size: @escaping @Sendable () -> TerminalSize,
    colors: ColorDepth, isUnicode: Bool, erasesInColor: Bool = true,
    framesBoxes: Bool = true,
    isInputInteractive: Bool = false,
    readLine: @escaping @Sendable () -> String? = { nil },
    readSecret: @escaping @Sendable () -> String? = { nil },
    listen: @escaping @Sendable (TerminalEvents) -> @Sendable () -> Void = { _ in {} },
    takeScreen: @escaping @Sendable (Bool) -> Void = { _ in },
    takeInterrupt: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.write = write
    self.writeError = writeError
    self.isInteractive = isInteractive
    self.isErrorInteractive = isErrorInteractive
    self.size = size
    self.colors = colors
    self.isUnicode = isUnicode
    self.erasesInColor = erasesInColor
    self.framesBoxes = framesBoxes
    self.isInputInteractive = isInputInteractive
    self.readLine = readLine
    self.readSecret = readSecret
    self.listen = listen
    self.takeScreen = takeScreen
    self.takeInterrupt = takeInterrupt
  }

  /// Writes a line to standard output.
  public func line(_ text: String = "") { write(text + "\n") }

  /// Writes several lines to standard output, in a single write.
  public func lines(_ texts: [String]) {
    if !texts.isEmpty { write(texts.joined(separator: "\n") + "\n") }
  }

  /// Writes a line to standard error.
  public func errorLine(_ text: String) { writeError(text + "\n") }

  /// `true` if the POSIX locale is UTF-8: the first non-empty of `LC_ALL`, `LC_CTYPE`, `LANG`.
  public static func isUnicode(environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let encoding = locale?.lowercased().split(separator: ".").last else { return false }
    return encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8")
  }
}

/// A terminal's size in character cells.
public struct TerminalSize: Hashable, Sendable {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// Creates a size in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// The control sequences in use (ECMA-48; `?25` is DEC's cursor mode).
enum Control {
  static let resetStyle = "\u{1B}[0m"
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  static let clearLine = "\r\u{1B}[K"
  static let eraseDown = "\u{1B}[J"
  static let eraseRight = "\u{1B}[K"
  static let home = "\u{1B}[H"

  /// Erases some columns and stays before them.
  static func erase(_ columns: Int) -> String { "\u{1B}[\(columns)X" }
  static func forward(_ columns: Int) -> String { "\u{1B}[\(columns)C" }

  /// A style of these parameters; empty for none.
  static func style(_ parameters: [String]) -> String {
    parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  /// A style in place of another.
  static func afterReset(_ style: String) -> String { "\u{1B}[0;" + style.dropFirst(2) }

  /// Moves to a row and a column, both from 0.
  static func move(toRow row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
  static func cursorUp(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
}
