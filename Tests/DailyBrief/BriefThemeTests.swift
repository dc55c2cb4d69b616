import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The themes of DailyBrief") struct BriefThemeTests {
  static let all = BriefTheme.Accent.allCases.flatMap { accent in
    BriefTheme.Background.allCases.map { BriefTheme(accent: accent, background: $0) }
  }

  @Test(arguments: BriefThemeTests.all)
  func `every accent is read on every background, light and dark`(theme: BriefTheme) {
    #expect(theme.colors.light.lowestContrast >= 4.5)
    #expect(theme.colors.dark.lowestContrast >= 4.5)
  }

  @Test(arguments: BriefTheme.Background.allCases)
  func `and so is the colour of every part`(background: BriefTheme.Background) {
    for ground in [background.page, background.card] {
      for (name, shade) in BriefStyle.parts {
        #expect(shade.light.contrast(with: ground.light) >= 4.5, "\(name)")
        #expect(shade.dark.contrast(with: ground.dark) >= 4.5, "\(name)")
      }
    }
  }

  @Test func `nothing chosen is the product's own look`() async throws {
    let chosen = try await Stage.weather().world.store.read { try BriefTheme(in: $0) }
    #expect(chosen == BriefTheme())
    #expect(DailyBriefPlugin().appearance.theme == chosen.colors)
  }

  @Test func `every choice has its rule, which weighs no more than the palette's`() {
    let rules = BriefStyle.themes.split(separator: "\n").map(String.init)
    #expect(rules.count == 11)
    #expect(rules.allSatisfy { $0.hasPrefix(":root:where(:has(main.daily-brief.") })
    #expect(
      rules.contains(
        ":root:where(:has(main.daily-brief.accent-sky)), main.daily-brief .swatch.accent-sky "
          + "{ --accent: light-dark(#1D5FA8, #7DB7F0); }"))
    #expect(
      rules.contains(
        ":root:where(:has(main.daily-brief.on-mist)), main.daily-brief .swatch.on-mist "
          + "{ --background: light-dark(#EEF3F8, #111820); "
          + "--surface: light-dark(#FFFFFF, #1A232D); }"))
  }

  @Test func `a chosen theme is that of every page`() async throws {
    var stage = try Stage.weather()
    stage.world.isOffline = true
    stage.world.http = .unavailable
    try await stage.world.store.set(BriefTheme.accentSetting, to: .sky)
    try await stage.world.store.set(BriefTheme.backgroundSetting, to: .mist)
    for page in DailyBriefPlugin().pages {
      let html = try await stage.html(DailyBriefPlugin.self, page.path)
      #expect(html.hasPrefix("<main class=\"daily-brief accent-sky on-mist\">"), "\(page.path)")
    }
  }
}
