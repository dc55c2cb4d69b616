import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// The reminders of all products, for `daybook remind` and the timer that they share.
struct SuiteReminders<Products: Suite>: Plugin {
  let id = "daybook"
  let name = "Daybook"
  let abstract = ""
  var commands: [any PluginCommand.Type] { [RemindCommand<SuiteReminders>.self] }
  var reminding: [any Plugin] {
    Products.plugins.filter { !$0.reminderSeries.isEmpty || $0.reminderSwitch != nil }
  }

  func reminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    try reminding.flatMap { try $0.reminders(on: days, from: snapshot, at: moment) }
  }

  /// The next few of this day and the one after it.
  func next(
    _ count: Int, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    let days = moment.today...moment.today.advanced(by: 1)
    return try reminders(on: days, from: snapshot, at: moment).next(count, after: moment.now)
  }

  func reminderTimes(in snapshot: Snapshot, at moment: Moment) throws -> [TimeOfDay] {
    try reminding.flatMap { try $0.reminderTimes(in: snapshot, at: moment) }
  }

  func willSchedule(
    _ reminders: [Reminder], in transaction: Transaction, at moment: Moment
  ) throws {
    for product in reminding {
      let own = reminders.filter { $0.product == product.id }
      if own.isEmpty { continue }
      try product.willSchedule(own, in: transaction, at: moment)
    }
  }

  func willDeliver(_ reminder: Reminder, in transaction: Transaction, at moment: Moment) throws {
    let owner = reminding.first { $0.id == reminder.product }
    try owner?.willDeliver(reminder, in: transaction, at: moment)
  }
}

extension [Reminder] {
  /// The next few after a moment.
  func next(_ count: Int, after now: Instant) -> [Reminder] {
    filter { $0.instant > now }.sorted { $0.instant < $1.instant }.prefix(count).map(\.self)
  }
}
