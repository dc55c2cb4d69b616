import CoreModels
public import CoreReminders
public import CoreStorage
import Logging

/// A reminder with the user's choice, for a page that lists those of all products.
public struct ReminderSwitch: Sendable {
  /// The product that has it.
  public let product: any Plugin
  /// The name on the command line; the product's id for reminders that are no series.
  public let name: String
  /// The title in the user's language.
  public let title: String
  /// `true` if it is turned on.
  public let isOn: Bool
  /// The times and quiet days; `nil` for reminders that come at times of their own.
  public let schedule: ReminderSchedule?
  /// The time in words, such as `every day at 20:30`.
  public let when: String

  /// Returns the reminders of the products, in their order.
  public static func all(
    of plugins: [any Plugin], from snapshot: Snapshot, at moment: Moment
  ) throws -> [ReminderSwitch] {
    try plugins.flatMap { plugin in
      let series = try plugin.reminderSeries.map { series in
        let choice = try plugin.reminderChoice(of: series, in: snapshot)
        return ReminderSwitch(
          product: plugin, name: series.name, title: series.title(moment.language),
          isOn: choice.isEnabled, schedule: choice.schedule,
          when: RemindText.schedule(choice).text(in: moment.language))
      }
      guard let setting = plugin.reminderSwitch else { return series }
      let isOn = try snapshot.setting(setting)
      let times = try Set(plugin.reminderTimes(in: snapshot, at: moment)).sorted()
      return series + [
        ReminderSwitch(
          product: plugin, name: plugin.id, title: plugin.name, isOn: isOn, schedule: nil,
          when: isOn && !times.isEmpty
            ? times.map(\.description).joined(separator: ", ")
            : RemindText.scheduleOff.text(in: moment.language))
      ]
    }
  }

  /// Turns it on as wished, or off for `nil`. What is already on at these times is left alone, so
  /// that due reminders still arrive.
  public func choose(_ wish: ReminderWish?, in world: World) async throws {
    let (product, moment) = (product, world.clockMoment)
    let named = try NamedReminders(name, of: product)
    if isOn, let wish, schedule.map({ wish.applied(to: $0, today: moment.today) == $0 }) ?? true {
      return
    }
    try await world.store.transaction { transaction in
      guard let wish else { return try named.turnOff(in: transaction) }
      try named.turnOn(as: wish, in: transaction, at: moment)
    }
    do { try await world.renewTimer(of: product) } catch { world.log.warning("timer not renewed") }
  }

  /// Sends it now.
  public func test(in world: World) async throws { try await product.test(name, in: world) }
}

extension Plugin {
  fileprivate func test(_ name: String, in world: World) async throws {
    _ = try await TryReminder<Self>(name).performed(in: world.unwatched)
  }
}
