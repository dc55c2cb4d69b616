import CoreModels
import CorePlugin
import Testing

@testable import CommandHost

@Suite("Today on a terminal") struct TodayScreenTests {
  private func screen(columns: Int, _ environment: [String: String] = [:]) async -> String {
    let stage = HostStage(
      environment: ["NO_COLOR": "1"].merging(environment) { _, own in own },
      terminalColumns: columns)
    let outcome = await stage.daybook()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return outcome.output
  }

  @Test func `fits 20 columns`() async {
    #expect(
      await screen(columns: 20) == """
        Today · Saturday, 21
        November 2026
        ╭─ Garden ─────────╮
        │ Water the ferns  │
        │ while it is      │
        │ still cool.      │
        │ 2026-11-21: 蕨   │
        │ 🌿 0             │
        ╰──────────────────╯
        ╭─ Broken ─────────╮
        │ This card cannot │
        │ be shown: All    │
        │ has wilted.      │
        ╰──────────────────╯

        """)
  }

  @Test func `fits 40 columns`() async {
    #expect(
      await screen(columns: 40) == """
        Today · Saturday, 21 November 2026
        ╭─ Garden ─────────────────────────────╮
        │ Water the ferns while it is still    │
        │ cool.                                │
        │ 2026-11-21: 蕨 🌿 0                  │
        ╰──────────────────────────────────────╯
        ╭─ Broken ─────────────────────────────╮
        │ This card cannot be shown: All has   │
        │ wilted.                              │
        ╰──────────────────────────────────────╯

        """)
  }

  @Test(arguments: [80, 119]) func `grows no wider than 80 columns until there is room for two`(
    columns: Int
  ) async {
    #expect(
      await screen(columns: columns) == """
        Today · Saturday, 21 November 2026
        ╭─ Garden ─────────────────────────────────────────────────────────────────────╮
        │ Water the ferns while it is still cool.                                      │
        │ 2026-11-21: 蕨 🌿 0                                                          │
        ╰──────────────────────────────────────────────────────────────────────────────╯
        ╭─ Broken ─────────────────────────────────────────────────────────────────────╮
        │ This card cannot be shown: All has wilted.                                   │
        ╰──────────────────────────────────────────────────────────────────────────────╯

        """)
  }

  @Test func `has two columns from 120`() async {
    #expect(
      await screen(columns: 120) == """
        Today · Saturday, 21 November 2026
        ╭─ Garden ────────────────────────────────────────────────╮  ╭─ Broken ────────────────────────────────────────────────╮
        │ Water the ferns while it is still cool.                 │  │ This card cannot be shown: All has wilted.              │
        │ 2026-11-21: 蕨 🌿 0                                     │  ╰─────────────────────────────────────────────────────────╯
        ╰─────────────────────────────────────────────────────────╯

        """)
  }

  @Test func `draws its frames in ASCII where the locale has no more`() async {
    #expect(
      await screen(columns: 40, ["LANG": "C"]) == """
        Today - Saturday, 21 November 2026
        +- Garden -----------------------------+
        | Water the ferns while it is still    |
        | cool.                                |
        | 2026-11-21: 蕨 🌿 0                  |
        +--------------------------------------+
        +- Broken -----------------------------+
        | This card cannot be shown: All has   |
        | wilted.                              |
        +--------------------------------------+

        """)
  }

  @Test func `speaks Slovak to Slovak people`() async {
    #expect(
      await screen(columns: 40, ["LANG": "sk_SK.UTF-8"]) == """
        Dnes · sobota 21. novembra 2026
        ╭─ Garden ─────────────────────────────╮
        │ Polejte paprade, kým je ešte         │
        │ chladno.                             │
        │ 2026-11-21: 蕨 🌿 0                  │
        ╰──────────────────────────────────────╯
        ╭─ Broken ─────────────────────────────╮
        │ Táto karta sa nedá zobraziť: All has │
        │ wilted.                              │
        ╰──────────────────────────────────────╯

        """)
  }

  @Test func `has a bold title and dim frames where there are colours`() async {
    let lines = await screen(columns: 40, ["NO_COLOR": ""]).split(separator: "\n")
    #expect(lines.first == "\u{1B}[1mToday · Saturday, 21 November 2026\u{1B}[0m")
    #expect(lines.last == "\u{1B}[2m╰──────────────────────────────────────╯\u{1B}[0m")
  }
}
