import CoreModels
import CorePlugin
import CoreReminders
import CoreTerminal
import TestSupport
import Testing

@testable import CommandHost

@Suite("Today on a wide terminal") struct TodayBoxesTests {
  private let cards = [
    RowCard(product: "garden", title: "Garden", rows: ferns),
    RowCard(product: "post", title: "Post", rows: [CardRow("Post in a line.")]),
    RowCard(product: "sky", title: "Sky", rows: [CardRow("Sky in a line.")]),
  ]
  private static let ferns = [
    CardRow(
      "Ferns", .due, days: [.kept, .missed, .free, .paused, .kept, .kept, .open],
      detail: "due today", .due),
    CardRow(
      "Moss that takes far more room than a column of this screen ever has for it",
      days: [.kept, .kept, .kept, .kept, .kept, .kept, .kept], detail: "+5 min", .gain),
    CardRow("Balance", detail: "−5 min", .loss),
    CardRow("Everything else is well.", .quiet),
  ]

  private func screen(columns: Int, colors: ColorDepth = .none) throws -> [String] {
    let stage = try Stage(isInteractive: true, columns: columns, colors: colors)
    let today = stage.world.today
    let reminders = try [(0, 12), (1, 9)].map { day, hour in
      let time = TimeOfDay(secondsSinceMidnight: hour * 3600)
      let day = today.advanced(by: day)
      let instant = try #require(stage.world.calendar.instant(of: time, on: day))
      return Reminder(
        product: "post", identifier: "noon",
        firing: Firing(day: day, time: time, instant: instant), title: "Post", text: "Look.")
    }
    return TodayBoxes(cards: cards, reminders: reminders, world: stage.world)
      .inTwoColumns()
  }

  @Test func `puts each card where there is more room`() throws {
    #expect(
      try screen(columns: 120).joined(separator: "\n") == """
        ╭─ Garden ────────────────────────────────────────────────╮  ╭─ Post ──────────────────────────────────────────────────╮
        │ Ferns                          ■ ·   – ■ ■ □  due today │  │ Post in a line.                                         │
        │ Moss that takes far more roo…  ■ ■ ■ ■ ■ ■ ■     +5 min │  ╰─────────────────────────────────────────────────────────╯
        │ Balance                                          −5 min │  ╭─ Sky ───────────────────────────────────────────────────╮
        │ Everything else is well.                                │  │ Sky in a line.                                          │
        ╰─────────────────────────────────────────────────────────╯  ╰─────────────────────────────────────────────────────────╯
        ╭─ Reminders ─────────────────────────────────────────────╮
        │ Post                                              12:00 │
        │ Post                                  22 Nov 2026 09:00 │
        ╰─────────────────────────────────────────────────────────╯
        """)
  }

  @Test func `has no frames in the pane of the open screen`() throws {
    var stage = try Stage(isInteractive: true, columns: 40)
    stage.world.terminal = Terminal.recording(columns: 40, framesBoxes: false).terminal
    let boxes = TodayBoxes(cards: Array(cards.suffix(2)), reminders: [], world: stage.world)
    let lines = boxes.boxes(columns: 40)
    #expect(lines == [["", "Post", "Post in a line."], ["", "Sky", "Sky in a line."]])
  }

  @Test func `grows no wider than 160 columns`() throws {
    #expect(try screen(columns: 200).allSatisfy { $0.visibleWidth <= 160 })
    #expect(try screen(columns: 200).contains { $0.visibleWidth == 160 })
  }

  @Test func `says with a terminal's own colours what is done and what is late`() throws {
    let lines = try screen(columns: 120, colors: .trueColor).joined(separator: "\n")
    #expect(lines.contains("\u{1B}[32m   +5 min\u{1B}[0m"))
    #expect(lines.contains("\u{1B}[31m−5 min\u{1B}[0m"))
    #expect(lines.contains("\u{1B}[1mFerns\u{1B}[0m"))
    #expect(!lines.contains("38;2"))
  }
}
