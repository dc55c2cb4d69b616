import CoreModels
import CorePlugin
import CoreReminders
import CoreTerminal

/// Today's cards in boxes, in one column or two.
struct TodayBoxes {
  let cards: [RowCard]
  /// The next ones of today and tomorrow.
  let reminders: [Reminder]
  let world: World

  private static let gap = 2
  private static let widest = 160

  /// Puts each card below the shorter column.
  func inTwoColumns() -> [String] {
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

  /// The cards for a screen reader, a row a line.
  func spokenLines() -> [String] {
    sections.flatMap { title, rows in ["", title] + rows.map { $0.said(in: world.language) } }
  }

  func boxes(columns: Int) -> [[String]] {
    let (inner, isFramed) = (Box.innerColumns(of: columns), world.terminal.framesBoxes)
    return sections.map { title, rows in
      let box = Box(title: world.styled(title, .due), lines: lines(of: rows, columns: inner)).lines(
        columns: columns, isUnicode: world.terminal.isUnicode, border: .dim,
        colors: world.terminal.colors, isFramed: isFramed)
      return isFramed ? box : [""] + box
    }
  }

  /// The cards and the reminders, each a title with its rows.
  private var sections: [(title: String, rows: [CardRow])] {
    let cards = cards.map { ($0.title, $0.rows) }
    let next = reminders.map { $0.row(on: world.moment.today, in: world.language) }
    return cards + (next.isEmpty ? [] : [(world.text(HostText.reminders), next)])
  }

  private func lines(of rows: [CardRow], columns: Int) -> [String] {
    let marked = rows.widestMarkedDetail
    return rows.flatMap { world.lines(of: $0, markedWidth: marked, columns: columns) }
  }
}

extension [CardRow] {
  /// The width of the details beside days, which stand below each other.
  var widestMarkedDetail: Int {
    filter { !$0.days.isEmpty }.map(\.detail.displayWidth).max() ?? 0
  }
}

extension World {
  /// The columns that a row's text keeps beside marks and a detail.
  private static let leastName = 8

  /// Formats a row with its marks and its detail at the right; what has neither is wrapped.
  func lines(of row: CardRow, markedWidth: Int, columns: Int) -> [String] {
    let text = row.text.terminalSafe
    let detail = row.detail.terminalSafe
    if row.days.isEmpty, detail.isEmpty {
      return text.wrapped(to: columns).map { styled($0, row.tone) }
    }
    let width = row.days.isEmpty ? 0 : markedWidth
    let words = styled(detail.padded(to: width, alignment: .trailing), row.detailTone)
    let marks = row.days.isEmpty ? "" : signs(of: row.days) + "  "
    let least = min(text.displayWidth, Self.leastName)
    // Where it is narrow, the name is worth more than the words, and these more than the days.
    let end =
      [marks + words, words, signs(of: Array(row.days.suffix(1))), ""].first {
        columns - $0.visibleWidth - 2 >= least
      } ?? ""
    let room = max(columns - (end.isEmpty ? 0 : end.visibleWidth + 2), 1)
    // Nothing but a habit's name is cut, and no detail is left out.
    if !detail.isEmpty, end.isEmpty || row.days.isEmpty && text.displayWidth > room {
      let below = detail.wrapped(to: columns).map { $0.padded(to: columns, alignment: .trailing) }
      return text.wrapped(to: columns).map { styled($0, row.tone) }
        + below.map { styled($0, row.detailTone) }
    }
    let start = text.replacing("\n", with: " ").truncated(
      to: room, ellipsis: terminal.isUnicode ? "…" : "...")
    return [styled(start, row.tone).padded(to: end.isEmpty ? 0 : room + 2) + end]
  }
}
