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

  enum CodingKeys: String, CodingKey {
    case backups
    case sharedFolder = "shared_folder"
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
    }
  }

  /// Notes the folder that is shared from now on, `nil` for none.
  func noteSharedFolder(_ path: String?) {
    note { $0.sharedFolder = path }
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
