import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori up HABIT [MINUTES]`: adds to Today's Bonus.
struct AddMinutes: CountAction {
  static var configuration: CommandConfiguration { .init("up", HelpText.up, more: HelpText.upMore) }
  static let sign = 1

  var habit = ""
  var minutes: TypedMinutes?
}

/// `mori down HABIT [MINUTES]`: subtracts from Today's Bonus.
struct TakeMinutes: CountAction {
  static var configuration: CommandConfiguration {
    .init("down", HelpText.down, more: HelpText.downMore)
  }
  static let sign = -1

  var habit = ""
  var minutes: TypedMinutes?
}

/// An action that adds minutes to a habit on a day, or subtracts them.
protocol CountAction: StoredAction where Answer == MinutesCounted {
  static var sign: Int { get }
  /// The habit's name, a prefix of it, or its id.
  var habit: String { get set }
  /// `nil` for the habit's step.
  var minutes: TypedMinutes? { get set }
}

extension CountAction {
  static var inputs: [Input<Self>] {
    [
      .argument("habit", \.habit, HelpText.habitNamed),
      .minutes("minutes", \.minutes, HelpText.upMinutes),
    ]
  }

  func change(in transaction: Transaction, of world: World) throws {
    let habits = try HabitLedger(snapshot: transaction.snapshot).habits(includingArchived: true)
    _ = try count(among: habits, in: transaction, of: world)
  }

  func perform(in transaction: Transaction, of world: World) throws -> MinutesCounted {
    let ledger = HabitLedger(snapshot: transaction.snapshot)
    let habits = try ledger.habits(includingArchived: true)
    let habit = try count(among: habits, in: transaction, of: world)
    return try MinutesCounted(habit, among: habits, in: ledger, on: world.today)
  }

  private func count(
    among habits: [Habit], in transaction: Transaction, of world: World
  ) throws -> Habit {
    let amount = try minutes.map { try Habit.validated(minutes: $0.count()) }
    let habit = try habits.find(habit)
    return try transaction.add(
      Self.sign * (amount ?? habit.step), to: habit, on: world.today, by: world.store.device)
  }

  func follow(in world: World) async { await HabitCheckpoint.renew(in: world) }
}

/// Sets the minutes of a day, whatever was counted before.
struct CorrectMinutes: StoredAction {
  static var configuration: CommandConfiguration { AddMinutes.configuration }

  var habit = ""
  var minutes = 0

  func perform(in transaction: Transaction, of world: World) throws -> MinutesCounted {
    guard minutes.magnitude <= Habit.longestDay else { throw MoriError.badMinutes(minutes) }
    let ledger = HabitLedger(snapshot: transaction.snapshot)
    let day = world.today
    let habits = try ledger.habits(includingArchived: true)
    var habit = try habits.find(habit)
    let counted = try ledger.minutes(on: day...day, of: habit)[habit.id]?[day] ?? 0
    if minutes != counted {
      habit = try transaction.add(minutes - counted, to: habit, on: day, by: world.store.device)
    }
    return try MinutesCounted(habit, among: habits, in: ledger, on: day)
  }

  func follow(in world: World) async { await HabitCheckpoint.renew(in: world) }
}

/// A habit and Today's Bonus after minutes were counted.
struct MinutesCounted: Outcome, JSONObject {
  let state: HabitState
  let bonus: HabitBonus

  /// The habit and the bonus as they stand now.
  fileprivate init(
    _ habit: Habit, among habits: [Habit], in ledger: HabitLedger, on day: Day
  ) throws {
    state = try ledger.state(of: habit, on: day)
    bonus = HabitBonus(minutes: try ledger.bonus(of: habits, on: day))
  }

  static let fields = [
    Field("habit", "The habit as it stands now.", \Self.state),
    Field("todays_bonus_minutes", "The day's minutes of all habits.", \.bonus.minutes),
  ]

  func lines(in world: World) -> [String] {
    let name = state.habit.shownName
    let minutes = HabitBonus(minutes: state.todayMinutes).text(in: world)
    let counted: HabitText =
      world.fixedDay == nil
      ? .minutesToday(name, minutes: minutes)
      : .minutesOn(name, minutes: minutes, day: world.today)
    return [world.text(counted)] + bonus.lines(in: world)
  }
}

extension Transaction {
  /// Adds minutes to a habit on a day, moving its beginning back to that day if later; returns the
  /// habit as it is then. Throws ``MoriError/tooManyMinutes(habit:)``.
  @discardableResult
  func add(_ minutes: Int, to habit: Habit, on day: Day, by device: String) throws -> Habit {
    var record = HabitMinutes(habit: habit.id, day: day, device: device, minutes: 0)
    record = try find(HabitMinutes.self, record.id) ?? record
    let (sum, isTooLarge) = record.minutes.addingReportingOverflow(minutes)
    guard !isTooLarge, sum.magnitude <= Habit.longestDay else {
      throw MoriError.tooManyMinutes(habit: habit.name)
    }
    record.minutes = sum
    try put(record)
    guard day < habit.begun else { return habit }
    var earlier = habit
    earlier.begun = day
    try put(earlier)
    return earlier
  }
}
