import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori up HABIT [MINUTES]`: adds to Today's Bonus.
struct UpCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "up", abstract: "Add minutes to a habit and to Today's Bonus.",
    discussion: "With --date they are added to that day.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The habit, or the start of its name.")
  var habit: String

  @Argument(help: "How many minutes, 1 to 1440 (default: the habit's step).")
  var minutes: Int?

  func run(in world: World) async throws { try await world.count(minutes, sign: 1, for: habit) }
}

/// `mori down HABIT [MINUTES]`: takes away from Today's Bonus.
struct DownCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "down", abstract: "Take minutes from a habit and from Today's Bonus.",
    discussion: "With --date they are taken from that day.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The habit, or the start of its name.")
  var habit: String

  @Argument(help: "How many minutes, 1 to 1440 (default: the habit's step).")
  var minutes: Int?

  func run(in world: World) async throws { try await world.count(minutes, sign: -1, for: habit) }
}

extension World {
  fileprivate func count(_ minutes: Int?, sign: Int, for name: String) async throws {
    let amount = try minutes.map { try Habit.validated(minutes: $0) }
    let (today, device) = (today, store.device)
    let (state, bonus) = try await store.transaction { transaction in
      let ledger = HabitLedger(snapshot: transaction.snapshot)
      let habit = try ledger.find(name)
      try transaction.add(sign * (amount ?? habit.step), to: habit, on: today, by: device)
      return (
        try ledger.state(of: ledger.find(habit.id), on: today),
        HabitBonus(minutes: try ledger.bonus(on: today))
      )
    }
    await HabitCheckpoint.renew(in: self)
    let json: JSONValue = [
      "habit": state.json, "todays_bonus_minutes": .integer(Int64(bonus.minutes)),
    ]
    try answer(json) {
      let name = state.habit.shownName
      let minutes = HabitBonus(minutes: state.todayMinutes).text(in: self)
      let counted: HabitText =
        fixedDay == nil
        ? .minutesToday(name, minutes: minutes)
        : .minutesOn(name, minutes: minutes, day: today)
      return [text(counted)] + bonus.lines(in: self)
    }
  }
}

extension Transaction {
  /// Counts minutes of a habit on a day, from which it then began at the latest; throws
  /// ``MoriError/tooManyMinutes(habit:)``.
  func add(_ minutes: Int, to habit: Habit, on day: Day, by device: String) throws {
    var record = HabitMinutes(habit: habit.id, day: day, device: device, minutes: 0)
    record = try find(HabitMinutes.self, record.id) ?? record
    let (sum, isTooLarge) = record.minutes.addingReportingOverflow(minutes)
    guard !isTooLarge, sum.magnitude <= Habit.longestDay else {
      throw MoriError.tooManyMinutes(habit: habit.name)
    }
    record.minutes = sum
    try put(record)
    guard day < habit.begun else { return }
    var earlier = habit
    earlier.begun = day
    try put(earlier)
  }
}
