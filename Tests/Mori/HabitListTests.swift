import CoreModels
import CorePlugin
import TestSupport
import Testing

@testable import Mori

@Suite("The list of habits") struct HabitListTests {
  private let mori = MoriPlugin.self

  @Test func `has a dot for each of seven days, each a step for that day`() async throws {
    let stage = try await Stage.mori()
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    try await stage.send(mori, "/mori/habits/id-1/up", ["day": "2026-11-18"])
    try await stage.send(mori, "/mori/habits/id-1/skip", ["day": "2026-11-20"])
    let html = try await stage.html(mori, "/mori/habits")
    #expect(html.ranges(of: "name=\"day\"").count == 7)
    #expect(
      html.contains(
        "value=\"2026-11-18\" aria-label=\"Read, Wednesday, 18 November 2026, +10 min: +10 min\">"
          + "<small>Wed</small><span class=\"dot kept\">10</span>"))
    #expect(html.contains("Thursday, 19 November 2026: +10 min\"><small>Thu</small>"))
    #expect(html.contains("2026, skipped: +10 min\"><small>Fri</small><span class=\"dot paused\">"))
    #expect(html.contains("2026, due today: +10 min\"><small>Sat</small>"))
    #expect(html.contains("<span class=\"dot open today\"></span>"))
  }

  @Test func `shows score and streak`() async throws {
    let stage = try await Stage.mori()
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    for day in ["2026-11-20", "2026-11-21"] {
      try await stage.send(mori, "/mori/habits/id-1/up", ["day": day])
    }
    let html = try await stage.html(mori, "/mori/habits")
    #expect(
      html.contains("<span class=\"visually-hidden\">2 days in a row</span></span> every day"))
    #expect(html.contains("role=\"img\" aria-label=\"Score: 10%\""))
    #expect(html.contains("stroke-dasharray=\"10 100\""))
  }

  @Test func `less than nothing is a loss, not a day that is due`() async throws {
    let stage = try await Stage.mori()
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    try await stage.send(mori, "/mori/habits/id-1/down")
    #expect(
      try await stage.html(mori, "/mori/habits").contains(
        "<span class=\"dot loss today\">−10</span>"))
  }

  @Test func `moves habits without script, as far as the ends`() async throws {
    let stage = try await Stage.mori()
    for name in ["Read", "Walk"] { try await stage.send(mori, "/mori/habits", ["name": name]) }
    let html = try await stage.html(mori, "/mori/habits")
    #expect(html.contains("value=\"2\" aria-label=\"Move down: Read\""))
    #expect(html.contains("value=\"1\" aria-label=\"Move up: Walk\""))
    #expect(!html.contains("Move up: Read") && !html.contains("Move down: Walk"))
  }

  @Test func `refuses a day that does not exist`() async throws {
    let stage = try await Stage.mori()
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    await #expect(throws: OptionError.self) {
      try await stage.send(mori, "/mori/habits/id-1/up", ["day": "2026-02-30"])
    }
  }
}
