import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

extension Page {
  /// The page with a habit's statistics, its last year by day, and its weeks.
  static let moriHabit = MoriTab.habits.page(
    "/mori/habits/{id}", template: Content.Pages.habit
  ) { request, world in
    let (today, id) = (world.today, request.parameters["id"])
    let habit = try await world.store.read { snapshot in
      try HabitLedger(snapshot: snapshot).statistics(on: today)
        .first { $0.state.habit.id == id }
    }
    return habit.map { HabitPage(habit: $0, world: world).values }
  }
}

/// The statistics of a habit, as template values.
struct HabitPage {
  let habit: HabitStatistics
  let world: World

  /// The number of weeks in the bar chart.
  private static let shownWeeks = 26

  var values: [String: any Sendable] {
    let (state, language) = (habit.state, world.language)
    let facts: [(HabitText, HabitText)] = [
      (.currentStreak, .days(state.progress.streak)),
      (.bestStreak, .days(state.progress.bestStreak)), (.score, .percent(state.percent)),
      (.total, .minutes(habit.total)), (.lastWeek, .minutes(habit.lastWeek)),
    ]
    let weeks = lastWeeks
    let bars = MinutesBars(
      minutes: weeks.map(\.minutes), title: world.text(MoriPageWord.minutesByWeek),
      language: language)
    return [
      "title": state.habit.name, "name": state.habit.name,
      "schedule": world.text(HabitText.onDays(state.habit.schedule)),
      "facts": facts.map { ["name": world.text($0), "value": world.text($1)] },
      "year": HabitYearPicture(year: habit.year, language: language).svg,
      "levels": HabitYearPicture.levels, "bars": bars.svg,
      "less": world.text(HabitText.less), "more": world.text(HabitText.more),
      "pause": world.text(HabitText.pause), "monthsTitle": world.text(HabitText.months),
      "yearsTitle": world.text(HabitText.years),
      "weeks": weeks.reversed().map {
        ["week": "\($0.week)", "minutes": world.text(HabitText.minutes($0.minutes))]
      },
      "hasMinutes": !habit.years.isEmpty,
      "months": rows(habit.months.suffix(12)), "years": rows(habit.years),
    ]
  }

  /// The last weeks, including those without minutes.
  private var lastWeeks: [(week: ISOWeek, minutes: Int)] {
    let known = Dictionary(habit.weeks.map { ($0.span, $0.minutes) }) { first, _ in first }
    let monday = world.today.isoWeek.monday
    return (1 - Self.shownWeeks...0).map { age in
      let week = monday.advanced(by: age * 7).isoWeek
      return (week, known[week] ?? 0)
    }
  }

  private func rows<Span>(_ periods: some BidirectionalCollection<HabitStatistics.Period<Span>>)
    -> [[String: String]]
  {
    periods.reversed().map {
      ["span": "\($0.span)", "minutes": world.text(HabitText.minutes($0.minutes))]
    }
  }
}
