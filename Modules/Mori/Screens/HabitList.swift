import CoreModels
import CorePlugin
import CoreTerminal

/// A table of habits; narrow terminals show fewer columns.
struct HabitList: Sendable {
  let states: [HabitState]
  let bonus: Int
  /// The last day of the current pause.
  var pausedUntil: Day?

  func lines(in world: World) -> [String] {
    guard !states.isEmpty else { return [world.text(MoriText.noHabits)] }
    let columns = Self.columns.filter { world.columns >= $0.leastWidth }
    let table = Table(
      columns: columns.map { column in
        Table.Column(
          world.text(column.title), alignment: column.alignment, isFlexible: column.isFlexible)
      },
      rows: states.map { state in columns.map { $0.cell(state, world) } })
    return table.lines(
      columns: world.columns, isUnicode: world.terminal.isUnicode, header: .dim,
      colors: world.isDrawn ? world.terminal.colors : .none)
      + [""] + HabitBonus(minutes: bonus).lines(in: world) + pause(in: world)
  }

  private func pause(in world: World) -> [String] {
    guard let pausedUntil else { return [] }
    let text = world.text(MoriText.paused(pausedUntil.inWords))
    return text.wrapped(to: max(world.columns, 20)).map { world.styled($0, .dim) }
  }

  private struct Column: Sendable {
    let title: HabitText
    /// The minimum width of the terminal for this column.
    var leastWidth = 0
    var alignment = Alignment.trailing
    var isFlexible = false
    let cell: @Sendable (HabitState, World) -> String
  }

  private static let columns = [
    Column(title: .habit, alignment: .leading, isFlexible: true) { state, _ in
      state.habit.shownName
    },
    Column(title: .today) { state, world in
      HabitBonus(minutes: state.todayMinutes).text(in: world)
    },
    Column(title: .streak, leastWidth: 36) { state, _ in "\(state.progress.streak)" },
    Column(title: .score, leastWidth: 36) { state, world in
      world.text(HabitText.percent(state.percent))
    },
    Column(title: .schedule, leastWidth: 60, alignment: .leading, isFlexible: true) {
      state, world in
      world.text(
        state.habit.archived.map { .sinceArchived($0) } ?? HabitText.onDays(state.habit.schedule))
    },
  ]
}

extension HabitState {
  /// The score as a whole percentage.
  var percent: Int { Int((progress.score * 100).rounded()) }

  /// The streak, as a sentence's part.
  var streakText: MoriText {
    habit.schedule == .daily ? .streak(progress.streak) : .timesInARow(progress.streak)
  }

  /// Returns the length of a streak: in days if the habit is daily, otherwise in times.
  func length(of streak: Int) -> HabitText {
    habit.schedule == .daily ? .days(streak) : .times(streak)
  }
}
