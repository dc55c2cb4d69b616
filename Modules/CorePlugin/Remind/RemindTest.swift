public import ArgumentParser
import CoreModels
import CoreReminders
import CoreStorage

/// `… remind test`: sends a reminder now and reports the outcome.
public struct RemindTest<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration { .init("test", HelpText.remindTest) }

  @OptionGroup public var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.remindTestName))
  var name: String?

  @Option(help: ArgumentHelp(HelpText.remindTestThrough, valueName: "way"))
  var through: String?

  public init() {}

  public func run(in world: World) async throws {
    let reminder = try await example(in: world)
    let channel: ReminderChannel
    if let through {
      channel = try world.reminderChannel(through)
    } else {
      channel = try await ReminderChannel(in: world.store, secrets: world.secrets)
    }
    try await world.deliver(reminder, through: channel)
    try world.answer([
      "delivered": true, "through": .string(channel.kind.rawValue),
      "title": .string(reminder.title),
      "text": .string(reminder.text),
    ]) { [world.text(RemindText.sent(channel.kind))] }
  }

  /// Returns today's reminder of the series, or a placeholder.
  private func example(in world: World) async throws -> Reminder {
    let (product, moment) = (Product(), world.moment)
    let series = try product.series(named: name).first
    let text = try await world.store.read { try series?.text(moment.today, $0, moment) }
    let seconds = moment.calendar.wallClock(at: moment.now).seconds
    return Reminder(
      product: product.id, identifier: series?.identifier ?? "test",
      firing: Firing(
        day: moment.today, time: TimeOfDay(secondsSinceMidnight: seconds), instant: moment.now),
      title: series?.title(world.language) ?? product.name,
      text: text ?? world.text(RemindText.example))
  }
}
