import CoreModels
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("daybook doctor sees what people forget") struct DoctorCareTests {
  private func at(_ instant: String, _ stage: HostStage) -> HostStage {
    var stage = stage
    stage.facts.now = { Instant(instant) ?? Instant(milliseconds: 0) }
    return stage
  }

  @Test func `tells of the last backup, and worries once it is old`() async throws {
    let stage = HostStage()
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("backup", stage.folder.path + "/copy.sqlite")
    let today = await stage.daybook("doctor")
    #expect(today.output == "Everything is well.\nThe last backup is from 2026-11-21.\n")
    #expect(today.status == 0)
    let later = await at("2026-12-31T09:30:00Z", stage).daybook("doctor", "--json")
    #expect(later.status == 65)
    #expect(try findings(later) == ["backup_old"])
  }

  @Test func `misses a daily backup whose timer is gone`() async throws {
    let stage = HostStage()
    _ = await stage.daybook("probe", "keep", "one")
    let note = #"{"backups":[],"backup_schedule":{"folder":"/b","time":"03:00","sealed":false}}"#
    try Data(note.utf8).write(to: URL(fileURLWithPath: stage.home.path + "/whereabouts.json"))
    chmod(stage.home.path + "/whereabouts.json", 0o600)
    #expect(try findings(await stage.daybook("doctor", "--json")) == ["backup_timer_stopped"])
  }

  @Test func `finds a shared folder that is gone, and changes that wait for days`() async throws {
    let stage = HostStage()
    let shared = stage.folder.path + "/shared"
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("sync", "folder", shared)
    #expect(await stage.daybook("doctor").status == 0)
    _ = await stage.daybook("probe", "keep", "two")
    #expect(await stage.daybook("doctor").status == 0)
    let later = at("2026-11-24T09:30:00Z", stage)
    #expect(try findings(await later.daybook("doctor", "--json")) == ["sync_behind"])
    try FileManager.default.removeItem(atPath: shared)
    #expect(
      try findings(await later.daybook("doctor", "--json")) == ["folder_gone", "sync_behind"])
  }

  @Test func `tells how much the copies of what was replaced take`() async throws {
    let stage = HostStage()
    _ = await stage.daybook("probe", "keep", "one")
    let copy = stage.folder.path + "/copy.sqlite"
    _ = await stage.daybook("backup", copy)
    _ = await stage.daybook("restore", copy)
    let outcome = await stage.daybook("doctor")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("MB in \(stage.home.path)/replaced"))
  }

  @Test func `tidies what an interrupted backup left beside its target`() async throws {
    let stage = HostStage()
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("backup", stage.folder.path + "/copy.sqlite")
    let part = stage.folder.path + "/copy.sqlite.6f1c.part"
    try Data("half".utf8).write(to: URL(fileURLWithPath: part))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: part)
    #expect(try findings(await stage.daybook("doctor", "--json")) == ["leftover"])
    #expect(await stage.daybook("doctor", "--repair").status == 0)
    #expect(!FileManager.default.fileExists(atPath: part))
  }

  @Test func `tidies what an interrupted restore left among the copies`() async throws {
    let stage = HostStage()
    _ = await stage.daybook("probe", "keep", "one")
    let folder = stage.home.path + "/replaced"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let part = folder + "/2026-11-20.sqlite.part"
    try Data("half".utf8).write(to: URL(fileURLWithPath: part))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: part)
    #expect(try findings(await stage.daybook("doctor", "--json")) == ["leftover"])
    #expect(await stage.daybook("doctor", "--repair").status == 0)
    #expect(!FileManager.default.fileExists(atPath: part))
  }

  @Test(arguments: [["doctor"], ["backup", "x"], ["backup", "into", "x"]])
  func `is about now, as backups are`(command: [String]) async throws {
    let stage = HostStage()
    _ = await stage.daybook("probe", "keep", "one")
    let outcome = await stage.run(
      SuiteRoot<TestSuite>.self, command + ["--as-of", "2026-11-20"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("--as-of cannot be used with this command."))
  }

  private func findings(_ outcome: HostStage.Outcome) throws -> [String] {
    guard case .array(let found)? = try outcome.json["findings"] else { return [] }
    return found.compactMap { $0["code"] }.map { code in
      if case .string(let text) = code { text } else { "" }
    }
  }
}
