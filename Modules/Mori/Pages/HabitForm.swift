import CoreModels
import CorePlugin

/// The fields of a new habit, or of one to change.
struct HabitForm {
  let habit: Habit?
  let world: World

  var values: [String: any Sendable] {
    let schedule = habit?.schedule ?? .daily
    var (weekdays, times, days) = (Set<Weekday>(), 3, 7)
    var kind = "isDaily"
    switch schedule {
    case .daily: break
    case .weekdays(let chosen): (kind, weekdays) = ("isWeekdays", chosen)
    case .times(let count, let span): (kind, times, days) = ("isTimes", count, span)
    }
    return [
      "isNew": habit == nil, "name": habit?.name ?? "", "step": habit?.step ?? Habit.usualStep,
      kind: true, "times": times, "timesDays": days,
      "schedule": world.text(HabitText.schedule),
      "onDays": world.text(HabitText.onDays(schedule)),
      "days": Weekday.allCases.map { day in
        [
          "value": String(day.name.prefix(3)), "isChosen": weekdays.contains(day),
          "text": world.language.shortWeekdayNames[day.rawValue - 1],
        ] as [String: any Sendable]
      },
    ]
  }
}
