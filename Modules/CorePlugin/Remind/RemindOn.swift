public import ArgumentParser
import CoreReminders
import CoreStorage

/// `… remind on`: sets the times and the channel of reminders.
public struct TurnRemindersOn<Product: Plugin>: Action {
  public static var configuration: CommandConfiguration { .init("on", HelpText.remindOn) }
  public static var inputs: [Input<Self>] {
    [
      .argument("name", \.name, HelpText.remindOnName),
      .option("at", \.times, HelpText.remindOnAt, valueName: "time"),
      .option("quiet", \.quietDays, HelpText.remindOnQuiet, valueName: "days"),
      .option("until", \.until, HelpText.remindOnUntil, valueName: "day"),
      .option("through", \.channel, HelpText.remindOnThrough, valueName: "way"),
    ]
  }

  var name: String?
  var times: [String] = []
  var quietDays: String?
  var until: String?
  var channel: String?

  public init() {}

  public func perform(in world: World) async throws -> ReminderOverview {
    let product = Product()
    let reminders = try NamedReminders(name, of: product)
    let moment = world.clockMoment
    let wish = try ReminderWish(
      at: times, quiet: quietDays, until: until, today: moment.today, in: world.language)
    if let channel {
      try await world.reminderChannel(channel)
        .choose(in: world.store, secrets: world.secrets)
    }
    try await world.store.transaction { transaction in
      try reminders.turnOn(as: wish, in: transaction, at: moment)
    }
    try await world.renewTimer(of: product)
    try await world.promiseReminders(of: product)
    return try await ReminderOverview(of: product, in: world)
  }
}

/// `… remind off`: turns reminders off.
public struct TurnRemindersOff<Product: Plugin>: Action {
  public static var configuration: CommandConfiguration { .init("off", HelpText.remindOff) }
  public static var inputs: [Input<Self>] { [.argument("name", \.name, HelpText.remindOnName)] }

  var name: String?

  public init() {}

  public func perform(in world: World) async throws -> ReminderOverview {
    let product = Product()
    let reminders = try NamedReminders(name, of: product)
    try await world.store.transaction { try reminders.turnOff(in: $0) }
    try await world.renewTimer(of: product)
    return try await ReminderOverview(of: product, in: world)
  }
}
