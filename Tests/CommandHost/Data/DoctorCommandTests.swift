import CoreModels
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("daybook doctor") struct DoctorCommandTests {
  private let stage = HostStage()

  @Test func `finds nothing where everything is well`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let outcome = await stage.daybook("doctor")
    #expect(outcome == .init(output: "Everything is well.\n"))
    #expect(
      try await stage.daybook("doctor", "--json").json == ["healthy": true, "findings": []])
  }

  @Test func `finds files that others can read, and closes them`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let path = stage.home.path + "/daybook.sqlite"
    chmod(path, 0o644)
    let found = await stage.daybook("doctor")
    #expect(
      found.output == "Others on this machine can read \(path). "
        + "chmod 600 \(path) closes it, and so does daybook doctor --repair.\n")
    #expect(found.status == 65)
    let repaired = await stage.daybook("doctor", "--repair")
    #expect(repaired.output == "Repaired: Others on this machine can read \(path).\n")
    #expect(repaired.status == 0)
    #expect(await stage.daybook("doctor").status == 0)
  }

  @Test func `finds a clock that is behind what was written`() async throws {
    var stage = stage
    _ = await stage.daybook("probe", "keep", "one")
    stage.facts.now = { Instant("2026-11-20T09:30:00Z") ?? Instant(milliseconds: 0) }
    #expect(
      await stage.daybook("doctor").output
        == "The clock is behind: something was written at 2026-11-21 09:30.\n")
  }

  @Test func `makes a damaged store anew from what can be read, and keeps the damaged one`()
    async throws
  {
    for number in 0..<300 { _ = await stage.daybook("probe", "keep", "record \(number)") }
    let path = stage.home.path + "/daybook.sqlite"
    let store = try stage.store()
    let all = try await store.collection(of: DayEntry.self).list().count
    // Merges the write-ahead log into the main file, then damages some pages.
    try await store.backUp(to: path + ".whole")
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    var bytes = try #require(FileManager.default.contents(atPath: path + ".whole"))
    try FileManager.default.removeItem(atPath: path + ".whole")
    for page in [9, 12] {
      bytes.replaceSubrange(page * 4096..<page * 4096 + 4096, with: Data(count: 4096))
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
    let found = await stage.daybook("doctor")
    #expect(found.status == 65)
    let repaired = await stage.daybook("doctor", "--repair")
    #expect(repaired.status == 0, "\(repaired)")
    #expect(await stage.daybook("doctor").status == 0)
    let left = try await stage.store().collection(of: DayEntry.self).list().count
    #expect(repaired.output.contains("and \(left) of \(all) entries are saved."), "\(repaired)")
    #expect(repaired.output.contains("Lost: Probe on 2026-11-21, ") == (left < all))
    let replaced = try FileManager.default.contentsOfDirectory(
      atPath: stage.home.path + "/replaced")
    #expect(replaced.contains("damaged-20261121T093000Z.sqlite"))
  }
}

@Suite("daybook doctor, where the clock was wrong") struct ClockFindingsTests {
  private let stage = HostStage()

  @Test func `dates anew what a wrong clock dated ahead`() async throws {
    var ahead = stage
    ahead.facts.now = { Instant("2026-12-24T09:30:00Z") ?? Instant(milliseconds: 0) }
    _ = await ahead.daybook("probe", "keep", "one")
    let found = await stage.daybook("doctor")
    #expect(found.status == 65)
    #expect(
      found.output
        == "Dated more than a day ahead of the clock: 1 change. If the clock is right, --repair "
        + "redates them.\n")
    #expect(await stage.daybook("doctor", "--repair").status == 0)
    #expect(await stage.daybook("doctor").output == "Everything is well.\n")
    #expect(try await stage.store().history().first?.writtenAt == stage.facts.now())
  }
}
