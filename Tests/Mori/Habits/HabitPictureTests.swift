import CoreModels
import CoreTerminal
import TestSupport
import Testing

@testable import Mori

@Suite("Habits as a picture") struct HabitPictureTests {
  @Test func `every level stands out, and more so than the one before`() {
    for palette in [HabitPalette.dark, .light] {
      let contrasts = palette.shades.map { palette.colors.background.contrast(with: $0) }
      #expect(contrasts.count == HeatMap.highest)
      #expect(contrasts.allSatisfy { $0 >= 3 })
      #expect(contrasts == contrasts.sorted())
    }
  }

  @Test func `levels differ in size, a pause is a dash, and nothing a dot`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "<b>&\"")
    for (day, minutes) in [("17", "10"), ("18", "20"), ("19", "30"), ("20", "40")] {
      _ = try await stage.mori("up", "<", minutes, "--date", "2026-11-\(day)")
    }
    _ = try await stage.mori("habit", "skip", "<", "--date", "2026-11-16")
    let svg = HabitPicture(
      habits: try await stage.statistics(), language: .slovak, palette: .dark
    ).svg
    for side in [5, 8, 11, 14] {
      #expect(svg.split(separator: "\n").count { $0.contains("height=\"\(side)\" rx") } == 1)
    }
    #expect(svg.split(separator: "\n").count { $0.contains("height=\"2\"") } == 1)
    #expect(svg.contains("&lt;b&gt;&amp;&quot;</text>") && !svg.contains("<b>"))
    #expect(
      svg.contains(">št</text>") && svg.contains(">100 min · Skóre 19\u{A0}% · Séria 4 dni</text>"))
    // 53 weeks except for the coming Sunday; today has no minutes.
    #expect(svg.split(separator: "<circle").count - 1 == 53 * 7 - 6)
  }

  @Test func `a name that would run into the figures is cut`() async throws {
    let stage = try await Stage.mori()
    let name = String(repeating: "Practise ", count: 7).prefix(60)
    _ = try await stage.mori("habit", "add", String(name))
    let svg = HabitPicture(
      habits: try await stage.statistics(), language: .english, palette: .dark
    ).svg
    #expect(svg.contains("Practise Practise") && svg.contains("…</text>"))
    #expect(!svg.contains(String(name)))
  }

  @Test func `a picture of no habits is an empty one`() {
    let svg = HabitPicture(habits: [], language: .english, palette: .light).svg
    #expect(svg.hasPrefix("<svg") && svg.contains("#FFFFFF"))
  }
}
