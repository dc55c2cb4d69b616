import CoreModels

/// A timetable with a row per week, from today's to the goal's last: the steps due, and the
/// amounts.
struct TimetableDocument {
  /// The maximum number of rows; a longer table would not be read.
  static let longest = 26

  let facts: PlanFacts
  let goal: PlannerGoal
  let today: Day

  var lines: [String] {
    var lines = [say(.timetableHead), "|---|---|---|---|"]
    let all = weeks
    let now = all.firstIndex { $0.upperBound >= today } ?? all.count - 1
    let shown = Array(all.enumerated().dropFirst(now).prefix(TimetableDocument.longest))
    for (index, week) in shown {
      let due = goal.steps.filter { step in
        !step.isDone && (step.due.map { week.contains($0) } ?? false)
      }.map { $0.title.cell }
      let from = week.lowerBound.inSentence(on: today).text(in: facts.textLanguage)
      lines.append(
        "| \(index + 1) | \(from) | "
          + "\(amount(week, at: index)) | \(due.joined(separator: "; ")) |")
    }
    let left = all.count - now - shown.count
    if left > 0 { lines += ["", say(.moreWeeks(left))] }
    return lines + ["", say(.rhythm(facts.sessions, minutes: facts.minutes))]
  }

  /// Weeks of seven days from the plan's start, the last one possibly shorter.
  private var weeks: [ClosedRange<Day>] {
    (0...facts.schedule.days / 7).map { week in
      let first = facts.today.advanced(by: week * 7)
      return first...min(first.advanced(by: 6), facts.schedule.end)
    }
  }

  private func say(_ text: DocumentText) -> String { text.text(in: facts.textLanguage) }

  private func amount(_ days: ClosedRange<Day>, at week: Int) -> String {
    switch facts.reading.kind {
    case .run:
      if days.contains(facts.schedule.end) { return "\(facts.decimal(facts.distance)) km" }
      let run = facts.runs.longRuns.first { days.contains($0.day) }
      return run.map { "\($0.kilometres) km" } ?? "–"
    case .save where facts.reading.money == nil: return "–"
    case .save:
      let paid = facts.savings.paid(in: days)
      return paid > 0 ? facts.money(paid) : "–"
    case .novel: return say(.words(min(facts.wordsADay.amount * 5, facts.novelWords)))
    case .books:
      return days.upperBound < facts.readingTime.today ? "–" : say(.pages(facts.pagesADay * 7))
    case .language:
      let left = facts.vocabulary - week * facts.vocabularyAWeek
      return left > 0 ? say(.words(min(facts.vocabularyAWeek, left))) : "–"
    default: return "\(facts.sessions) × \(facts.minutes) min"
    }
  }
}

extension String {
  /// The text made safe for a cell of a Markdown table.
  var cell: String { replacing("|", with: "/").replacing("\n", with: " ") }
}
