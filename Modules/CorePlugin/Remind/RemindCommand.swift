public import ArgumentParser

/// `… remind`: the reminders of a product, which lists this among its commands.
public struct RemindCommand<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration {
    .init(
      "remind", HelpText.remind, more: HelpText.remindMore(Product().name, command: Product().id),
      subcommands: [
        RemindStatus<Product>.self, RemindOn<Product>.self, RemindOff<Product>.self,
        RemindTest<Product>.self, RemindCalendar<Product>.self, RemindInstall<Product>.self,
        RemindUninstall<Product>.self, RemindFire<Product>.self,
      ],
      defaultSubcommand: RemindStatus<Product>.self)
  }

  @OptionGroup public var shared: SharedOptions

  public init() {}

  public func run(in world: World) async throws {
    try await world.answerReminders(of: Product())
  }
}

/// `… remind status`: shows scheduled, delivered and failed reminders.
public struct RemindStatus<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration { .init("status", HelpText.remindStatus) }

  public static var purpose: CommandPurpose { .reads }

  @OptionGroup public var shared: SharedOptions

  public init() {}

  public func run(in world: World) async throws {
    try await world.answerReminders(of: Product())
  }
}
