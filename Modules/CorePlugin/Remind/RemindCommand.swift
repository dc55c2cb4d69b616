public import ArgumentParser
import CoreModels

/// `… remind`: the reminders of a product, which lists this among its commands.
public struct RemindCommand<Product: Plugin>: PluginCommandGroup {
  public static var configuration: CommandConfiguration {
    .init(
      "remind", HelpText.remind,
      more: HelpText.remindMore(
        Product().name, command: CommandPrefix.applied(to: Product().id)),
      subcommands: [
        RemindStatus<Product>.self, RemindOn<Product>.self, RemindOff<Product>.self,
        RemindTest<Product>.self, RemindCalendar<Product>.self, RemindInstall<Product>.self,
        RemindUninstall<Product>.self, RemindFire<Product>.self,
      ],
      defaultSubcommand: RemindStatus<Product>.self)
  }

  @OptionGroup public var shared: SharedOptions

  public init() {}
}

/// The command of ``ShowReminders``, for products that group these themselves.
public typealias RemindStatus<Product: Plugin> = ActionCommand<ShowReminders<Product>>
/// The command of ``TurnRemindersOn``.
public typealias RemindOn<Product: Plugin> = ActionCommand<TurnRemindersOn<Product>>
/// The command of ``TurnRemindersOff``.
public typealias RemindOff<Product: Plugin> = ActionCommand<TurnRemindersOff<Product>>
/// The command of ``TryReminder``.
public typealias RemindTest<Product: Plugin> = ActionCommand<TryReminder<Product>>
/// The command of ``ExportReminders``.
public typealias RemindCalendar<Product: Plugin> = ActionCommand<ExportReminders<Product>>
/// The command of ``InstallTimer``.
public typealias RemindInstall<Product: Plugin> = ActionCommand<InstallTimer<Product>>
/// The command of ``RemoveTimer``.
public typealias RemindUninstall<Product: Plugin> = ActionCommand<RemoveTimer<Product>>

/// `… remind status`: shows scheduled, delivered and failed reminders.
public struct ShowReminders<Product: Plugin>: Action {
  public static var configuration: CommandConfiguration { .init("status", HelpText.remindStatus) }
  public static var purpose: CommandPurpose { .reads }

  public init() {}

  public func perform(in world: World) async throws -> ReminderOverview {
    try await ReminderOverview(of: Product(), in: world)
  }
}
