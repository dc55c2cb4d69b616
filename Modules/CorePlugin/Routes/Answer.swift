public import CoreModels
import CoreStorage
public import CoreTerminal

/// How a command answers.
public enum AnswerStyle: Sendable {
  /// With layout and colour, for a person at a terminal.
  case drawn
  /// Bare lines, for a pipe or a person who asked for them.
  case plain
  /// One JSON value, for scripts.
  case json
}

extension World {
  /// Prints the JSON value under `--json`, else the lines of the screen.
  public func answer(_ json: @autoclosure () throws -> JSONValue, lines: () -> [String]) throws {
    switch answers {
    case .json:
      terminal.line(try JSON.text(json().naming(store.leftOut), pretty: terminal.isInteractive))
    case .drawn, .plain: terminal.lines(lines())
    }
  }

  /// Columns that a screen may use: the terminal's, from 20 up.
  public var columns: Int { max(terminal.size().columns, 20) }

  /// Whether the person wants a layout: boxes, centring, colour.
  public var isDrawn: Bool {
    if case .drawn = answers { true } else { false }
  }

  /// Styles a text for this terminal; plain and JSON answers have no styles.
  public func styled(_ text: String, _ style: Style) -> String {
    isDrawn ? style(text, terminal.colors) : text
  }

  /// Whether somebody sits at a terminal, to be shown something and asked about it.
  public var canAsk: Bool { isDrawn && terminal.isInteractive && terminal.isInputInteractive }

  /// What the person types after a prompt, without white space around it; `nil` at the input's end.
  public func ask(_ prompt: String) -> String? {
    terminal.writeError(prompt + " ")
    return terminal.readLine()?.trimmingWhitespace()
  }

  /// A password or key that the person types unseen after a prompt, as it was typed; `nil` at the
  /// input's end.
  public func askSecret(_ prompt: String) -> String? {
    terminal.writeError(prompt + " ")
    defer { terminal.errorLine("") }
    return terminal.readSecret()
  }
}

extension JSONValue {
  /// An object with a member for the records that had to be left out of it, where there are any.
  func naming(_ leftOut: [RecordName]) -> JSONValue {
    guard !leftOut.isEmpty, case .object(var members) = self else { return self }
    members["unreadable"] = .array(
      leftOut.map { ["kind": .string($0.kind), "id": .string($0.id)] })
    return .object(members)
  }
}
