import CoreReminders
import CoreStorage
import Foundation

/// Timers of systemd's user manager, or agents of macOS's launchd.
struct LiveTimers: Sendable {
  let isMac: Bool
  let environment: [String: String]
  let program: Timers.Program
  /// Runs a program; answers what it printed and its status, 127 where it is not installed.
  let run: Run

  typealias Run = @Sendable ([String]) throws -> (data: Data, status: Int32)

  init(isMac: Bool, environment: [String: String], program: Timers.Program, run: Run? = nil) {
    self.isMac = isMac
    self.environment = environment
    self.program = program
    self.run = run ?? { try Program($0, environment: environment).run(input: Data()) }
  }

  var timers: Timers {
    Timers(
      program: program,
      install: { job in
        try isMac
          ? installAgent(LaunchAgent(job), of: job) : installUnits(SystemdUnits(job), of: job)
        return try state(job.name)
      },
      remove: { name in try isMac ? removeAgent(name) : removeUnits(name) },
      state: { name in try state(name) })
  }

  private func state(_ name: String) throws -> Timers.State {
    let files = paths(name).filter { access($0, F_OK) == 0 }
    // A timer that is not there needs no program to say so.
    let isActive = try !files.isEmpty && (isMac ? launchctl("print", name) : isWaiting(name))
    return Timers.State(system: isMac ? .launchd : .systemd, files: files, isActive: isActive)
  }

  /// The files of a job; the first is looked at last.
  private func paths(_ name: String) -> [String] {
    isMac
      ? [folder + "/\(LaunchAgent.label(of: name)).plist"]
      : [folder + "/\(name).service", folder + "/\(name).timer"]
  }

  private var home: String { environment["HOME"] ?? "/" }

  /// Where the system looks for a person's own jobs.
  private var folder: String {
    if isMac { return home + "/Library/LaunchAgents" }
    return base("XDG_CONFIG_HOME", else: "/.config") + "/systemd/user"
  }

  /// A folder of the XDG Base Directory Specification, which ignores relative paths.
  private func base(_ variable: String, else path: String) -> String {
    environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + path
  }

  // MARK: systemd

  private func systemctl(_ arguments: String...) throws -> Bool {
    try run(["systemctl", "--user", "--quiet"] + arguments).status == 0
  }

  private func isWaiting(_ name: String) throws -> Bool {
    try systemctl("is-active", name + ".timer")
  }

  private func installUnits(_ units: SystemdUnits, of job: TimerJob) throws {
    // Asked first, so that nothing is left behind where nobody would read it.
    guard try run(["systemctl", "--user", "show-environment"]).status == 0 else {
      throw ReminderError.noSystemd(command: job.crontabCommand)
    }
    let isNew = try write(units.files)
    let isWanted = !job.times.isEmpty
    if try !isNew && isWaiting(job.name) == isWanted { return }
    let isDone =
      if isWanted {
        // Restarted, because a timer that runs keeps its old times.
        try systemctl("daemon-reload") && systemctl("enable", units.timer)
          && systemctl("restart", units.timer)
      } else {
        try systemctl("daemon-reload") && systemctl("disable", "--now", units.timer)
      }
    guard isDone else { throw ReminderError.timerRefused }
  }

  private func removeUnits(_ name: String) throws -> [String] {
    let files = paths(name).filter { access($0, F_OK) == 0 }
    let wants = folder + "/timers.target.wants"
    if !files.isEmpty { _ = try systemctl("disable", "--now", name + ".timer") }
    // What `disable` leaves where no manager answers, and when the timer last fired.
    unlink("\(wants)/\(name).timer")
    unlink(base("XDG_DATA_HOME", else: "/.local/share") + "/systemd/timers/stamp-\(name).timer")
    for file in files where unlink(file) != 0 && errno != ENOENT {
      throw ReminderError.cannotWriteTimer(path: file)
    }
    // Only folders with nothing in them go.
    for path in [wants, folder] { rmdir(path) }
    if !files.isEmpty { _ = try systemctl("daemon-reload") }
    return files
  }

  // MARK: launchd

  /// A command of `launchctl` about an agent of this person's session.
  private func launchctl(_ command: String, _ name: String) throws -> Bool {
    try run(["launchctl", command, "gui/\(getuid())/\(LaunchAgent.label(of: name))"]).status == 0
  }

  private func installAgent(_ agent: LaunchAgent, of job: TimerJob) throws {
    let isNew = try write([agent.label + ".plist": agent.text])
    let isWanted = !job.times.isEmpty
    if try !isNew && launchctl("print", job.name) == isWanted { return }
    _ = try launchctl("bootout", job.name)
    guard isWanted else { return }
    let path = folder + "/\(agent.label).plist"
    guard try run(["launchctl", "bootstrap", "gui/\(getuid())", path]).status == 0 else {
      throw ReminderError.timerRefused
    }
  }

  private func removeAgent(_ name: String) throws -> [String] {
    let files = paths(name).filter { access($0, F_OK) == 0 }
    if !files.isEmpty { _ = try launchctl("bootout", name) }
    for file in files where unlink(file) != 0 && errno != ENOENT {
      throw ReminderError.cannotWriteTimer(path: file)
    }
    return files
  }

  // MARK: files

  /// Puts files into the folder, each whole or not at all; answers whether any was new.
  private func write(_ files: [String: String]) throws -> Bool {
    var isNew = false
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/" + name
      if FileManager.default.contents(atPath: path) == Data(text.utf8) { continue }
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw ReminderError.cannotWriteTimer(path: path)
      }
      isNew = true
    }
    return isNew
  }
}
