import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

extension BackupCommand {
  /// `daybook backup schedule`: a daily unattended backup.
  struct Schedule: PluginCommand {
    static var configuration: CommandConfiguration { .init("schedule", HelpText.backupSchedule) }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.backupScheduleFolder))
    var folder: String?

    @Option(help: ArgumentHelp(HelpText.backupScheduleAt, valueName: "hh:mm"))
    var at = "03:00"

    @Flag(help: ArgumentHelp(HelpText.backupSchedulePassphrase))
    var passphrase = false

    @Flag(help: ArgumentHelp(HelpText.backupScheduleOff))
    var off = false

    func run(in world: World) async throws {
      guard let time = TimeOfDay(at) else { throw DataError.badTime(at) }
      let folder = try folder.map { try world.files.path(named: $0) }
      let wanted = folder.map {
        CopyLocations.BackupSchedule(
          folder: $0, time: time.description, isSealed: passphrase)
      }
      let job = world.backupJob(wanted)
      if off {
        _ = try await world.timers.remove(job.name)
        world.noteBackupSchedule(nil)
        try world.secrets.remove(BackupSecret.name)
        return try world.answer(["scheduled": false]) { [world.text(DataText.noBackups)] }
      }
      guard let folder else {
        let isActive = try await world.timers.state(job).isActive
        return try world.answer(["scheduled": .bool(isActive)]) {
          [world.text(isActive ? DataText.backupsScheduled : .noBackups)]
        }
      }
      // Reports a missing folder now rather than at night.
      _ = try BackupFolder(path: folder).backups()
      if passphrase {
        _ = try Products.requiredSealing()
        try world.secrets.save(try world.newPassphrase(), as: BackupSecret.name)
      }
      _ = try await world.timers.install(job)
      world.noteBackupSchedule(wanted)
      let json: JSONValue = [
        "scheduled": true, "folder": .string(folder), "at": .string(time.description),
        "sealed": .bool(passphrase),
      ]
      try world.answer(json) {
        [world.text(DataText.backupsAt(time.description, folder: folder.terminalSafe))]
      }
    }
  }
}

extension World {
  /// Returns the timer's job for a daily backup; without a schedule only its name matters.
  func backupJob(_ schedule: CopyLocations.BackupSchedule?) -> TimerJob {
    let program = timers.program
    return TimerJob(
      name: TimerJob.name(product: "backup", home: program.home, profile: ""),
      title: "Backups of Daybook",
      command: [program.path, "backup", "into", schedule?.folder ?? ""]
        + (schedule?.isSealed == true ? ["--sealed"] : []) + ["--home", program.home],
      times: [schedule.flatMap { TimeOfDay($0.time) }].compactMap(\.self), zone: program.zone,
      isExact: true)
  }
}
