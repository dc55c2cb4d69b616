import CoreReminders
import Foundation

extension LiveTimers {
  private func systemctl(_ arguments: String...) async throws -> Bool {
    try await run(["systemctl", "--user", "--quiet"] + arguments).status == 0
  }

  /// Returns whether a timer is active, and whether its files changed since they were loaded.
  func unitState(_ name: String) async throws -> (isActive: Bool, isStale: Bool) {
    let properties = "--property=ActiveState,NeedDaemonReload"
    let output = try await run(["systemctl", "--user", "show", properties, name + ".timer"])
    let lines = String(decoding: output.data, as: UTF8.self).split(separator: "\n")
    return (lines.contains("ActiveState=active"), lines.contains("NeedDaemonReload=yes"))
  }

  func installUnits(_ job: TimerJob) async throws {
    // Checked first, so that no files are left behind without a manager to read them.
    guard try await systemctl("show-environment") else {
      throw ReminderError.noSystemd(crontab: job.crontab)
    }
    let units = SystemdUnits(job)
    let isNew = try write(units.files)
    let isWanted = !job.times.isEmpty
    let state = try await unitState(job.name)
    if !isNew && !state.isStale && state.isActive == isWanted { return }
    guard try await systemctl("daemon-reload") else { throw ReminderError.timerRefused }
    // Restarted, because a running timer keeps its old times.
    let steps =
      isWanted
      ? [["enable", units.timer], ["restart", units.timer]] : [["disable", "--now", units.timer]]
    for step in steps {
      let command = ["systemctl", "--user", "--quiet"] + step
      guard try await run(command).status == 0 else { throw ReminderError.timerRefused }
    }
  }

  func removeUnits(_ name: String) async throws {
    guard !installedFiles(name).isEmpty else { return }
    _ = try await systemctl("disable", "--now", name + ".timer")
    // Removes what `disable` leaves without a manager, and the stamp of the last run.
    let wants = folder + "/timers.target.wants"
    unlink("\(wants)/\(name).timer")
    unlink(base("XDG_DATA_HOME", else: "/.local/share") + "/systemd/timers/stamp-\(name).timer")
    try removeFiles(name)
    // Removes only empty folders.
    for path in [wants, folder, base("XDG_CONFIG_HOME", else: "/.config") + "/systemd"] {
      rmdir(path)
    }
    _ = try await systemctl("daemon-reload")
  }
}
