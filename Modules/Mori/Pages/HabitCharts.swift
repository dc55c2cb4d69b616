import CoreModels
import CorePlugin

/// A habit's last weeks and months as bars, with their tables.
struct HabitCharts {
  let habit: HabitStatistics
  let world: World

  private static let shownWeeks = 26
  private static let shownMonths = 12

  var values: [[String: any Sendable]] {
    [
      values(of: weeks, .minutesByWeek, span: .week, goal: weeklyGoal),
      values(of: months, .minutesByMonth, span: .month),
    ]
  }

  private func values(
    of bars: [MinutesBars.Bar], _ title: MoriPageWord, span: MoriPageWord, goal: Int? = nil
  ) -> [String: any Sendable] {
    let picture = MinutesBars(
      bars: bars, goal: goal, title: world.text(title), language: world.language)
    var values: [String: any Sendable] = [
      "title": world.text(title), "picture": picture.svg, "span": world.text(span),
      "rows": bars.reversed().map {
        ["span": $0.name, "minutes": world.text(HabitText.minutes($0.minutes))]
      },
    ]
    values["goal"] = goal.map { minutes in
      "\(world.text(MoriPageWord.goal)): \(world.text(HabitText.minutes(minutes)))"
    }
    return values
  }

  /// The last weeks, including those without minutes; a month's first one bears its name.
  private var weeks: [MinutesBars.Bar] {
    let known = Dictionary(habit.weeks.map { ($0.span, $0.minutes) }) { first, _ in first }
    let last = world.today.isoWeek.monday
    return (1 - Self.shownWeeks...0).map { age in
      let monday = last.advanced(by: age * 7)
      let sunday = monday.advanced(by: 6)
      let name = [monday, sunday].map { $0.shortText(in: world.language) }
      return MinutesBars.Bar(
        mark: HabitYear.beginsMonth(monday) ? world.language.shortMonthNames[monday.month - 1] : "",
        name: name.joined(separator: " – "), minutes: known[monday.isoWeek] ?? 0)
    }
  }

  private var months: [MinutesBars.Bar] {
    let known = Dictionary(habit.months.map { ($0.span, $0.minutes) }) { first, _ in first }
    let first = world.today.advanced(by: 1 - world.today.day)
    let days = (1..<Self.shownMonths).reduce(into: [first]) { days, _ in
      let last = (days.last ?? first).advanced(by: -1)
      days.append(last.advanced(by: 1 - last.day))
    }
    return days.reversed().map { day in
      MinutesBars.Bar(
        mark: world.language.shortMonthNames[day.month - 1],
        name: world.text(MonthText.of(day)),
        minutes: known[HabitStatistics.Month(of: day)] ?? 0)
    }
  }

  /// The minutes of a week in which the habit is kept as planned, a step each time.
  private var weeklyGoal: Int {
    let step = habit.state.habit.step
    switch habit.state.habit.schedule {
    case .daily: return 7 * step
    case .weekdays(let days): return days.count * step
    case .times(let times, let days): return (7 * times * step + days / 2) / days
    }
  }
}
