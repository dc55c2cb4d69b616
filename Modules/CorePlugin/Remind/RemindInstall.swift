public import ArgumentParser
import CoreReminders
import CoreTerminal

/// `… remind install`: installs a system timer that runs the product.
public struct InstallTimer<Product: Plugin>: Action {
  public static var configuration: CommandConfiguration {
    .init("install", HelpText.remindInstall, more: HelpText.remindInstallMore)
  }
  public static var purpose: CommandPurpose { .local }

  public init() {}

  public func perform(in world: World) async throws -> ReminderOverview {
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
    return try await ReminderOverview(of: product, in: world)
  }
}

/// `… remind uninstall`: removes the timer.
public struct RemoveTimer<Product: Plugin>: Action {
  public static var configuration: CommandConfiguration {
    .init("uninstall", HelpText.remindUninstall)
  }
  public static var purpose: CommandPurpose { .local }

  public init() {}

  public func perform(in world: World) async throws -> RemovedTimer {
    var files: [String] = []
    for owner in Product().timerOwners {
      files += try await world.timers.remove(world.timerName(of: owner))
    }
    return RemovedTimer(files: files)
  }
}

/// The files of a timer that was removed.
public struct RemovedTimer: Outcome, JSONObject {
  let files: [String]

  public static let fields: [Field<Self>] = [Field("removed", "Their paths.", \.files)]

  public func lines(in world: World) -> [String] {
    files.isEmpty
      ? [world.text(RemindText.noTimerToRemove)]
      : [world.text(RemindText.timerRemoved)] + files.map { "  " + $0.terminalSafe }
  }
}
