import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The list of events") struct EventListTests {
  private static let sample = [
    Event.sample("Christmas", on: "2020-12-25", yearly: true),
    .sample("Anna's wedding", on: "2027-06-12", before: "{days} days, dear Anna"),
    .sample("Trip to the Tatras", on: "2026-11-20", after: "That was {days} day ago"),
  ]

  private func screen(
    columns: Int, language: Language = .english, colors: ColorDepth = .none
  ) async throws -> String {
    let stage = try Stage.events(
      isInteractive: true, columns: columns, colors: colors, language: language)
    try await stage.world.store.transaction { try $0.add(Self.sample) }
    return try await stage.events()
  }

  @Test(arguments: [80, 200])
  func `is a table`(columns: Int) async throws {
    #expect(
      try await screen(columns: columns) == """
        1  Christmas           in 34 days   25 Dec 2026  yearly
        2  Anna's wedding      in 203 days  12 Jun 2027
           203 days, dear Anna
        3  Trip to the Tatras  yesterday    20 Nov 2026
           That was 1 day ago

        """)
  }

  @Test func `is stacked on a narrow terminal`() async throws {
    #expect(
      try await screen(columns: 40) == """
        1  Christmas
           in 34 days · 25 Dec 2026 · yearly
        2  Anna's wedding
           in 203 days · 12 Jun 2027
           203 days, dear Anna
        3  Trip to the Tatras
           yesterday · 20 Nov 2026
           That was 1 day ago

        """)
    let world = try Stage.events().worldWithoutUnicode(columns: 20)
    let countdowns = Self.sample.countdowns(on: world.today, language: .english)
    #expect(
      EventList(countdowns: countdowns).lines(in: world).joined(separator: "\n") == """
        1  Christmas
           in 34 days -
           2026-12-25 -
           yearly
        2  Anna's wedding
           in 203 days -
           2027-06-12
           203 days, dear
           Anna
        3  Trip to the
           Tatras
           yesterday -
           2026-11-20
           That was 1 day
           ago
        """)
  }

  @Test func `speaks Slovak`() async throws {
    #expect(
      try await screen(columns: 80, language: .slovak) == """
        1  Christmas           o 34 dní   25. 12. 2026  každý rok
        2  Anna's wedding      o 203 dní  12. 6. 2027
           203 days, dear Anna
        3  Trip to the Tatras  včera      20. 11. 2026
           That was 1 day ago

        """)
    let empty = try Stage.events(isInteractive: true, columns: 40, language: .slovak)
    #expect(
      try await empty.events() == """
        Zatiaľ žiadne udalosti
        Pridá sa takto: daily-brief events add
        "Vianoce" 2026-12-24 --yearly

        """)
  }

  @Test func `greys what is over`() async throws {
    let lines = try await screen(columns: 80, colors: .trueColor).split(separator: "\n")
    #expect(lines.prefix(3).allSatisfy { !$0.contains("\u{1B}") })
    #expect(lines.suffix(2).allSatisfy { $0.hasPrefix("\u{1B}[2m") && $0.hasSuffix("\u{1B}[0m") })
  }

  @Test func `cuts no line short of its columns`() async throws {
    for columns in stride(from: 20, through: 120, by: 10) {
      for line in try await screen(columns: columns).split(separator: "\n") {
        #expect(String(line).visibleWidth <= columns)
      }
    }
  }
}
