public import ArgumentParser
import CoreModels
public import CoreReminders
import CoreStorage

/// `… remind test`: sends a reminder now and reports the outcome.
public struct TryReminder<Product: Plugin>: Action {
  public static var configuration: CommandConfiguration { .init("test", HelpText.remindTest) }
  public static var inputs: [Input<Self>] {
    [
      .argument("name", \.name, HelpText.remindTestName),
      .option("through", \.channel, HelpText.remindTestThrough, valueName: "way"),
    ]
  }

  var name: String?
  var channel: String?

  public init() {}

  /// Sends the reminder of that name, or of the first series.
  public init(_ name: String?) { self.name = name }

  public func perform(in world: World) async throws -> SentReminder {
    let reminder = try await example(in: world)
    let channel =
      if let channel {
        try world.reminderChannel(channel)
      } else {
        try await ReminderChannel(in: world.store, secrets: world.secrets)
      }
    try await world.deliver(reminder, through: channel)
    return SentReminder(reminder: reminder, channel: channel.kind)
  }

  /// Returns today's reminder of the series, or a placeholder.
  private func example(in world: World) async throws -> Reminder {
    let (product, moment) = (Product(), world.moment)
    let named = try NamedReminders(name, of: product)
    let (owner, series) = (named.owner ?? product, named.first?.series)
    let text = try await world.store.read { try series?.text(moment.today, $0, moment) }
    let seconds = moment.calendar.wallClock(at: moment.now).seconds
    return Reminder(
      product: owner.id, identifier: series?.identifier ?? "test",
      firing: Firing(
        day: moment.today, time: TimeOfDay(secondsSinceMidnight: seconds), instant: moment.now),
      title: series?.title(world.language) ?? owner.name,
      text: text ?? world.text(RemindText.example))
  }
}

/// A reminder that was sent.
public struct SentReminder: Outcome, JSONObject {
  let reminder: Reminder
  let channel: ReminderChannel.Kind

  public static let fields: [Field<Self>] = [
    Field("delivered", "Whether it was sent.") { _ in true },
    Field("through", "The channel.", \.channel),
    Field("title", "Its title.", \.reminder.title),
    Field("text", "Its text.", \.reminder.text),
  ]

  public func lines(in world: World) -> [String] { [world.text(RemindText.sent(channel))] }
}

extension ReminderChannel.Kind: JSONRepresentable {}
