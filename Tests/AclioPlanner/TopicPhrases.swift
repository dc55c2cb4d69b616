import CoreModels
import Testing

@testable import AclioPlanner

/// What people say for a topic, besides its own examples.
struct TopicPhrases: Sendable {
  let topic: String
  let goals: [String]

  /// Reads lines of a topic and its goals, with a bar between them.
  static func rows(_ text: String) -> [TopicPhrases] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: "|").map { $0.trimmingWhitespace() }
      return TopicPhrases(topic: parts[0], goals: Array(parts.dropFirst()))
    }
  }
}

@Suite("Topics in people's words") struct TopicPhrasesTests {
  private func topic(_ goal: String, _ language: Language) -> String {
    GoalReading(PlannerRequest(goal, language: language)).planName
  }

  /// As it is typed on a keyboard without the language's letters.
  private func plain(_ goal: String, _ language: Language) -> String {
    guard language == .german else { return goal.foldedWords.joined(separator: " ") }
    return [
      ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"), ("ß", "ss"),
    ]
    .reduce(goal) { $0.replacing($1.0, with: $1.1) }
  }

  @Test(arguments: [Language.slovak, .german])
  func `a topic is read from what people say for it, with and without accents`(
    _ language: Language
  ) {
    let rows = language == .slovak ? TopicPhrases.slovak : TopicPhrases.german
    for row in rows {
      for goal in row.goals {
        #expect(topic(goal, language) == row.topic, "\(goal)")
        #expect(topic(plain(goal, language), language) == row.topic, "\(plain(goal, language))")
      }
    }
    let told = Set(rows.map(\.topic))
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
