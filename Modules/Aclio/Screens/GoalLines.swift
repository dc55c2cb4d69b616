import CoreModels
import CorePlugin
import CoreTerminal

extension World {
  /// The maximum width of a goal's lines, for readability.
  static let widestGoal = 72

  /// The width of goal screens, in columns.
  var goalColumns: Int { min(columns, Self.widestGoal) }

  /// A text after a head, with a hanging indent; on one line in a pipe.
  func hanging(_ head: String, _ text: String, _ style: Style = .plain) -> [String] {
    let text = text.terminalSafe
    guard isDrawn else { return [head + text.replacing("\n", with: " ")] }
    let indent = head.visibleWidth
    return text.wrapped(to: max(goalColumns - indent, 8)).enumerated().map { index, line in
      (index == 0 ? head : String(repeating: " ", count: indent)) + styled(line, style)
    }
  }

  /// A text of our own, wrapped.
  func sentence(_ text: some CatalogText, _ style: Style = .plain) -> [String] {
    hanging("", self.text(text), style)
  }

  /// Facts side by side.
  func facts(_ facts: [String]) -> [String] {
    hanging("", facts.filter { !$0.isEmpty }.joined(separator: separator), .dim)
  }

  /// A progress bar for a share of 0 … 1.
  func bar(_ share: Double, columns: Int, color: Color? = nil) -> String {
    let full = Int((min(max(share, 0), 1) * Double(columns)).rounded(.down))
    let (on, off) = terminal.isUnicode ? ("█", "░") : ("#", ".")
    return styled(String(repeating: on, count: full), Style(foreground: color))
      + styled(String(repeating: off, count: columns - full), .dim)
  }

  /// The urgency of a goal or step in words; empty without a date.
  func dueText(_ due: Day?, _ status: DueStatus?) -> String {
    guard let due, let status else { return "" }
    let days = today.distance(to: due)
    let sentence: GoalText =
      switch status {
      case .overdue: .overdue(max(-days, 1))
      case .today: .dueToday
      case .soon where days > 0: .dueIn(days)
      case .soon, .normal: .dueOn(due)
      }
    return text(sentence)
  }

  /// The status of a goal in words: archived, completed, or its urgency.
  func statusText(of overview: GoalOverview) -> String {
    if overview.goal.isArchived { return text(GoalText.archived) }
    if overview.isCompleted { return text(GoalText.completed) }
    return dueText(overview.goal.dueDate, overview.due)
  }
}

extension Goal {
  /// The goal's colour on a terminal.
  var color: Color? {
    UInt32(iconColor.dropFirst(), radix: 16).map { Color($0) }
  }

  /// The name on one line, safe for the terminal.
  var shownName: String { name.onOneTerminalLine }
}

extension String {
  /// The text on one line, safe for the terminal.
  var onOneTerminalLine: String {
    terminalSafe.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
