import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page of a habit: its month, its statistics, its last year by day, and its weeks.
  static let moriHabit = MoriTab.habits.page(
    "/mori/habits/{id}", template: Content.Pages.habit
  ) { request, world in
    guard let id = request.parameters["id"] else { return nil }
    return try await world.store.read { snapshot in
      try HabitPage(id, request, snapshot: snapshot, world: world)?.values
    }
  }
}

/// A habit, as template values.
struct HabitPage {
  let habit: HabitStatistics
  let pattern: HabitPattern
  let month: MonthTable
  /// The month's days.
  let days: [HabitDay]
  /// The day whose minutes can be corrected.
  let chosen: HabitDay
  let world: World

  /// `nil` if there is no such habit.
  init?(_ id: String, _ request: RouteRequest, snapshot: Snapshot, world: World) throws {
    let (ledger, today) = (HabitLedger(snapshot: snapshot), world.today)
    guard let habit = try ledger.habits(includingArchived: true).first(where: { $0.id == id })
    else { return nil }
    self.world = world
    let history = try HabitHistory(ledger, of: habit, from: .first, to: today)
    self.habit = HabitStatistics(habit, in: history)
    pattern = HabitPattern(habit, in: history)
    let asked = request.asked("day").flatMap { Day($0) }.map { min($0, today) }
    month = MonthTable(
      request.asked("month"), around: asked ?? today,
      path: "/mori/habits/\(id.percentEncoded)", world: world)
    days = try ledger.days(month.first...month.last, of: [habit], on: today)[id] ?? []
    let day = asked ?? min(today, month.last)
    chosen =
      days.first { $0.day == day } ?? HabitDay(day: day, mark: .free, minutes: 0)
  }

  var values: [String: any Sendable] {
    let (state, language) = (habit.state, world.language)
    let row = HabitRow(state: state, world: world).values
    let facts: [(HabitText, HabitText)] = [
      (.currentStreak, state.length(of: state.progress.streak)),
      (.bestStreak, state.length(of: state.progress.bestStreak)),
      (.total, .minutes(habit.total)), (.lastWeek, .minutes(habit.lastWeek)),
    ]
    let own: [String: any Sendable] = [
      "title": state.habit.name, "heading": state.habit.name, "isUsed": state.habit.archived == nil,
      "back": "\(month.path)", "percent": state.percent,
      "percentText": world.text(HabitText.percent(state.percent)),
      "score": "\(world.text(HabitText.score)): \(world.text(HabitText.percent(state.percent)))",
      "onDays": world.text(
        state.habit.archived.map { .sinceArchived($0) } ?? HabitText.onDays(state.habit.schedule)),
      "form": HabitForm(habit: state.habit, world: world).values,
      "facts": facts.map { ["name": world.text($0), "value": world.text($1)] },
      "sentence": sentence, "month": monthValues, "chosen": chosenValues,
      "year": HabitYearPicture(year: habit.year, language: language).svg,
      "levels": HabitYearPicture.levels,
      "less": world.text(HabitText.less), "more": world.text(HabitText.more),
      "pause": world.text(HabitText.pause), "yearsTitle": world.text(HabitText.years),
      "hasMinutes": !habit.years.isEmpty,
      "charts": HabitCharts(habit: habit, world: world).values,
      "years": habit.years.reversed().map { year in
        ["span": "\(year.span)", "minutes": world.text(HabitText.minutes(year.minutes))]
      },
    ]
    return row.merging(own) { $1 }
  }

  private var sentence: String {
    guard let day = pattern.strongest else {
      return world.text(HabitText.keptDays(world.language.grouped(pattern.keptDays)))
    }
    let name = world.language.weekdayNames[day.rawValue - 1]
    return world.text(HabitText.strongestDay(name, minutes: pattern.average))
  }

  private var monthValues: [String: any Sendable] {
    let known = Dictionary(days.map { ($0.day, $0) }) { first, _ in first }
    return month.values(
      chosen: chosen.day, address: { "\(month.path)?day=\($0)#day" },
      cell: { day in
        guard let day = known[day] else { return MonthTable.Cell() }
        return MonthTable.Cell(
          kind: day.kind, note: day.minutes == 0 ? "" : "\(day.minutes)",
          words: day.words(in: world))
      })
  }

  private var chosenValues: [String: any Sendable] {
    let date = chosen.day.longText(in: world.language)
    return [
      "day": "\(chosen.day)", "date": date, "minutes": chosen.minutes,
      "text": world.text(HabitText.minutes(chosen.minutes)),
      "least": min(chosen.minutes, 0), "isSkipped": chosen.mark == .paused,
      "done": "\(habit.state.habit.name), \(date)",
      "back": "\(month.path)?day=\(chosen.day)",
    ]
  }
}
