/// Where a command writes, and what can be shown there; a host fills it in once.
public struct Terminal: Sendable {
  /// Writes to standard output as it stands, without adding a newline.
  public let write: @Sendable (String) -> Void
  /// Writes to standard error as it stands, without adding a newline.
  public let writeError: @Sendable (String) -> Void
  /// Whether standard output is a terminal that can move its cursor: false for `TERM=dumb`.
  public let isInteractive: Bool
  /// Whether standard error is a terminal that can move its cursor: false for `TERM=dumb`.
  public let isErrorInteractive: Bool
  /// The size at the moment of asking; it changes while a command runs.
  public let size: @Sendable () -> TerminalSize
  /// How many colours standard output shows.
  public let colors: ColorDepth
  /// Whether the locale can show more than ASCII.
  public let isUnicode: Bool
  /// Whether standard input is a terminal, so that somebody can be asked.
  public let isInputInteractive: Bool
  /// The next line that the person types, without its newline; `nil` once there is none.
  public let readLine: @Sendable () -> String?
  /// The same for passwords and keys, which are not shown while they are typed.
  public let readSecret: @Sendable () -> String?
  /// Begins to tell of keys and changes of the screen; answers what ends it.
  public let listen: @Sendable (TerminalEvents) -> @Sendable () -> Void

  /// A terminal of values and effects that the host chose.
  public init(
    write: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void,
    isInteractive: Bool, isErrorInteractive: Bool,
    size: @escaping @Sendable () -> TerminalSize,
    colors: ColorDepth, isUnicode: Bool, isInputInteractive: Bool = false,
    readLine: @escaping @Sendable () -> String? = { nil },
    readSecret: @escaping @Sendable () -> String? = { nil },
    listen: @escaping @Sendable (TerminalEvents) -> @Sendable () -> Void = { _ in {} }
  ) {
    self.write = write
    self.writeError = writeError
    self.isInteractive = isInteractive
    self.isErrorInteractive = isErrorInteractive
    self.size = size
    self.colors = colors
    self.isUnicode = isUnicode
    self.isInputInteractive = isInputInteractive
    self.readLine = readLine
    self.readSecret = readSecret
    self.listen = listen
  }

  /// Writes one line and its newline to standard output.
  public func line(_ text: String = "") { write(text + "\n") }

  /// Writes several lines, each with its newline, in one piece.
  public func lines(_ texts: [String]) {
    if !texts.isEmpty { write(texts.joined(separator: "\n") + "\n") }
  }

  /// Writes one line and its newline to standard error.
  public func errorLine(_ text: String) { writeError(text + "\n") }

  /// Whether a POSIX locale is UTF-8: the first of `LC_ALL`, `LC_CTYPE`, `LANG` that is not empty.
  public static func isUnicode(environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let encoding = locale?.lowercased().split(separator: ".").last else { return false }
    return encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8")
  }
}

/// A terminal's size in character cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells in a row.
  public let columns: Int
  /// Rows on the screen.
  public let rows: Int

  /// A size in cells.
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

  static func cursorUp(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
}
