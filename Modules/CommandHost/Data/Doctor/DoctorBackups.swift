import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal
import Foundation

/// The doctor's checks of backups: their timer, their age, and leftovers of interrupted ones.
extension World {
  /// The ages in seconds after which a scheduled backup counts as missed and a manual one as old.
  private static let (missed, old): (Int, Int) = (2 * 86_400, 30 * 86_400)

  func backupFindings(repairing: Bool) async throws -> [Finding] {
    let noted = copyLocations()
    var findings = try await backupTimerFindings(noted.backupSchedule, repairing: repairing)
    if let last = noted.lastBackup {
      let age = now().seconds(since: last)
      if age > (noted.backupSchedule == nil ? Self.old : Self.missed) {
        let sentence = DataText.backupOld(tabled(calendar.wallClock(at: last).date))
        findings.append(Finding(code: "backup_old", message: text(sentence)))
      }
    }
    for path in backupLeftovers(noted) {
      let problem = HomeProblem.leftover(path: path)
      findings.append(
        Finding(problem, isRepaired: repairing && store.repair(problem), in: self))
    }
    return findings
  }

  /// Describes the last backup's age; `nil` if none is recorded.
  func lastBackupNote() -> String? {
    copyLocations().lastBackup.map {
      text(DataText.backupOld(tabled(calendar.wallClock(at: $0).date)))
    }
  }

  private func backupTimerFindings(
    _ schedule: CopyLocations.BackupSchedule?, repairing: Bool
  ) async throws -> [Finding] {
    let job = backupJob(schedule)
    let state = try await timers.state(job)
    guard schedule != nil || !state.files.isEmpty, !state.isActive else { return [] }
    var isRepaired = false
    if repairing, schedule != nil {
      do { isRepaired = try await timers.install(job).isActive } catch is ReminderError {}
    }
    return [
      Finding(
        code: "backup_timer_stopped", message: text(DataText.backupTimerStopped),
        isRepaired: isRepaired)
    ]
  }

  /// Returns the partial files of backups interrupted at least an hour ago.
  private func backupLeftovers(_ noted: CopyLocations) -> [String] {
    let folders = noted.backups.map { path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isThere && isFolder.boolValue
        ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    let files = Set(noted.backups.map { URL(fileURLWithPath: $0).lastPathComponent + "." })
    return Set(folders).sorted().flatMap { folder -> [String] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { name in
        name.hasSuffix(".part")
          && (name.hasPrefix("daybook-") || files.contains { name.hasPrefix($0) })
      }.sorted().map { folder + "/" + $0 }.filter(isOld)
    }
  }

  private func isOld(_ path: String) -> Bool {
    let changed = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate]
    guard let date = changed as? Date else { return false }
    return TimeInterval(now().seconds) - date.timeIntervalSince1970 > 3600
  }
}

extension World {
  /// Describes the size of the copies that restores and repairs left in the home; `nil` if there
  /// are none.
  func replacedNote() -> String? {
    let folder = timers.program.home + "/replaced"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bytes = names.reduce(0) { sum, name in
      let file = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      return sum + ((file?[.size] as? NSNumber)?.intValue ?? 0)
    }
    let sentence = DataText.replacedSize(
      (bytes + 1 << 20 - 1) >> 20, folder: folder.terminalSafe)
    return bytes > 0 ? text(sentence) : nil
  }
}
