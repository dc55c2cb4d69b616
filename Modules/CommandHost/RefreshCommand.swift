import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Logging

/// `daybook refresh`: fetches what the products show from the network, for widgets and prompts that
/// only read the store.
struct RefreshCommand<Products: Suite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    .init(
      "refresh", HelpText.refresh, more: HelpText.refreshMore,
      subcommands: [Now.self, Schedule.self], defaultSubcommand: Now.self)
  }

  @OptionGroup var shared: SharedOptions

  /// `daybook refresh now`: prints nothing in a script, and succeeds without a network.
  struct Now: PluginCommand {
    static var configuration: CommandConfiguration { .init("now", HelpText.refresh) }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      let isDone =
        world.isOffline
        ? nil
        : try await world.first(of: { try await Self.refresh(in: world) }, orAfter: .seconds(30))
      try world.answer(["refreshed": .bool(isDone ?? false)]) {
        world.isDrawn || world.isSpoken
          ? [world.text(isDone == true ? DataText.refreshed : .notRefreshed)] : []
      }
    }

    /// Refreshes all products; returns `false` if one could not.
    private static func refresh(in world: World) async throws -> Bool {
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for plugin in Products.plugins {
          group.addTask { try await world.refresh(plugin) }
        }
        return try await group.reduce(true) { $0 && $1 }
      }
    }
  }

  /// `daybook refresh schedule`: refreshes automatically.
  struct Schedule: PluginCommand {
    static var configuration: CommandConfiguration {
      .init("schedule", HelpText.refreshSchedule, more: HelpText.syncScheduleMore)
    }

    @OptionGroup var shared: SharedOptions

    @Option(help: ArgumentHelp(HelpText.refreshScheduleEvery, valueName: "minutes"))
    var every: TypedMinutes?

    @Flag(help: ArgumentHelp(HelpText.refreshScheduleOff))
    var off = false

    func run(in world: World) async throws {
      if off {
        _ = try await world.timers.remove(world.refreshJob(every: 60).name)
      } else if let every {
        let minutes = try (5...1440).validated(every.count(), option: "every")
        _ = try await world.timers.install(world.refreshJob(every: minutes))
        return try world.answer(["scheduled": true, "every_minutes": .integer(Int64(minutes))]) {
          [world.text(DataText.refreshEvery(minutes))]
        }
      }
      let isActive = try await world.timers.state(world.refreshJob(every: 60)).isActive
      try world.answer(["scheduled": .bool(isActive)]) {
        [world.text(isActive ? DataText.refreshScheduled : .noRefreshSchedule)]
      }
    }
  }
}

extension World {
  /// Refreshes a product; returns `false` if a record or the disk prevented it.
  func refresh(_ plugin: any Plugin) async throws -> Bool {
    do { try await plugin.refresh(in: self) } catch let error as StoreError
      where error.isAboutOneRecord || error == store.unwritable
    {
      log.warning("\(plugin.id) not refreshed: \(error.failure(in: .english).message)")
      return false
    }
    return true
  }

  /// Returns the job that refreshes for the profile.
  fileprivate func refreshJob(every minutes: Int) -> TimerJob {
    let program = timers.program
    let name = TimerJob.name(product: "refresh", home: program.home, profile: store.profile)
    return TimerJob(
      name: name, title: "Refresh of Daybook",
      command: [
        program.path, "refresh", "--home", program.home, "--profile", store.profile,
      ], times: TimerJob.times(every: minutes, of: name), isExact: true)
  }
}

extension TimerJob {
  /// Returns times throughout the day. The first one depends on the name, so that devices do not
  /// all fetch or write at once.
  static func times(every minutes: Int, of name: String) -> [TimeOfDay] {
    let first = name.utf8.reduce(0) { $0 + Int($1) } % min(minutes, 60)
    return stride(from: first, to: 1440, by: minutes).compactMap { TimeOfDay(minutes: $0) }
  }
}
