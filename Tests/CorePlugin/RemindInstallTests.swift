import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@Suite("The timer of reminders") struct RemindInstallTests {
  @Test func `calls the running program for this home and person`() async throws {
    var stage = try RemindStage()
    stage.stage.world.environment = ["LANG": "sk_SK.UTF-8", "LC_ALL": ""]
    try await stage.run("on", "--at", "07:00")
    #expect(
      try await stage.run("install").contains("The system’s timer delivers them.\n"))
    let job = try #require(stage.system.installed.first)
    #expect(
      job.command == [
        "/opt/daybook", "nudge", "remind", "fire", "--home", "/home/me/daybook", "--profile", "me",
      ])
    #expect(job.title == "Reminders of Nudge")
    #expect(job.locale == "sk_SK.UTF-8")
    #expect(job.times.map(\.description) == ["07:00"])
  }

  @Test func `calls a product that stands alone by its own name`() async throws {
    var stage = try RemindStage()
    stage.stage.world.timers.program = .init(
      path: "/opt/nudge", command: "nudge", home: "/h", zone: "Asia/Tokyo")
    try await stage.run("install")
    #expect(
      stage.system.installed.first?.command == [
        "/opt/nudge", "remind", "fire", "--home", "/h", "--profile", "me",
      ])
    #expect(stage.system.installed.first?.zone == "Asia/Tokyo")
  }

  @Test func `follows the times once it is there, and rests while reminders are off`() async throws
  {
    let stage = try RemindStage()
    try await stage.run("on", "thought")
    #expect(stage.system.installed.isEmpty)
    try await stage.run("install")
    try await stage.run("install")
    #expect(stage.system.installed.count == 1)
    try await stage.run("on", "thought", "--at", "20:00", "--at", "06:00")
    #expect(stage.system.installed.first?.times.map(\.description) == ["06:00", "20:00"])
    #expect(
      try await stage.run("off").contains("The system’s timer is installed, but not running.\n"))
    #expect(stage.system.installed.first?.times == [])
    try await stage.run("on", "chores")
    #expect(stage.system.installed.first?.times.map(\.description) == ["18:00"])
  }

  @Test func `is put right when it fires after the choice was taken back`() async throws {
    let stage = try RemindStage()
    try await stage.run("on", "thought")
    try await stage.run("install")
    try await stage.run("on", "thought", "--at", "20:00")
    try await stage.stage.world.store.undo()
    try await stage.run("fire")
    #expect(stage.system.installed.first?.times.map(\.description) == ["09:00"])
  }

  @Test func `keeps its locale when another one fires, and takes it when installed`() async throws {
    var stage = try RemindStage()
    stage.stage.world.environment = ["LANG": "sk_SK.UTF-8"]
    try await stage.run("on", "thought")
    try await stage.run("install")
    stage.stage.world.environment = ["LC_ALL": "C"]
    try await stage.run("fire")
    #expect(stage.system.installed.first?.locale == "sk_SK.UTF-8")
    try await stage.run("install")
    #expect(stage.system.installed.first?.locale == "C")
  }

  @Test func `is named where it does not follow what is wanted`() async throws {
    let stage = try RemindStage()
    let stale = "The system’s timer does not match this yet; nudge remind install updates it.\n"
    try await stage.run("on", "thought", "--at", "20:00")
    try await stage.run("on", "thought", "--at", "21:00")
    try await stage.run("install")
    try await stage.stage.world.store.undo()
    #expect(try await stage.run().contains(stale))
    #expect(try await stage.run("install").contains("The system’s timer delivers them.\n"))
    try await stage.run("off")
    try await stage.stage.world.store.undo()
    #expect(try await stage.run().contains(stale))
  }

  @Test func `is right in the end where two change the times at once`() async throws {
    let stage = try RemindStage()
    try await stage.run("on", "thought")
    try await stage.run("install")
    let world = stage.stage.world
    try await withThrowingTaskGroup(of: Void.self) { group in
      for hour in 6..<14 {
        group.addTask { _ = try await stage.run("on", "--at", "\(hour):00") }
      }
      try await group.waitForAll()
    }
    let moment = world.moment
    let wanted = try await world.store.read {
      try NudgePlugin().reminderTimes(in: $0, at: moment)
    }
    #expect(stage.system.installed.map { Set($0.times) } == [Set(wanted)])
    #expect(Set(wanted).count == 1)
  }

  @Test func `is taken away with its files`() async throws {
    let stage = try RemindStage()
    try await stage.run("install")
    let name = try #require(stage.system.installed.first?.name)
    #expect(
      try await stage.run("uninstall")
        == "The timer and its files have been removed:\n  /units/\(name).timer\n")
    #expect(stage.system.installed.isEmpty)
    #expect(try await stage.run("uninstall") == "There was no timer.\n")
    #expect(try await stage.json("uninstall") == ["removed": []])
  }
}
