import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("Mori in the suite") struct MoriPluginTests {
  @Test func `every setting says what it is for`() {
    for setting in MoriPlugin().settings {
      #expect(MoriPlugin().meaning(ofSetting: setting.name, in: .english) != nil)
      #expect(!setting.fits.isEmpty)
    }
  }

  @Test func `has a card that says how to begin`() async throws {
    #expect(
      try await Stage.mori().card(MoriPlugin.self)?.lines == [
        "mori setup --born 1990-01-01 starts your clock.", "Today's Bonus: 0 min",
        "Nothing yet. mori gratitude \"…\" keeps what you are grateful for.",
      ])
  }

  @Test func `has a card with the clock, the bonus and the entry's first line`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.keep(minutes: 20, of: "read", on: "2026-11-21")
    _ = try await stage.mori("gratitude", "Tea with Ana.\nAnd the first snow.")
    let card = try await stage.card(MoriPlugin.self)
    #expect(
      card?.lines == ["15,747 days left", "Today's Bonus: +20 min", "Tea with Ana."])
    #expect(card?.data == (try await stage.moriJSON()))
  }

  @Test func `meets AA in both looks`() {
    #expect(MoriTheme.theme.light.lowestContrast >= 4.5)
    #expect(MoriTheme.theme.dark.lowestContrast >= 4.5)
  }

  @Test(arguments: Language.allCases)
  func `never raises its voice`(language: Language) {
    let texts: [[any CatalogText]] = [
      MoriText.samples, HabitText.samples, DiaryText.samples, GridText.samples,
      MoriPageWord.samples,
    ]
    for text in texts.joined() { #expect(!text.text(in: language).contains("!")) }
  }

  @Test func `says things differently from language to language`() {
    for sample in MoriText.samples {
      let texts = Set(Language.allCases.map { sample.text(in: $0) })
      #expect(texts.count > 1 || sample.english.count < 8, "\(sample)")
    }
  }
}
