import CoreModels
import CoreReminders
import CoreStorage

/// The reminders that a user names: series, and the switches of those that are not series.
struct NamedReminders: Sendable {
  private let series: [(owner: any Plugin, series: ReminderSeries)]
  private let switches: [(owner: any Plugin, setting: Setting<Bool>)]

  /// Finds the reminders of that name or of the app with that id, or all for `nil`; throws
  /// ``ReminderError/unknownName(_:known:)``.
  init(_ name: String?, of product: some Plugin) throws(ReminderError) {
    let all = product.reminding.flatMap { owner in
      owner.reminderSeries.map { (owner: owner, series: $0) }
    }
    let allSwitches = product.reminding.compactMap { owner in
      owner.reminderSwitch.map { (owner: owner, setting: $0) }
    }
    guard let name else {
      (series, switches) = (all, allSwitches)
      return
    }
    series = all.filter { $0.series.name == name || $0.owner.id == name }
    switches = allSwitches.filter { $0.owner.id == name }
    guard !series.isEmpty || !switches.isEmpty else {
      throw .unknownName(name, known: all.map(\.series.name) + allSwitches.map(\.owner.id))
    }
  }

  /// The first series, with the app that has it.
  var first: (owner: any Plugin, series: ReminderSeries)? { series.first }

  /// The app whose reminder is tried.
  var owner: (any Plugin)? { series.first?.owner ?? switches.first?.owner }

  /// Turns them on, series as requested.
  func turnOn(
    as wish: ReminderWish, in transaction: Transaction, at moment: Moment
  ) throws {
    for (owner, series) in series {
      try transaction.turnOn([series], of: owner, as: wish, at: moment)
    }
    for (owner, setting) in switches where try !transaction.snapshot.setting(setting) {
      try transaction.set(setting, to: true)
      // Times that have passed today were not requested.
      let today = moment.today...moment.today
      try transaction.pass(
        owner.reminders(on: today, from: transaction.snapshot, at: moment), before: moment.now)
    }
  }

  /// Turns them off; their times stay.
  func turnOff(in transaction: Transaction) throws {
    for (owner, series) in series { try transaction.turnOff([series], of: owner) }
    for (_, setting) in switches where try transaction.snapshot.setting(setting) {
      try transaction.set(setting, to: false)
    }
  }
}
