import CoreModels
import Foundation
import Testing

@testable import CommandHost
@testable import CoreStorage

@Suite("daybook doctor checks the history") struct DoctorChainTests {
  private let stage = HostStage()

  init() async {
    for hour in ["3", "4", "5"] { _ = await stage.daybook("settings", "day_starts_at", hour) }
  }

  private func sql(_ sql: String) async throws {
    _ = try await stage.store().engine.write { try $0.execute(sql) }
  }

  private func device() throws -> String { try stage.store().device }

  @Test func `an altered state is found, and accepted only when asked`() async throws {
    try await sql("UPDATE change SET body = replace(body, '3', '9') WHERE number = 1")
    let device = try device()
    let text = """
      An earlier state of suite.setting day_starts_at was altered outside Daybook (\(device)/1); its \
      checksum does not match.

      """
    let found = await stage.daybook("doctor")
    #expect(found.output == text)
    #expect(found.status == 65)
    #expect(await stage.daybook("doctor", "--repair").output == "Repaired: " + text)
    #expect(await stage.daybook("doctor").status == 0)
  }

  @Test func `what the record still has comes back into the history`() async throws {
    try await sql("UPDATE change SET body = replace(body, '5', '9') WHERE number = 3")
    #expect(await stage.daybook("doctor").status == 65)
    let repaired = try await stage.daybook("doctor", "--repair", "--json").json
    #expect(repaired["healthy"] == true)
    #expect(await stage.daybook("settings", "day_starts_at").output.contains("5"))
    #expect(try await !stage.store().history().contains { $0.body?.contains("9") ?? false })
    #expect(await stage.daybook("doctor").output == "Everything is well.\n")
  }

  @Test func `missing entries are found, in a backup too`() async throws {
    try await sql("DELETE FROM change WHERE number = 2")
    let text = "Entries before \(try device())/3 are missing from the history.\n"
    #expect(await stage.daybook("doctor").output == text)
    let copy = stage.folder.path + "/copy.sqlite"
    _ = await stage.daybook("backup", copy)
    let restored = await stage.daybook("restore", copy)
    #expect(restored.status == 0)
    #expect(restored.output.contains("daybook doctor says where"))
    #expect(await stage.daybook("doctor", "--repair").status == 0)
    #expect(await stage.daybook("doctor").status == 0)
  }
}
