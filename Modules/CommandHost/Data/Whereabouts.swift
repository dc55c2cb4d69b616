import CoreModels
import CorePlugin
import CoreReminders
import Foundation
import Logging

/// Where copies of the home are, noted beside the store: for when it cannot be opened.
struct Whereabouts: Codable, Hashable {
  /// Files and folders that the last backups went to, newest first.
  var backups: [String] = []
  /// The folder that devices share.
  var sharedFolder: String?
  /// Who is shared there; `nil` for everyone.
  var sharedProfiles: [String]?
  /// When the last backup was made, and when devices last came together.
  var lastBackup: Instant?, lastSync: Instant?
  /// The daily backup that was asked for, and the minutes between two syncs.
  var backupSchedule: BackupSchedule?, syncMinutes: Int?

  /// A backup of every day.
  struct BackupSchedule: Codable, Hashable {
    var folder: String
    var time: String
    var isSealed: Bool

    enum CodingKeys: String, CodingKey {
      case folder, time
      case isSealed = "sealed"
    }
  }

  enum CodingKeys: String, CodingKey {
    case backups
    case sharedFolder = "shared_folder"
    case sharedProfiles = "shared_profiles"
    case lastBackup = "last_backup"
    case lastSync = "last_sync"
    case backupSchedule = "backup_schedule"
    case syncMinutes = "sync_minutes"
  }

  static let mostBackups = 5
  static let largestNote = 1 << 16
}

extension World {
  private var whereaboutsPath: String { timers.program.home + "/whereabouts.json" }

  /// What is noted; nothing where it cannot be read.
  func whereabouts() -> Whereabouts {
    do {
      let data = try files.read(whereaboutsPath, Whereabouts.largestNote)
      return try JSONValue(parsing: data).decode(Whereabouts.self)
    } catch { return Whereabouts() }
  }

  /// Notes where a backup went, a file or a folder of them. That it cannot be noted is no failure
  /// of the backup.
  func noteBackup(at path: String) {
    note { noted in
      noted.backups.removeAll { $0 == path }
      noted.backups = Array(([path] + noted.backups).prefix(Whereabouts.mostBackups))
      noted.lastBackup = now()
    }
  }

  /// Notes that devices came together.
  func noteSync() { note { $0.lastSync = now() } }

  /// Notes the daily backup that the doctor looks after, `nil` for none.
  func noteBackupSchedule(_ schedule: Whereabouts.BackupSchedule?) {
    note { $0.backupSchedule = schedule }
  }

  /// Notes how often devices come together by themselves, `nil` for never.
  func noteSyncSchedule(_ minutes: Int?) { note { $0.syncMinutes = minutes } }

  /// Notes the folder that is shared from now on, `nil` for none, and who is.
  func noteSharedFolder(_ path: String?, profiles: [String]? = nil) {
    note { ($0.sharedFolder, $0.sharedProfiles) = (path, profiles) }
  }

  private func note(_ change: (inout Whereabouts) -> Void) {
    let before = whereabouts()
    var noted = before
    change(&noted)
    guard noted != before else { return }
    do { try files.write(JSON.data(noted), whereaboutsPath) } catch {
      log.warning("whereabouts not noted")
    }
  }
}
