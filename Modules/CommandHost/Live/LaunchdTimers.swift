import CoreReminders
import Foundation

extension LiveTimers {
  /// Runs `launchctl` on an agent of the user's session.
  private func launchctl(_ command: String, _ name: String) async throws -> Bool {
    let target = "gui/\(getuid())/\(LaunchAgent.label(of: name))"
    return try await run(["launchctl", command, target]).status == 0
  }

  /// Returns `true` if launchd has loaded the agent.
  func isLoaded(_ name: String) async throws -> Bool { try await launchctl("print", name) }

  func installAgent(_ job: TimerJob) async throws {
    let agent = LaunchAgent(job)
    let isNew = try write([agent.label + ".plist": agent.text])
    let isWanted = !job.times.isEmpty
    let isLoaded = try await isLoaded(job.name)
    if !isNew && isLoaded == isWanted { return }
    if isLoaded { _ = try await launchctl("bootout", job.name) }
    guard isWanted else { return }
    let path = folder + "/\(agent.label).plist"
    guard try await run(["launchctl", "bootstrap", "gui/\(getuid())", path]).status == 0 else {
      throw ReminderError.timerRefused
    }
  }

  func removeAgent(_ name: String) async throws {
    guard !installedFiles(name).isEmpty else { return }
    _ = try await launchctl("bootout", name)
    try removeFiles(name)
  }
}
