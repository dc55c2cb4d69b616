import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal
import Foundation

/// The doctor's checks of the shared folder and the hub.
extension World {
  func syncFindings(repairing: Bool) async throws -> [Finding] {
    let folder = try await FolderSync(store).status()
    let hub = try await HubSync(store).status()
    guard folder != nil || hub != nil else { return [] }
    let noted = copyLocations()
    var findings = try await syncTimerFindings(noted.syncMinutes, repairing: repairing)
    if let path = folder?.folder, !FileManager.default.fileExists(atPath: path) {
      findings.append(
        Finding(code: "folder_gone", message: text(DataText.folderGone(path.terminalSafe))))
    }
    for (place, waiting) in [
      (folder?.folder, folder?.waiting), (hub?.url, hub?.waiting),
    ] {
      guard let place, let waiting, let last = noted.lastSync,
        isLate(last, waiting: waiting, every: noted.syncMinutes)
      else { continue }
      let sentence = DataText.syncBehind(
        place.terminalSafe, since: shortTime(of: last), waiting: waiting)
      var finding = Finding(code: "sync_behind", message: text(sentence))
      finding.details = [
        "place": .string(place), "waiting": .integer(Int64(waiting)),
        "last": .string(last.description),
      ]
      findings.append(finding)
    }
    return findings
  }

  /// Returns `true` after a day without success, or three scheduled intervals if longer, provided
  /// that sync is scheduled or changes are waiting.
  private func isLate(_ last: Instant, waiting: Int, every minutes: Int?) -> Bool {
    guard minutes != nil || waiting > 0 else { return false }
    return now().seconds(since: last) > max(86_400, (minutes ?? 0) * 180)
  }

  private func syncTimerFindings(
    _ minutes: Int?, repairing: Bool
  ) async throws -> [Finding] {
    let job = syncJob(every: minutes ?? 60)
    let state = try await timers.state(job)
    guard minutes != nil || !state.files.isEmpty, !state.isActive else { return [] }
    var isRepaired = false
    if repairing, minutes != nil {
      do { isRepaired = try await timers.install(job).isActive } catch is ReminderError {}
    }
    return [
      Finding(
        code: "sync_timer_stopped", message: text(DataText.syncTimerStopped),
        isRepaired: isRepaired)
    ]
  }
}
