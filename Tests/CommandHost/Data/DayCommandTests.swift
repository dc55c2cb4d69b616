import CoreModels
import CoreStorage
import Testing

@testable import CommandHost

@Suite("daybook day") struct DayCommandTests {
  private let stage = HostStage()

  @Test func `shows what every product kept on the day`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("probe", "keep", "two")
    #expect(
      await stage.daybook("day").output == """
        Saturday, 21 November 2026

        Probe
          Kept one
          Kept two

        """)
    #expect(
      try await stage.daybook("day", "2026-11-21", "--json").json
        == [
          "day": "2026-11-21", "paused": false,
          "kept": [
            ["product": "probe", "day": "2026-11-21", "text": "Kept one", "data": [:]],
            ["product": "probe", "day": "2026-11-21", "text": "Kept two", "data": [:]],
          ],
        ])
  }

  @Test func `fits a narrow terminal`() async throws {
    let stage = HostStage(terminalColumns: 20)
    _ = await stage.daybook("probe", "keep", "the river in the rain")
    #expect(
      await stage.daybook("day", "--color", "never").output == """
        Saturday, 21
        November 2026

        Probe
          Kept the river in
          the rain

        """)
  }

  @Test(arguments: [
    ("today", "Saturday, 21"), ("yesterday", "Friday, 20"), ("tomorrow", "Sunday, 22"),
    ("Saturday", "Saturday, 21"), ("sunday", "Sunday, 15"), ("friday", "Friday, 20"),
  ])
  func `a day can be named as people name it`(name: String, title: String) async {
    #expect(await stage.daybook("day", name).output.hasPrefix("\(title) November 2026\n"))
  }

  @Test func `an empty day says so, and a mercy day too`() async throws {
    _ = await stage.daybook("mercy", "until", "2026-11-22")
    #expect(
      await stage.daybook("day", "2026-11-22").output == """
        Sunday, 22 November 2026
        A day of rest: everything paused.

        Nothing was recorded on this day.

        """)
    #expect(await stage.daybook("day", "someday").status == 64)
  }

  @Test func `as of an earlier day, what was kept later is not there yet`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let outcome = await stage.daybook("day", "2026-11-21", "--as-of", "2026-11-20")
    #expect(outcome.output.contains("Nothing was recorded"))
    let refused = await stage.daybook("probe", "keep", "two", "--as-of", "2026-11-20")
    #expect(refused.status == 64)
    #expect(try await stage.store().history().count == 1)
  }
}
