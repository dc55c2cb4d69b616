import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import GroundingSun

@Suite("The theme") struct ThemeChoiceTests {
  @Test(arguments: [
    ("00:00:00", Look.dark), ("05:59:59", .dark), ("06:00:00", .light), ("06:00:01", .light),
    ("12:00:00", .light), ("17:59:59", .light), ("18:00:00", .dark), ("23:59:59", .dark),
  ])
  func `is light from six until six, when it is dark already`(time: String, look: Look) throws {
    let now = try #require(Instant("2026-11-21T\(time)Z"))
    let calendar = DayCalendar { _ in 0 }
    #expect(
      ThemeChoice.clock.active(at: now, in: calendar) == ActiveTheme(look: look, isAutomatic: true))
  }

  @Test func `the clock is the one on the wall, on the days of its changes too`() throws {
    let vienna = DayCalendar(timeZone: try #require(TimeZoneRules(identifier: "Europe/Vienna")))
    for (instant, look) in [
      ("2026-03-29T03:59:59Z", Look.dark), ("2026-03-29T04:00:00Z", .light),
      ("2026-10-25T04:59:59Z", .dark), ("2026-10-25T05:00:00Z", .light),
      ("2026-10-25T17:00:00Z", .dark),
    ] {
      let now = try #require(Instant(instant))
      #expect(ThemeChoice.clock.active(at: now, in: vienna).look == look, "\(instant)")
    }
  }

  @Test func `a day that starts at four does not move it`() throws {
    let calendar = DayCalendar(timeZone: .gmt, dayStartsAt: 4)
    let six = try #require(Instant("2026-11-21T06:00:00Z"))
    #expect(ThemeChoice.clock.active(at: six, in: calendar).look == .light)
  }

  @Test func `a choice stays over night, until auto takes it back`() async throws {
    let stage = try Stage.sun()
    #expect(
      try await stage.sun("theme") == "Automatic: light from 06:00 until 18:00, now light.\n")
    #expect(try await stage.sun("theme", "dark") == "Dark until you choose otherwise.\n")
    #expect(try await stage.sunJSON()["theme"] == ["mode": "manual", "active": "dark"])
    stage.nextDay()
    #expect(try await stage.sunJSON()["theme"] == ["mode": "manual", "active": "dark"])
    _ = try await stage.sun("theme", "auto")
    #expect(try await stage.sunJSON()["theme"] == ["mode": "auto", "active": "light"])
    stage.clock.advance(seconds: 9 * 3600)
    #expect(try await stage.sunJSON()["theme"] == ["mode": "auto", "active": "dark"])
  }

  @Test func `the sun is followed where a place is known, and the place is remembered`()
    async throws
  {
    let stage = try Stage.sun(at: "2026-11-21T15:06:00Z")
    #expect(
      try await stage.sun("theme", "auto", "--sun", "--place", "48.15,17.11") == """
        Automatic, by the sun at 48.15,17.11: now light.
        Sunrise 06:07, sunset 15:07.

        """)
    stage.clock.advance(seconds: 120)
    #expect(
      try await stage.sunJSON("theme") == [
        "mode": "auto", "active": "dark", "follows": "sun",
        "place": ["latitude": 48.15, "longitude": 17.11],
      ])
    _ = try await stage.sun("theme", "light")
    #expect(
      try await stage.sunJSON("theme") == [
        "mode": "manual", "active": "light", "follows": nil, "place": nil,
      ])
    #expect(try await stage.sunJSON("theme", "auto", "--sun")["follows"] == "sun")
    #expect(try await stage.sunJSON("theme", "auto")["follows"] == "clock")
  }

  @Test func `in the far north it says that the sun stays`() async throws {
    let stage = try Stage.sun(at: "2026-12-21T12:00:00Z")
    #expect(
      try await stage.sun("theme", "auto", "--sun", "--place", "69.65,18.96") == """
        Automatic, by the sun at 69.65,18.96: now dark.
        Today the sun does not rise there.

        """)
  }

  @Test(arguments: [
    (["theme", "auto", "--sun"], GroundingSunError.noPlace),
    (["theme", "auto", "--sun", "--place", "here"], .badPlace("here")),
    (["theme", "auto", "--place", "48,17"], .placeWithoutSun),
    (["theme", "light", "--sun"], .placeWithoutSun),
    (["theme", "--sun", "--place", "48,17"], .placeWithoutSun),
    (["theme", "dark", "--place", "48,17"], .placeWithoutSun),
  ])
  func `what does not fit is refused, and nothing is written`(
    arguments: [String], error: GroundingSunError
  ) async throws {
    let stage = try Stage.sun()
    await #expect(throws: error) { try await stage.run(GroundingSunPlugin.self, arguments) }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `the sun without a place is the clock`() async throws {
    let stage = try Stage.sun()
    try await stage.world.store.set(ThemeChoice.setting, to: "sun")
    #expect(try await stage.world.store.read { try ThemeChoice(in: $0) } == .clock)
  }
}
