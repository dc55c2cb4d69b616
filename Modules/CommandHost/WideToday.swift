import CoreModels
import CorePlugin
import CoreReminders
import CoreTerminal

/// Today in two columns, each card below the shorter one.
struct WideToday {
  let cards: [Card]
  /// The rows that replace a card's lines, by product id.
  let rows: [String: [CardRow]]
  /// The next ones of today and tomorrow.
  let reminders: [Reminder]
  let world: World

  private static let gap = 2
  private static let widest = 160

  func lines() -> [String] {
    let width = (min(world.columns, Self.widest) - Self.gap) / 2
    var (left, right): ([String], [String]) = ([], [])
    for box in boxes(columns: width) {
      if left.count <= right.count { left += box } else { right += box }
    }
    return (0..<max(left.count, right.count)).map { row in
      let start = row < left.count ? left[row] : ""
      guard row < right.count else { return start }
      return start.padded(to: width + Self.gap) + right[row]
    }
  }

  private func boxes(columns: Int) -> [[String]] {
    let inner = Box.innerColumns(of: columns)
    let cards = cards.map { card -> (String, [CardRow]) in
      let rows = rows[card.product] ?? []
      return (card.title, rows.isEmpty ? card.lines.map { CardRow($0) } : rows)
    }
    let reminding = reminders.isEmpty ? [] : [(world.text(HostText.reminders), reminderRows)]
    return (cards + reminding).map { title, rows in
      Box(title: world.styled(title, .due), lines: lines(of: rows, columns: inner)).lines(
        columns: columns, isUnicode: world.terminal.isUnicode, border: .dim,
        colors: world.terminal.colors)
    }
  }

  private var reminderRows: [CardRow] {
    reminders.map { reminder in
      let isToday = reminder.day == world.moment.today
      let day = isToday ? [] : [reminder.day.shortText(in: world.language)]
      return CardRow(
        reminder.title, detail: (day + ["\(reminder.time)"]).joined(separator: " "),
        isToday ? .plain : .quiet)
    }
  }

  /// The rows with their marks and details below each other; what has neither is wrapped.
  private func lines(of rows: [CardRow], columns: Int) -> [String] {
    let marked = rows.filter { !$0.days.isEmpty }.map(\.detail.displayWidth).max() ?? 0
    return rows.flatMap { row -> [String] in
      let text = row.text.terminalSafe
      let detail = row.detail.terminalSafe
      if row.days.isEmpty, detail.isEmpty {
        return text.wrapped(to: columns).map { world.styled($0, row.tone) }
      }
      let width = row.days.isEmpty ? 0 : marked
      let end =
        (row.days.isEmpty ? "" : world.signs(of: row.days) + "  ")
        + world.styled(detail.padded(to: width, alignment: .trailing), row.detailTone)
      let room = max(columns - end.visibleWidth - 2, 1)
      let start = text.replacing("\n", with: " ").truncated(
        to: room, ellipsis: world.terminal.isUnicode ? "…" : "...")
      return [world.styled(start, row.tone).padded(to: room + 2) + end]
    }
  }
}
