public import ArgumentParser
import CoreModels
import CoreReminders
import CoreTerminal

/// `… remind install`: installs a system timer that runs the product.
public struct RemindInstall<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration {
    .init("install", HelpText.remindInstall, more: HelpText.remindInstallMore)
  }

  public static var purpose: CommandPurpose { .local }

  @OptionGroup public var shared: SharedOptions

  public init() {}

  public func run(in world: World) async throws {
    try await world.installTimer(of: Product(), locale: world.timerLocale)
    try await world.promiseReminders(of: Product())
    try await world.answerReminders(of: Product())
  }
}

/// `… remind uninstall`: removes the timer.
public struct RemindUninstall<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration {
    .init("uninstall", HelpText.remindUninstall)
  }

  public static var purpose: CommandPurpose { .local }

  @OptionGroup public var shared: SharedOptions

  public init() {}

  public func run(in world: World) async throws {
    let files = try await world.timers.remove(world.timerName(of: Product()))
    try world.answer(["removed": .array(files.map(JSONValue.string))]) {
      files.isEmpty
        ? [world.text(RemindText.noTimerToRemove)]
        : [world.text(RemindText.timerRemoved)] + files.map { "  " + $0.terminalSafe }
    }
  }
}
