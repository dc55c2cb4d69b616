import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori up HABIT [MINUTES]`: adds to Today's Bonus.
struct UpCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("up", HelpText.up, more: HelpText.upMore) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
  var habit: String

  @Argument(help: ArgumentHelp(HelpText.upMinutes))
  var minutes: Int?

  func run(in world: World) async throws { try await world.count(minutes, sign: 1, for: habit) }
}

/// `mori down HABIT [MINUTES]`: subtracts from Today's Bonus.
struct DownCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("down", HelpText.down, more: HelpText.downMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
  var habit: String

  @Argument(help: ArgumentHelp(HelpText.upMinutes))
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
  /// Adds minutes to a habit on a day, moving its beginning back to that day if later; throws
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
