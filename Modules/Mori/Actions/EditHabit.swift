import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori habit add NAME`.
struct AddHabit: StoredAction {
  static var configuration: CommandConfiguration { .init("add", HelpText.habitAdd) }
  static var inputs: [Input<Self>] {
    [
      .argument("name", \.name, HelpText.habitAddName),
      .option(
        "step", \.step, HelpText.habitAddStep, valueName: "minutes", in: Habit.minutesADay),
      .option("schedule", \.schedule, HelpText.habitAddSchedule, valueName: "schedule"),
    ]
  }

  var name = ""
  var step = TypedMinutes.minutes(Habit.usualStep)
  var schedule = "daily"

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    let schedule = try HabitSchedule(typed: schedule, in: world.language)
    let ledger = HabitLedger(snapshot: transaction.snapshot)
    let last = try ledger.habits(includingArchived: true).last?.position ?? 0
    let habit = Habit(
      id: world.makeID(), name: try ledger.newName(name), stepMinutes: try step.count(),
      position: min(last, Int.max - ItemOrder.wholeSpacing) + ItemOrder.wholeSpacing,
      schedule: schedule, begun: world.today)
    try transaction.put(habit)
    return ChangedHabit(try ledger.state(of: habit, on: world.today), .added(habit.shownName))
  }
}

/// `mori habit rename NAME NEW`.
struct RenameHabit: StoredAction {
  static var configuration: CommandConfiguration { .init("rename", HelpText.habitRename) }
  static var inputs: [Input<Self>] {
    [
      .argument("habit", \.habit, HelpText.habitNamed),
      .argument("name", \.name, HelpText.habitRenameName),
    ]
  }

  var habit = ""
  var name = ""

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    var before = ""
    let state = try transaction.change(habit, includingArchived: true, on: world.today) {
      habit, ledger in
      before = habit.shownName
      habit.name = try ledger.newName(name, for: habit.id)
    }
    return ChangedHabit(state, .renamed(before, to: state.habit.shownName))
  }
}

/// `mori habit move NAME POSITION`.
struct MoveHabit: StoredAction {
  static var configuration: CommandConfiguration { .init("move", HelpText.habitMove) }
  static var inputs: [Input<Self>] {
    [
      .argument("habit", \.habit, HelpText.habitNamed),
      .argument("position", \.position, HelpText.habitMovePosition),
    ]
  }

  var habit = ""
  var position = 1

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    let ledger = HabitLedger(snapshot: transaction.snapshot)
    let id = try ledger.find(habit).id
    try transaction.move(id, to: position)
    let state = try ledger.state(of: ledger.find(id), on: world.today)
    return ChangedHabit(state, .moved(state.habit.shownName, position: position))
  }
}

/// `mori habit step NAME MINUTES`.
struct SetHabitStep: StoredAction {
  static var configuration: CommandConfiguration { .init("step", HelpText.habitStep) }
  static var inputs: [Input<Self>] {
    [
      .argument("habit", \.habit, HelpText.habitNamed),
      .minutes("minutes", \.minutes, HelpText.habitStepMinutes),
    ]
  }

  var habit = ""
  var minutes: TypedMinutes = 0

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    let step = try Habit.validated(minutes: minutes.count())
    let state = try transaction.change(habit, on: world.today) { habit, _ in
      habit.stepMinutes = step
    }
    return ChangedHabit(state, .stepSet(state.habit.shownName, minutes: step))
  }
}

/// `mori habit schedule NAME SCHEDULE`.
struct ScheduleHabit: StoredAction {
  static var configuration: CommandConfiguration { .init("schedule", HelpText.habitSchedule) }
  static var inputs: [Input<Self>] {
    [
      .argument("habit", \.habit, HelpText.habitNamed),
      .argument("schedule", \.schedule, HelpText.habitScheduleSchedule),
    ]
  }

  var habit = ""
  var schedule = ""

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    let schedule = try HabitSchedule(typed: schedule, in: world.language)
    let state = try transaction.change(habit, on: world.today) { habit, _ in
      habit.reschedule(schedule, from: world.today)
    }
    return ChangedHabit(
      state, .scheduled(state.habit.shownName, schedule: HabitText.onDays(schedule)))
  }
}

/// Changes name, step and schedule of a habit at once, which one undo reverts.
struct ReviseHabit: StoredAction {
  static var configuration: CommandConfiguration { RenameHabit.configuration }

  var habit = ""
  var name = ""
  /// Minutes.
  var step = Habit.usualStep
  var schedule = HabitSchedule.daily

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    let step = try Habit.validated(minutes: step)
    var before = ""
    let state = try transaction.change(habit, on: world.today) { habit, ledger in
      before = habit.shownName
      habit.name = try ledger.newName(name, for: habit.id)
      habit.stepMinutes = step
      if schedule != habit.schedule { habit.reschedule(schedule, from: world.today) }
    }
    return ChangedHabit(state, .renamed(before, to: state.habit.shownName))
  }
}

extension HabitSchedule {
  /// Parses user input in the language or in English: weekdays, `weekends`, `3x`, or as the habit's
  /// own screen says it: `every day`, `3 times in 7 days`; throws ``MoriError/badSchedule(_:)``.
  fileprivate init(typed text: String, in language: Language) throws(MoriError) {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }.sorted()
    let everyDay = HabitText.onDays(.daily).text(in: language)
    if text.trimmingWhitespace().lowercased() == everyDay.lowercased() {
      self = .daily
      return
    }
    if numbers.count == 2, text.contains(where: \.isLetter),
      let schedule = HabitSchedule("\(numbers[0])/\(numbers[1])")
    {
      self = schedule
      return
    }
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let weekdays = names.compactMap { Weekday(typed: $0, in: language) }
    let english = weekdays.map(\.name).joined(separator: ",")
    let schedule =
      HabitSchedule(weekdays.count == names.count ? english : text)
      ?? Recurrence(typed: text, in: language).flatMap(HabitSchedule.init)
    guard let schedule else { throw .badSchedule(text) }
    self = schedule
  }

  private init?(_ recurrence: Recurrence) {
    switch recurrence {
    case .weekdays(let days): self = days.count == 7 ? .daily : .weekdays(days)
    case .times(let times, let days): self.init("\(times)/\(days)")
    }
  }
}
