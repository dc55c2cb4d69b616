public import ArgumentParser
import CoreReminders
import CoreStorage

/// `… remind on`: sets the times and the channel of reminders.
public struct RemindOn<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration { .init("on", HelpText.remindOn) }

  @OptionGroup public var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.remindOnName))
  var name: String?

  @Option(help: ArgumentHelp(HelpText.remindOnAt, valueName: "time"))
  var at: [String] = []

  @Option(help: ArgumentHelp(HelpText.remindOnQuiet, valueName: "days"))
  var quiet: String?

  @Option(help: ArgumentHelp(HelpText.remindOnUntil, valueName: "day"))
  var until: String?

  @Option(help: ArgumentHelp(HelpText.remindOnThrough, valueName: "way"))
  var through: String?

  public init() {}

  public func run(in world: World) async throws {
    let product = Product()
    let series = try product.series(named: name)
    let moment = world.clockMoment
    let wish = try ReminderWish(
      at: at, quiet: quiet, until: until, today: moment.today, in: world.language)
    if let through {
      try await world.reminderChannel(through)
        .choose(in: world.store, secrets: world.secrets)
    }
    try await world.store.transaction { transaction in
      try transaction.turnOn(series, of: product, as: wish, at: moment)
    }
    try await world.renewTimer(of: product)
    try await world.promiseReminders(of: product)
    try await world.answerReminders(of: product)
  }
}

/// `… remind off`: turns reminders off.
public struct RemindOff<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration { .init("off", HelpText.remindOff) }

  @OptionGroup public var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.remindOnName))
  var name: String?

  public init() {}

  public func run(in world: World) async throws {
    let product = Product()
    let series = try product.series(named: name)
    try await world.store.transaction { try $0.turnOff(series, of: product) }
    try await world.renewTimer(of: product)
    try await world.answerReminders(of: product)
  }
}
