import CoreReminders
import CoreStorage
import Foundation

/// This machine's timers: systemd's user manager, or launchd agents on macOS.
struct LiveTimers: Sendable {
  let isMac: Bool
  let environment: [String: String]
  let program: Timers.Program
  /// Runs a program and returns its output and status.
  let run: Run

  typealias Run = @Sendable ([String]) async throws -> (data: Data, status: Int32)

  init(isMac: Bool, environment: [String: String], program: Timers.Program, run: Run? = nil) {
    self.isMac = isMac
    self.environment = environment
    self.program = program
    self.run = run ?? { try await Program($0, environment: environment).end() }
  }

  var timers: Timers {
    Timers(
      program: program,
      install: { job in
        if isMac { try await installAgent(job) } else { try await installUnits(job) }
        return try await state(of: job)
      },
      remove: { name in
        let files = installedFiles(name)
        if isMac { try await removeAgent(name) } else { try await removeUnits(name) }
        return files
      },
      state: { job in try await state(of: job) })
  }

  private func state(of job: TimerJob) async throws -> Timers.State {
    let (system, name) = (isMac ? Timers.System.launchd : .systemd, job.name)
    let files = installedFiles(name)
    // No files, so no program needs to be asked.
    if files.isEmpty { return Timers.State(system: system, files: [], isActive: false) }
    let isActive =
      if isMac { try await isLoaded(name) } else { try await unitState(name).isActive }
    let texts = files.map { FileManager.default.contents(atPath: $0) ?? Data() }
      .map { String(decoding: $0, as: UTF8.self) }
    let schedule = isMac ? LaunchAgent(job).schedule : SystemdUnits(job).schedule
    return Timers.State(
      system: system, files: files, isActive: isActive,
      isCurrent: texts.contains { $0.contains(schedule) },
      locale: texts.lazy.compactMap(TimerJob.locale).first)
  }

  /// The folder in which the system looks for a user's jobs.
  var folder: String {
    if isMac { return (environment["HOME"] ?? "") + "/Library/LaunchAgents" }
    return base("XDG_CONFIG_HOME", else: "/.config") + "/systemd/user"
  }

  /// Returns a folder of the XDG Base Directory Specification, which requires that relative paths
  /// are ignored.
  func base(_ variable: String, else path: String) -> String {
    let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return named ?? (environment["HOME"] ?? "") + path
  }

  /// Returns the absolute paths of a job's existing files.
  func installedFiles(_ name: String) -> [String] {
    let names =
      isMac ? [LaunchAgent.label(of: name) + ".plist"] : [name + ".service", name + ".timer"]
    return names.map { folder + "/" + $0 }.filter { access($0, F_OK) == 0 }
  }

  /// Writes files to the folder atomically. Returns `true` if any of them changed.
  func write(_ files: [String: String]) throws(ReminderError) -> Bool {
    var isNew = false
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/" + name
      if FileManager.default.contents(atPath: path) == Data(text.utf8) { continue }
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw .cannotWriteTimer(path: path)
      }
      isNew = true
    }
    return isNew
  }

  /// Removes the files of a job.
  func removeFiles(_ name: String) throws(ReminderError) {
    for file in installedFiles(name) where unlink(file) != 0 && errno != ENOENT {
      throw .cannotWriteTimer(path: file)
    }
  }
}
