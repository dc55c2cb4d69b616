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
    let product = Product()
    if try await world.timerState(of: product).files == world.ownTimerState(of: product).files {
      try await world.installTimer(of: product, locale: world.timerLocale)
      // One timer is enough.
      for owner in product.reminding where owner.id != product.id {
        _ = try await world.timers.remove(world.timerName(of: owner))
      }
    } else {
      try await world.renewTimer(of: product)
    }
    try await world.promiseReminders(of: product)
    try await world.answerReminders(of: product)
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
    var files: [String] = []
    for owner in Product().timerOwners {
      files += try await world.timers.remove(world.timerName(of: owner))
    }
    try world.answer(["removed": .array(files.map(JSONValue.string))]) {
      files.isEmpty
        ? [world.text(RemindText.noTimerToRemove)]
        : [world.text(RemindText.timerRemoved)] + files.map { "  " + $0.terminalSafe }
    }
  }
}
