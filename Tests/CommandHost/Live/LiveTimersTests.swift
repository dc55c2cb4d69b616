import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import Synchronization
import Testing

@testable import CommandHost

@Suite("The timers of this machine") struct LiveTimersTests {
  private let folder = TemporaryFolder()
  private let programs = Programs()
  private let isActive = Box(false)
  private let name = "daybook-mori-1"

  /// Creates timers of a system that returns a status for each program and records active units.
  private func timers(
    isMac: Bool = false, status: @escaping @Sendable ([String]) -> Int32 = { _ in 0 }
  ) -> Timers {
    LiveTimers(
      isMac: isMac, environment: ["HOME": folder.path, "XDG_CONFIG_HOME": "relative"],
      program: .init(path: "/opt/mori", command: "mori", home: "/h")
    ) { [programs, isActive] command in
      programs.append(command)
      if !Set(command).isDisjoint(with: ["restart", "bootstrap"]) {
        isActive.withLock { $0 = true }
      }
      if !Set(command).isDisjoint(with: ["disable", "bootout"]) {
        isActive.withLock { $0 = false }
      }
      let active = isActive.withLock { $0 }
      if command.contains("print") { return (Data(), active ? 0 : 113) }
      let text = "ActiveState=\(active ? "active" : "inactive")\nNeedDaemonReload=no\n"
      return (Data(text.utf8), status(command))
    }.timers
  }

  private func job(_ times: String...) throws -> TimerJob {
    TimerJob(
      name: name, title: "Reminders", command: ["/opt/mori", "remind", "fire"],
      times: try times.map { try #require(TimeOfDay($0)) })
  }

  private var systemctl: [String] {
    programs.all.filter { !$0.contains("show") }
      .map { $0.drop { ["systemctl", "--user", "--quiet"].contains($0) } }
      .map { $0.joined(separator: " ") }
  }

  /// All files in the user's folder.
  private var files: [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
  }

  @Test func `are units that systemd enables and starts`() async throws {
    let state = try await timers().install(job("09:00"))
    let units = [".config/systemd/user/\(name).service", ".config/systemd/user/\(name).timer"]
    #expect(
      state
        == Timers.State(
          system: .systemd, files: units.map { folder.path + "/" + $0 }, isActive: true))
    #expect(try text(units[1]) == SystemdUnits(job("09:00")).files["\(name).timer"])
    #expect(
      systemctl == [
        "show-environment", "daemon-reload", "enable \(name).timer", "restart \(name).timer",
      ])
  }

  @Test func `are left alone where nothing changed, and follow what did`() async throws {
    _ = try await timers().install(job("09:00"))
    programs.clear()
    _ = try await timers().install(job("09:00"))
    #expect(!systemctl.contains { $0.hasPrefix("restart") })
    _ = try await timers().install(job("10:00"))
    #expect(systemctl.contains("restart \(name).timer"))
    programs.clear()
    _ = try await timers().install(job())
    #expect(systemctl.contains("disable --now \(name).timer"))
    #expect(try !text(".config/systemd/user/\(name).timer").contains("OnCalendar"))
  }

