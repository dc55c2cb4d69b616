import CoreModels

/// A question that a plan asks: `ask: Which country is it in? | Ireland | uk|ireland`.
struct TopicQuestion: Hashable, Sendable {
  let text: String
  /// An example of an answer.
  let example: String
  /// Words of goals that answer it already.
  private let told: [String]
  /// The beginning of its line.
  static let mark = "ask: "

  init?(_ line: String) {
    let parts = line.split(separator: " | ").map(String.init)
    guard parts.count >= 2 else { return nil }
    (text, example) = (parts[0], parts[1])
    told = parts.dropFirst(2).flatMap { $0.split(separator: "|").map(String.init) }
  }

  /// Parses a line of a plan; `nil` for a step or a text.
  init?(line: Substring) {
    guard line.hasPrefix(TopicQuestion.mark) else { return nil }
    self.init(String(line.dropFirst(TopicQuestion.mark.count)))
  }

  /// Returns the question of a topic or a kind that was asked in these words.
  static func asked(as text: String, in language: Language) -> TopicQuestion? {
    let kinds = PlanFile.allCases.lazy.flatMap { $0.plans(in: language).all }.flatMap(\.lines)
    return GoalTopic.all(in: language).lazy.flatMap(\.questions).first { $0.text == text }
      ?? kinds.compactMap { TopicQuestion(line: $0.text) }.first { $0.text == text }
  }

  /// Returns `true` if it asks for a coming day, as its example names one.
  func asksDay(of reader: PlannerReader) -> Bool { reader.day(in: example) != nil }

  /// Returns `true` if the goal's words leave it open.
  func isOpen(_ facts: PlanFacts) -> Bool { !told.contains(where: facts.says) }
}

extension PlanFacts {
  /// The questions of the goal's plan that its words leave open.
  var ownQuestions: [PlannerQuestion] {
    guard !isNeutral else { return [] }
    return reading.questions(in: textLanguage).filter { $0.isOpen(self) }
      .map { PlannerQuestion(question: $0.text, placeholder: $0.example) }
  }
}

extension PlannerReader {
  /// Returns the coming day of the calendar that a text names; `nil` for lengths such as *3 days*.
  func day(in text: String) -> Day? {
    DayReader(today: today, language: language).readings(in: text).lazy.compactMap { found in
      let words = String(text[found.reading.range]).foldedWords
      let isLength = words.contains { CalendarWords.unit($0) != nil }
      guard found.problem == nil, found.reading.kind == .day, !isLength else { return Day?.none }
      return found.reading.day.flatMap { $0 > today ? $0 : nil }
    }.first
  }
}
