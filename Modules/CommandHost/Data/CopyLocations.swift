import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import Logging

/// The locations of the home's copies, saved beside the store so that they are known when it cannot
/// be opened.
struct CopyLocations: Codable, Hashable {
  /// The files and folders of the last backups, newest first.
  var backups: [String] = []
  /// The shared folder.
  var sharedFolder: String?
  /// The shared profiles; `nil` for all.
  var sharedProfiles: [String]?
  /// The times of the last backup and the last sync.
  var lastBackup: Instant?, lastSync: Instant?
  /// The scheduled daily backup, and the minutes between scheduled syncs.
  var backupSchedule: BackupSchedule?, syncMinutes: Int?

  /// A daily backup.
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

  /// Returns the saved locations; empty if they cannot be read.
  func copyLocations() -> CopyLocations {
    do {
      let data = try files.read(whereaboutsPath, CopyLocations.largestNote)
      return try JSONValue(parsing: data).decode(CopyLocations.self)
    } catch { return CopyLocations() }
  }

  /// Returns the paths of known existing backups, each file of a folder separately.
  func knownBackups() -> [String] {
    let noted = copyLocations()
    let places = noted.backups + [noted.backupSchedule?.folder].compactMap(\.self)
    let files = places.flatMap { place -> [String] in
      guard let dated = try? BackupFolder(path: place).backups() else {
        return FileManager.default.fileExists(atPath: place) ? [place] : []
      }
      return dated.map { place + "/" + $0.name }
    }
    return Set(files).sorted()
  }

  /// Saves the location of a backup, a file or a folder. Failing to do so does not fail the backup.
  func noteBackup(at path: String) {
    note { noted in
      noted.backups.removeAll { $0 == path }
      noted.backups = Array(([path] + noted.backups).prefix(CopyLocations.mostBackups))
      noted.lastBackup = now()
    }
  }

  /// Saves the time of a sync.
  func noteSync() { note { $0.lastSync = now() } }

  /// Saves the daily backup, for the doctor to check; `nil` for none.
  func noteBackupSchedule(_ schedule: CopyLocations.BackupSchedule?) {
    note { $0.backupSchedule = schedule }
  }

  /// Saves the interval of scheduled syncs; `nil` for never.
  func noteSyncSchedule(_ minutes: Int?) { note { $0.syncMinutes = minutes } }

  /// Saves the shared folder, `nil` for none, and its profiles.
  func noteSharedFolder(_ path: String?, profiles: [String]? = nil) {
    note { ($0.sharedFolder, $0.sharedProfiles) = (path, profiles) }
  }

  private func note(_ change: (inout CopyLocations) -> Void) {
    let before = copyLocations()
    var noted = before
    change(&noted)
    guard noted != before else { return }
    do { try files.write(JSON.data(noted), whereaboutsPath) } catch {
      log.warning("whereabouts not noted")
    }
  }
}
