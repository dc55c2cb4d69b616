import CoreModels

/// A week a row, from today until the goal's last day: what is due, and how much of it.
struct TimetableDocument {
  /// Rows at most; more weeks make a table that nobody reads.
  static let longest = 26

  let facts: PlanFacts
  let state: GoalState

  var lines: [String] {
    let weeks = min(facts.weeks, TimetableDocument.longest)
    var lines = [say(.timetableHead), "|---|---|---|---|"]
    for week in 0..<weeks {
      let first = facts.today.advanced(by: week * 7)
      let last = week == facts.weeks - 1 ? facts.schedule.end : first.advanced(by: 6)
      let due = state.steps.filter { step in
        !state.done.contains(step.id) && (step.due.map { (first...last).contains($0) } ?? false)
      }.map { $0.title.cell }
      lines.append(
        "| \(week + 1) | \(facts.textLanguage.date(first, from: facts.today)) | \(amount(week)) | "
          + "\(due.joined(separator: "; ")) |")
    }
    if facts.weeks > weeks { lines += ["", say(.moreWeeks(facts.weeks - weeks))] }
    return lines + ["", say(.rhythm(times: facts.sessions, minutes: facts.minutes))]
  }

  private func say(_ text: PlannerText) -> String { text.text(in: facts.textLanguage) }

  private func amount(_ week: Int) -> String {
    switch facts.reading.kind {
    case .run:
      let runs = facts.runs.longRuns
      return week < runs.count ? "\(runs[week]) km" : "\(facts.decimal(facts.distance)) km"
    case .save:
      let parts = facts.weekly
      return week < parts.count
        ? facts.money(week == parts.count - 1 ? parts.last : parts.amount) : "–"
    case .novel: return say(.words(min(facts.wordsADay.amount * 5, facts.novelWords)))
    case .books: return say(.pages(facts.pagesADay * 7))
    case .language: return say(.words(facts.vocabularyParts.amount))
    default: return "\(facts.sessions) × \(facts.minutes) min"
    }
  }
}

extension String {
  /// Fit for a cell of a Markdown table.
  var cell: String { replacing("|", with: "/").replacing("\n", with: " ") }
}
