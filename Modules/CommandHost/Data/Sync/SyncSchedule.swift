import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

extension SyncCommand {
  /// `daybook sync schedule`: syncs unattended at regular intervals.
  struct Schedule: PluginCommand {
    static var configuration: CommandConfiguration {
      .init("schedule", HelpText.syncSchedule, more: HelpText.syncScheduleMore)
    }

    @OptionGroup var shared: SharedOptions

    @Option(help: ArgumentHelp(HelpText.syncScheduleEvery, valueName: "minutes"))
    var every: TypedMinutes?

    @Flag(help: ArgumentHelp(HelpText.syncScheduleOff))
    var off = false

    func run(in world: World) async throws {
      if off {
        try await world.removeSyncTimer()
      } else if let every {
        let minutes = try (5...1440).validated(every.count(), option: "every")
        let hub = try await HubSync(world.store).status()
        let folder = try await FolderSync(world.store).status()
        guard hub != nil || folder != nil else { throw SyncError.notSetUp }
        _ = try await world.timers.install(world.syncJob(every: minutes))
        world.noteSyncSchedule(minutes)
        return try world.answer(["scheduled": true, "every_minutes": .integer(Int64(minutes))]) {
          [world.text(DataText.syncEvery(minutes))]
        }
      }
      let isActive = try await world.timers.state(world.syncJob(every: 60)).isActive
      try world.answer(["scheduled": .bool(isActive)]) {
        [world.text(isActive ? DataText.syncScheduled : .noSyncSchedule)]
      }
    }
  }
}

extension World {
  /// Returns the job that syncs the whole home.
  func syncJob(every minutes: Int) -> TimerJob {
    let program = timers.program
    let name = TimerJob.name(product: "sync", home: program.home, profile: "")
    return TimerJob(
      name: name, title: "Sync of Daybook",
      command: [program.path, "sync", "now", "--home", program.home],
      times: TimerJob.times(every: minutes, of: name), isExact: true)
  }

  /// Turns scheduled sync off.
  func removeSyncTimer() async throws {
    _ = try await timers.remove(syncJob(every: 60).name)
    noteSyncSchedule(nil)
  }

  /// Returns a hint on scheduling sync, unless it is scheduled.
  func syncAdvice() async -> [String] {
    do {
      let isActive = try await timers.state(syncJob(every: 60)).isActive
      return isActive ? [] : [text(DataText.noSyncSchedule)]
    } catch { return [] }
  }
}
