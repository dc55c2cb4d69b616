import CoreModels
import CorePlugin
import CoreTerminal

extension World {
  /// Widest lines of goals, so that they stay readable.
  static let widestGoal = 72

  /// Columns that screens of goals use.
  var goalColumns: Int { min(columns, Self.widestGoal) }

  /// A text after a head, further lines indented as far; on one line where there is no layout.
  func hanging(_ head: String, _ text: String, _ style: Style = .plain) -> [String] {
    let text = text.terminalSafe
    guard isDrawn else { return [head + text.replacing("\n", with: " ")] }
    let indent = head.visibleWidth
    return text.wrapped(to: max(goalColumns - indent, 8)).enumerated().map { index, line in
      (index == 0 ? head : String(repeating: " ", count: indent)) + styled(line, style)
    }
  }

  /// A sentence of ours, wrapped.
  func sentence(_ text: some CatalogText, _ style: Style = .plain) -> [String] {
    hanging("", self.text(text), style)
  }

  /// Facts beside each other.
  func facts(_ facts: [String]) -> [String] {
    hanging("", facts.filter { !$0.isEmpty }.joined(separator: separator), .dim)
  }

  /// A share of 0 … 1 as a bar.
  func bar(_ share: Double, columns: Int, color: Color? = nil) -> String {
    let full = Int((min(max(share, 0), 1) * Double(columns)).rounded(.down))
    let (on, off) = terminal.isUnicode ? ("█", "░") : ("#", ".")
    return styled(String(repeating: on, count: full), Style(foreground: color))
      + styled(String(repeating: off, count: columns - full), .dim)
  }

  /// How pressing a goal or step is, in words; empty without a date.
  func dueText(_ due: Day?, _ status: DueStatus?) -> String {
    status?.text(due, on: today).map(text) ?? ""
  }

  /// What is the matter with a goal, in words: how it ended, or how pressing it is.
  func statusText(of overview: GoalOverview) -> String {
    if overview.goal.isArchived { return text(GoalText.archived) }
    if overview.isCompleted { return text(GoalText.completed) }
    return dueText(overview.goal.dueDate, overview.due)
  }
}

extension Goal {
  /// The colour of its category, where a terminal has colours.
  var color: Color? {
    UInt32(iconColor.dropFirst(), radix: 16).map { Color($0) }
  }

  /// The name on one line of a terminal.
  var shownName: String { name.onOneTerminalLine }
}

extension String {
  /// Without line breaks and without what drives a terminal.
  var onOneTerminalLine: String {
    terminalSafe.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension DueStatus {
  /// How pressing that date is on a day; `nil` without a date.
  func text(_ due: Day?, on today: Day) -> GoalText? {
    guard let due else { return nil }
    let days = today.distance(to: due)
    return switch self {
    case .overdue: .overdue(max(-days, 1))
    case .today: .dueToday
    case .soon where days > 0: .dueIn(days)
    case .soon, .normal: .dueOn(due)
    }
  }
}
