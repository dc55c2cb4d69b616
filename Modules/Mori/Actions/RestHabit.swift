import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori habit skip NAME`: skips a day without counting it as missed.
struct SkipHabit: StoredAction {
  static var configuration: CommandConfiguration {
    .init("skip", HelpText.habitSkip, more: HelpText.habitSkipMore)
  }
  static var inputs: [Input<Self>] {
    [
      .argument("habit", \.habit, HelpText.habitNamed),
      .flag("undo", \.isUndone, HelpText.habitSkipUndo),
    ]
  }

  var habit = ""
  var isUndone = false

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    let today = world.today
    let state = try transaction.change(habit, on: today) { habit, _ in
      let skip = HabitSkip(habit: habit.id, day: today)
      if isUndone {
        try transaction.remove(HabitSkip.self, skip.id)
      } else {
        try transaction.put(skip)
      }
    }
    let name = state.habit.shownName
    return ChangedHabit(
      state, isUndone ? .notSkipped(name, day: today) : .skipped(name, day: today))
  }
}

/// `mori habit archive NAME`.
struct ArchiveHabit: StoredAction {
  static var configuration: CommandConfiguration { .init("archive", HelpText.habitArchive) }
  static var inputs: [Input<Self>] { [.argument("habit", \.habit, HelpText.habitNamed)] }

  var habit = ""

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    let state = try transaction.change(habit, on: world.today) { habit, _ in
      habit.archived = world.today
    }
    return ChangedHabit(state, .archived(state.habit.shownName))
  }
}

/// `mori habit restore NAME`.
struct RestoreHabit: StoredAction {
  static var configuration: CommandConfiguration { .init("restore", HelpText.habitRestore) }
  static var inputs: [Input<Self>] { [.argument("habit", \.habit, HelpText.habitNamed)] }

  var habit = ""

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    let state = try transaction.change(habit, includingArchived: true, on: world.today) {
      habit, _ in habit.restore(on: world.today)
    }
    return ChangedHabit(state, .restored(state.habit.shownName))
  }
}

/// `mori habit delete NAME`.
struct DeleteHabit: StoredAction {
  static var configuration: CommandConfiguration {
    .init("delete", HelpText.habitDelete, more: HelpText.habitDeleteMore)
  }
  static var inputs: [Input<Self>] { [.argument("habit", \.habit, HelpText.habitNamed)] }

  var habit = ""

  func perform(in transaction: Transaction, of world: World) throws -> ChangedHabit {
    let ledger = HabitLedger(snapshot: transaction.snapshot)
    let habit = try ledger.find(habit, includingArchived: true)
    let state = try ledger.state(of: habit, on: world.today)
    let days = try transaction.remove(habit)
    return ChangedHabit(state, .deleted(habit.shownName, days: days))
  }
}

extension Transaction {
  /// Removes a habit with its minutes and skips. Returns the number of days with minutes.
  func remove(_ habit: Habit) throws -> Int {
    let minutes = try snapshot.list(HabitMinutes.self, idPrefix: habit.id + "/")
      .filter { $0.habit == habit.id }
    for record in minutes { try remove(HabitMinutes.self, record.id) }
    for skip in try snapshot.list(HabitSkip.self, idPrefix: habit.id + "/")
    where skip.habit == habit.id {
      try remove(HabitSkip.self, skip.id)
    }
    try remove(Habit.self, habit.id)
    return Set(minutes.map(\.day)).count
  }
}
