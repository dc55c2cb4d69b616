import CoreModels
import Testing

@testable import AclioPlanner

/// What people say for a topic, besides its own examples.
struct TopicPhrases: Sendable {
  let topic: String
  let goals: [String]
  let language: Language

  static let all = [
    slovak, slovakLife, slovakPeople, slovakEveryday, slovakHouse, slovakSeason, slovakTrade,
    german, germanLife, germanWork, germanHome, germanFamily, germanSeason, germanTrade,
  ].flatMap(\.self)

  /// Reads lines of a topic and its goals, with a bar between them.
  static func rows(_ language: Language, _ text: String) -> [TopicPhrases] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: "|").map { $0.trimmingWhitespace() }
      return TopicPhrases(topic: parts[0], goals: Array(parts.dropFirst()), language: language)
    }
  }
}

@Suite("Topics in people's words") struct TopicPhrasesTests {
  private func topic(_ goal: String, _ language: Language) -> String {
    // Found so whatever the goal's kind is, whose reading takes ten times as long.
    GoalTopic.reading(language == .german ? goal.withUmlauts : goal, in: language)?.shape.name
      ?? GoalReading(PlannerRequest(goal, language: language)).planName
  }

  /// As it is typed on a keyboard without the language's letters.
  private func plain(_ goal: String, _ language: Language) -> String {
    guard language == .german else { return goal.foldedWords.joined(separator: " ") }
    return [
      ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"), ("ß", "ss"),
    ]
    .reduce(goal) { $0.replacing($1.0, with: $1.1) }
  }

  @Test(arguments: TopicPhrases.all)
  func `a topic is read from what people say for it, with and without accents`(
    _ row: TopicPhrases
  ) {
    for goal in row.goals {
      let plain = plain(goal, row.language)
      #expect(topic(goal, row.language) == row.topic, "\(goal)")
      #expect(topic(plain, row.language) == row.topic, "\(plain)")
    }
  }

  @Test(arguments: [Language.slovak, .german])
  func `each topic has what people say for it`(_ language: Language) {
    let told = Set(TopicPhrases.all.filter { $0.language == language }.map(\.topic))
    #expect(told == Set(GoalTopic.all(in: language).map(\.shape.name)))
  }

  @Test(arguments: [
    ("Fuehrerschein", "Führerschein"), ("Steuererklaerung", "Steuererklärung"),
    ("Die neue Quelle der Frauen", "Die neue Quelle der Frauen"),
    ("Aktuelle Oefen", "Aktuelle Öfen"), ("Müsli und Poesie", "Müsli und Poesie"),
  ])
  func `umlauts may be written with an e`(_ typed: String, _ meant: String) {
    #expect(typed.withUmlauts == meant)
  }

  @Test(arguments: [
    ("tepeln cerpadl", "Namontovať tepelné čerpadlo", Language.slovak),
    ("tepeln cerpadl", "Vykurovať tepelným čerpadlom", .slovak),
    ("goldene hochzeit", "Zur goldenen Hochzeit einladen", .german),
  ])
  func `an adjective before its noun may be in any case`(
    _ stem: String, _ goal: String, _ language: Language
  ) {
    #expect(FoldedText(goal).position(of: stem, in: language) != nil)
    #expect(FoldedText("Namontovať čerpadlo").position(of: stem, in: language) == nil)
  }
}
