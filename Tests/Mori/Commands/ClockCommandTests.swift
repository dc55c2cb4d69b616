import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import TestSupport
import Testing

@testable import Mori

@Suite("mori clock") struct ClockCommandTests {
  @Test func `tells the days that remain, in a pipe`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    #expect(
      try await stage.mori("clock") == """
        Time Remaining
        15,747 days
        2,249 weeks · 43 years, 41 days · 46.1% lived
        until Wednesday, 1 January 2070

        """)
    #expect(
      try await stage.moriJSON("clock") == [
        "birth_date": "1990-01-01", "expectancy_years": 80, "end_date": "2070-01-01",
        "days_lived": 13_473, "days_remaining": 15_747, "borrowed_days": 0,
        "weeks_remaining": 2249, "years_remaining": 43, "percent_lived": 46.1,
      ])
  }

  @Test func `shows a large number on a terminal`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01", isInteractive: true, columns: 40)
    #expect(
      try await stage.mori("clock") == """
        Time Remaining
        ▀█  █▀▀  ▀▀█ █ █ ▀▀█
         █  ▀▀█    █ ▀▀█   █
        ▀▀▀ ▀▀▀    ▀   ▀   ▀
        days
        2,249 weeks · 43 years, 41 days · 46.1%
        lived
        until Wednesday, 1 January 2070

        """)
  }

  @Test func `counts borrowed days past the end`() async throws {
    let stage = try await Stage.mori(born: "1940-02-29")
    #expect(
      try await stage.mori("clock") == """
        Time Remaining
        2,457 borrowed days
        351 weeks · 6 years, 266 days · 100.0% lived
        since Saturday, 29 February 2020

        """)
    let answer = try await stage.moriJSON("clock")
    #expect(answer["days_remaining"] == 0)
    #expect(answer["years_remaining"] == 0)
  }

  @Test(arguments: [
    ("2020-02-28", 1, 0), ("2020-02-29", 0, 0), ("2020-03-01", 0, 1),
  ])
  func `turns on the last day`(day: String, remaining: Int, borrowed: Int) async throws {
    let stage = try await Stage.mori(born: "1940-02-29")
    let answer = try await stage.moriJSON("clock", "--date", day)
    #expect(answer["days_remaining"] == .integer(Int64(remaining)))
    #expect(answer["borrowed_days"] == .integer(Int64(borrowed)))
  }

  @Test func `ticks to the second, and stops when told to`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    stage.clock.allow(sleeps: 1, thenEnd: true)
    await #expect(throws: CancellationError.self) { try await stage.mori("clock", "--watch") }
    #expect(stage.output == "15,746 days 14:30:00\n15,746 days 14:29:59\n")
  }

  @Test func `ticks in the middle of a terminal`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01", isInteractive: true, columns: 40, rows: 10)
    let life = try await stage.world.store.read { try LifeRecord.required(in: $0).lifespan }
    #expect(
      ClockScreen(life: life).tickingLines(in: stage.world).joined(separator: "\n") == """


                     Time Remaining

                  15,746 days 14:30:00

            until Wednesday, 1 January 2070
        """)
  }

  @Test func `has large digits where there is room, and closes with q`() async throws {
    var stage = try await Stage.mori(born: "1990-01-01", isInteractive: true, columns: 40, rows: 14)
    let (terminal, recording) = Terminal.recording(
      columns: 40, rows: 14, isInteractive: true, events: [.key("x"), .changed, .key("q")])
    stage.world.terminal = terminal
    _ = try await stage.mori("clock", "--watch")
    let shown = recording.output
    for line in [
      "▀█  █▀▀  ▀▀█ █ █ █▀▀", "█  ▀▀█    █ ▀▀█ █▀█", "▀▀▀ ▀▀▀    ▀   ▀ ▀▀▀", "days 14:30:00",
      "until Wednesday, 1 January 2070", "q closes.",
    ] {
      #expect(shown.contains(line))
    }
    // The screen is redrawn once, and not for a key without effect.
    #expect(shown.components(separatedBy: "Time Remaining").count == 3)
  }

  @Test func `ticks by calendar days where a clock change is between`() async throws {
    var stage = try await Stage.mori(born: "1990-07-01")
    let zone = try #require(TimeZoneRules(identifier: "Europe/Bratislava"))
    stage.world.calendar = DayCalendar(timeZone: zone)
    // 23:30 on 20 November, one and a half hours before the day in Greenwich.
    stage.clock.advance(seconds: -11 * 3600)
    stage.clock.allow(sleeps: 0, thenEnd: true)
    await #expect(throws: CancellationError.self) { try await stage.mori("clock", "--watch") }
    #expect(stage.output == "15,928 days 00:30:00\n")
  }

  @Test func `ticks up once days are borrowed`() async throws {
    let stage = try await Stage.mori(born: "1946-11-20")
    stage.clock.allow(sleeps: 0, thenEnd: true)
    await #expect(throws: CancellationError.self) { try await stage.mori("clock", "--watch") }
    #expect(stage.output == "1 borrowed day 09:30:00\n")
  }

  @Test func `watches no other day than today`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    await #expect(throws: ValidationError.self) {
      try await stage.mori("clock", "--watch", "--date", "2030-01-01")
    }
  }

  @Test func `says 100 percent only when it is over`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    #expect(try await stage.mori("clock", "--date", "2069-12-31").contains("99.9% lived"))
    #expect(try await stage.mori("clock", "--date", "2070-01-01").contains("100.0% lived"))
  }

  @Test func `asks for the birth date first`() async throws {
    let stage = try await Stage.mori()
    await #expect(throws: MoriError.notSetUp) { try await stage.mori("clock") }
  }
}
