import CoreModels
import CorePlugin
import CoreStorage
import Testing

@testable import CommandHost

@Suite("daybook mercy") struct MercyCommandTests {
  private let stage = HostStage()

  @Test func `pauses from today until a day, and is longer when asked again`() async throws {
    #expect(await stage.daybook("mercy").output == "Nothing is paused.\n")
    #expect(
      await stage.daybook("mercy", "until", "2026-11-28").output
        == "Everything is paused until the end of Saturday, 28 November 2026. Take your time.\n")
    #expect(
      try await stage.daybook("mercy", "until", "2026-12-01", "--date", "2026-11-25", "--json").json
        == ["paused": true, "from": "2026-11-21", "until": "2026-12-01"])
    #expect(
      try await stage.daybook("mercy", "--date", "2026-12-02", "--json").json
        == ["paused": false, "from": nil, "until": nil])
  }

  @Test func `ends today, and what is over stays marked`() async throws {
    _ = await stage.daybook("mercy", "until", "2026-11-28")
    #expect(
      await stage.daybook("mercy", "off", "--date", "2026-11-24").output == "Nothing is paused.\n")
    let paused = try await stage.store().read { try $0.pausedDays() }
    #expect(
      (20...25).map { paused.contains(Day(year: 2026, month: 11, day: $0) ?? .first) }
        == [false, true, true, true, false, false])
    _ = await stage.daybook("mercy", "until", "2026-11-30", "--date", "2026-11-30")
    _ = await stage.daybook("mercy", "off", "--date", "2026-11-30")
    #expect(try await stage.store().read { try $0.count(MercySpan.self) } == 1)
  }

  @Test func `ends every pause that today is in, and tells the end that holds`() async throws {
    _ = await stage.daybook("mercy", "until", "2026-11-30")
    _ = await stage.daybook("mercy", "until", "2026-11-25", "--date", "2026-11-10")
    #expect(
      try await stage.daybook("mercy", "until", "2026-11-22", "--json").json["until"]
        == "2026-11-22")
    #expect(
      await stage.daybook("mercy").output.hasPrefix(
        "Everything is paused until the end of Sunday, 22 November 2026."))
  }

  @Test(arguments: [
    ("2026-11-20", 65, "A pause cannot end on Friday, 20 November 2026, which is already over."),
    ("soon", 64, "“soon” is not a date."),
  ])
  func `refuses a last day that cannot be one`(
    day: String, status: Int, message: String
  ) async throws {
    let outcome = await stage.daybook("mercy", "until", day)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(message))
    #expect(try await stage.store().history().isEmpty)
  }
}
