public import CoreModels
import CoreStorage
public import CoreTerminal

/// The output style of a command.
public enum AnswerStyle: Sendable {
  /// Layout and colour, for a terminal.
  case drawn
  /// Plain lines, for a pipe or on request.
  case plain
  /// One JSON value, for scripts.
  case json
}

extension String {
  /// The text of a file as lines to print, without its last newline.
  public var printedLines: [String] {
    if isEmpty { return [] }
    return unicodeScalars.last == "\n" ? [String(unicodeScalars.dropLast())] : [self]
  }
}

extension World {
  /// Prints the JSON value under `--json`, otherwise the lines, wrapped on a terminal.
  public func answer(_ json: @autoclosure () throws -> JSONValue, lines: () -> [String]) throws {
    switch answers {
    case .json:
      terminal.line(try JSON.text(json().naming(store.leftOut), pretty: terminal.isInteractive))
    case .drawn where terminal.isInteractive:
      terminal.lines(lines().flatMap { $0.fitted(to: columns) })
    case .drawn, .plain: terminal.lines(lines())
    }
  }

  /// The usable columns: the terminal's, at least 20.
  public var columns: Int { max(terminal.size().columns, 20) }

  /// `true` for output with layout: boxes, centring, colour.
  public var isDrawn: Bool {
    if case .drawn = answers { true } else { false }
  }

  /// Returns a day of a list: as people of the language write it, or `yyyy-MM-dd` for programs.
  public func tabled(_ day: Day) -> String {
    isDrawn || isSpoken ? day.shortText(in: language) : day.description
  }

  /// Returns the line that ends a shortened list and names the limit that shows more; none for
  /// scripts, which get the list alone.
  public func more(limit: Int?) -> [String] {
    guard let limit, isDrawn || isSpoken else { return [] }
    return [styled(text(PluginText.thereIsMore("\(limit)")), .dim)]
  }

  /// Styles a text for this terminal; plain and JSON output have no styles.
  public func styled(_ text: String, _ style: Style) -> String {
    isDrawn ? style(text, terminal.colors) : text
  }

  /// `true` if a user at a terminal can see or hear questions, and answer them.
  public var canAsk: Bool {
    (isDrawn || isSpoken) && terminal.isInteractive && terminal.isInputInteractive
  }

  /// Prompts for a line and returns it trimmed, or `nil` at the end of the input.
  public func ask(_ prompt: String) -> String? {
    terminal.writeError(prompt + " ")
    return terminal.readLine()?.trimmingWhitespace()
  }

  /// Prompts for a password or key without echo and returns it unchanged, or `nil` at the end of
  /// the input.
  public func askSecret(_ prompt: String) -> String? {
    terminal.writeError(prompt + " ")
    defer { terminal.errorLine("") }
    return terminal.readSecret()
  }
}

extension JSONValue {
  /// Adds a member with the skipped records, if there are any, to an object.
  func naming(_ leftOut: [RecordName]) -> JSONValue {
    guard !leftOut.isEmpty, case .object(var members) = self else { return self }
    members["unreadable"] = .array(
      leftOut.map { ["kind": .string($0.kind), "id": .string($0.id)] })
    return .object(members)
  }
}