  @Test(arguments: [false, true])
  func `tell whether they follow a job, and their locale`(isMac: Bool) async throws {
    let timers = timers(isMac: isMac)
    func job(_ time: String, locale: String?) throws -> TimerJob {
      TimerJob(
        name: name, title: "Reminders", command: ["/opt/mori"], locale: locale,
        times: [try #require(TimeOfDay(time))])
    }
    _ = try await timers.install(job("09:00", locale: "sk_SK.UTF-8"))
    let same = try await timers.state(job("09:00", locale: "C"))
    #expect(same.isCurrent && same.locale == "sk_SK.UTF-8")
    #expect(try await !timers.state(job("10:00", locale: nil)).isCurrent)
    _ = try await timers.install(job("10:00", locale: nil))
    #expect(try await timers.state(job("10:00", locale: "C")).locale == nil)
  }

  @Test func `leave nothing behind`() async throws {
    _ = try await timers().install(job("09:00"))
    let stamps = folder.path + "/.local/share/systemd/timers"
    let wants = folder.path + "/.config/systemd/user/timers.target.wants"
    for path in [stamps, wants] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try Data().write(to: URL(fileURLWithPath: stamps + "/stamp-\(name).timer"))
    try FileManager.default.createSymbolicLink(
      atPath: wants + "/\(name).timer", withDestinationPath: "../\(name).timer")
    programs.clear()
    let removed = try await timers().remove(name)
    #expect(removed.count == 2)
    #expect(systemctl == ["disable --now \(name).timer", "daemon-reload"])
    #expect(!files.contains { $0.contains(name) || $0.contains("wants") })
    programs.clear()
    #expect(try await timers().remove(name) == [])
    #expect(try await timers().state(job()) == .init(system: .systemd, files: [], isActive: false))
    #expect(programs.all.isEmpty)
  }

  @Test func `are not written where no systemd answers, and another way is named`() async throws {
    await #expect(throws: ReminderError.noSystemd(crontab: "*/5 * * * * /opt/mori remind fire")) {
      try await timers { _ in 1 }.install(job("09:00"))
    }
    #expect(files == [])
  }

  @Test func `are told to be refused`() async throws {
    await #expect(throws: ReminderError.timerRefused) {
      try await timers { $0.contains("restart") ? 1 : 0 }.install(job("09:00"))
    }
  }

  @Test func `cannot be written where a file is in the way`() async throws {
    try Data().write(to: URL(fileURLWithPath: folder.path + "/.config"))
    let path = folder.path + "/.config/systemd/user/\(name).service"
    await #expect(throws: ReminderError.cannotWriteTimer(path: path)) {
      try await timers().install(job("09:00"))
    }
  }

  @Test func `are agents of launchd on macOS`() async throws {
    let timers = timers(isMac: true)
    let path = "Library/LaunchAgents/org.daybook.\(name).plist"
    let state = try await timers.install(job("09:00"))
    #expect(
      state == .init(system: .launchd, files: [folder.path + "/" + path], isActive: true))
    #expect(try text(path) == LaunchAgent(job("09:00")).text)
    let target = "gui/\(getuid())"
    #expect(
      programs.all.map { $0.joined(separator: " ") } == [
        "launchctl print \(target)/org.daybook.\(name)",
        "launchctl bootstrap \(target) \(folder.path)/\(path)",
        "launchctl print \(target)/org.daybook.\(name)",
      ])
    programs.clear()
    _ = try await timers.install(job("09:00"))
    #expect(!programs.all.contains { $0.contains("bootstrap") })
    _ = try await timers.install(job())
    #expect(programs.all.last { $0.contains("bootout") } != nil)
    #expect(try await timers.remove(name) == [folder.path + "/" + path])
    #expect(!files.contains(path))
  }

  @Test func `know the time zone that the person chose`() async throws {
    let stage = HostStage()
    try await stage.store().set(SuiteSettings.timeZoneSetting, to: "America/New_York")
    let session = Session(process: stage.facts, products: [], network: nil)
    let world = try session.world(for: .defaults, of: "nudge")
    #expect(
      world.timers.program
        == .init(
          path: "/opt/probe", command: "nudge", home: stage.home.path, zone: "America/New_York"))
  }

  @Test func `are none on a machine without systemd, which the command says`() async throws {
    let stage = HostStage()
    let outcome = await stage.remind("install", "--json")
    #expect(outcome.status == 69)
    #expect(try outcome.json["error"]?["code"] == "no_systemd")
    let hint = try #require(try outcome.json["error"]?["hint"]?.string)
    #expect(
      hint.hasSuffix(
        "*/5 * * * * /opt/probe remind fire --home \(stage.home.path) --profile me"))
    #expect(!FileManager.default.fileExists(atPath: stage.folder.path + "/.config"))
    #expect(await stage.remind("uninstall") == .init(output: "There was no timer.\n"))
    #expect(await stage.remind("on").status == 0)
  }
}

private final class Box: Sendable {
  private let value: Mutex<Bool>
  init(_ value: Bool) { self.value = Mutex(value) }
  func withLock<Result: Sendable>(_ body: (inout sending Bool) -> sending Result) -> Result {
    value.withLock(body)
  }
}
