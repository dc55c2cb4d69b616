import CoreModels
import Synchronization

/// A goal that people often have, with a plan that brings the words by which it is recognized.
///
/// CONTRIBUTING.md describes the files, `Content/plans/LANGUAGE/topics`.
struct GoalTopic: Hashable, Sendable {
  let shape: GoalShape
  /// A goal of the topic, in a person's words; the tests read it.
  let examples: [String]
  /// The day that it is for, if any: `12-31`, or a feast's name.
  let day: String?
  /// The weekday of its last day, if it is always on one.
  let weekday: Weekday?
  /// `true` where the month or season that is told is when it begins: a school.
  let isOnFirst: Bool
  /// The questions whose answers its plan uses.
  let questions: [TopicQuestion]
  /// The months in which it is done, if it depends on the weather.
  let season: MonthSpan?
  /// The plan.
  let lines: [Sections.Line]
  /// The plan with the lines of words and examples.
  private let section: [Sections.Line]
  private let patterns: [TopicPattern]
  /// Patterns of a wide topic, for goals that no kind knows.
  private let otherwise: [TopicPattern]
  /// Patterns of the widest topics, for goals that neither a kind nor a shape knows.
  private let last: [TopicPattern]
  /// Patterns that remarks may complete: *sleep better, I work night shifts*.
  private let told: [TopicPattern]
  private let others: [String]

  /// Returns `true` if a pattern names one of the verbs.
  private func isAbout(_ verbs: [String]) -> Bool {
    patterns.contains { pattern in
      pattern.groups.contains { $0.contains { verbs.contains($0.text) } }
    }
  }

  /// Its examples and the words by which it is recognized.
  var recognized: String {
    let patterns = patterns + told + otherwise + last
    return (examples + patterns.flatMap { $0.groups.joined().map(\.text) }).joined(separator: " ")
  }

  /// Returns `true` if its patterns have each of the words that say something.
  func isRecognized(by words: String, in language: Language) -> Bool {
    recognized(of: words, in: language).allSatisfy(\.self)
  }

  /// Returns `true` if its patterns have at least half of the words that say something.
  func knowsMost(of words: String, in language: Language) -> Bool {
    let known = recognized(of: words, in: language)
    return known.contains(true) && known.count(where: \.self) * 2 >= known.count
  }

  /// Returns for each of the words that say something whether a pattern has it.
  private func recognized(of words: String, in language: Language) -> [Bool] {
    let stems = (patterns + told).flatMap { $0.groups.joined().map(\.text) }
    return words.foldedWords.filter { $0.utf8.count > 3 }.map { word in
      stems.contains { FoldedText(word).position(of: $0, in: language) == 0 }
    }
  }

  /// Returns the number of letters in the goal's words that its patterns, examples and plan lack.
  func unexplained(of content: GoalContent, in language: Language) -> Int {
    guard !content.words.isEmpty else { return 0 }
    let known = Set(section.flatMap { String($0.text).foldedWords })
    return content.letters { word in
      !known.contains { other in
        GoalContent.isForm(word, of: other)
          // The parts of a German compound.
          || language == .german && other.utf8.count > 4 && word.contains(other)
      }
    }
  }

  /// Returns `true` if it knows most of what the goal is about. English verbs say little, so there it
  /// also knows one of the nouns.
  private func explains(
    _ content: GoalContent, _ letters: Int, _ weight: Int, in language: Language
  ) -> Bool {
    let unexplained = unexplained(of: content, in: language)
    if language == .english, unexplained > 0, unexplained == letters { return false }
    return unexplained <= max(letters - unexplained, weight)
  }

  /// Returns `true` if an example begins with the verb, or a pattern names it.
  private func knows(_ verb: String, leads: Set<String>, in language: Language) -> Bool {
    examples.contains {
      let words = $0.foldedWords.drop(while: leads.contains)
      // German infinitives come last.
      return words.first == verb || words.last == verb
    }
      || (patterns + told + otherwise + last).contains { pattern in
        pattern.groups.contains {
          $0.contains { stem in
            stem.text == verb || stem.text.hasPrefix(verb + " ")
              || language != .english && stem.text.count > 3 && verb.hasPrefix(stem.text)
          }
        }
      }
  }

  /// Returns `true` if an example begins with the goal's verb, or a pattern names it.
  func knowsVerb(of goal: String, in language: Language) -> Bool {
    let name = language == .czech ? Language.slovak : language
    let leads = Set(Words.verbs["\(name) leads"])
    return goal.foldedWords.first { !leads.contains($0) }
      .map { knows($0, leads: leads, in: language) } ?? false
  }

  private init?(_ section: Sections.Section, part: PartOfLife) {
    guard let name = section.names.first else { return nil }
    var told: [Substring: [String]] = [:]
    lines = section.lines.filter { line in
      guard let key = GoalTopic.key(of: line.text) else { return true }
      told[key, default: []].append(String(line.text.dropFirst(key.count + 2)))
      return false
    }
    func values(_ key: Substring) -> [String] { told[key] ?? [] }
    shape = GoalShape(
      name: name, usualWeeks: values("weeks").first.flatMap { Int($0) } ?? 4, part: part)
    examples = values("like")
    day = values("day").first
    weekday = values("on").first.flatMap { name in Weekday.allCases.first { $0.name == name } }
    isOnFirst = values("on").contains("first")
    questions = values("ask").compactMap(TopicQuestion.init)
    season = values("season").first.flatMap(MonthSpan.init)
    patterns = values("when").map(TopicPattern.init)
    self.told = values("told").map(TopicPattern.init)
    otherwise = values("else").map(TopicPattern.init)
    last = values("last").map(TopicPattern.init)
    others = values("not").flatMap { $0.split(separator: "|").map(String.init) }
    self.section = section.lines
  }

  /// Returns the key before a colon, for lines that are no part of the plan.
  private static func key(of line: Substring) -> Substring? {
    let word = line.utf8.prefix(7)
    guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = line[..<colon]
    return keys.contains(key) ? key : nil
  }

  private static let keys = Set<Substring>(
    "weeks day on season like ask when told else last not".split(separator: " "))

  /// Returns `true` if at least three of the titles are those of its steps.
  func hasSteps(_ titles: Set<Substring>) -> Bool {
    let own = lines.lazy.filter { "@?o".contains($0.text.first ?? " ") }
      .compactMap { $0.text.split(separator: " ", maxSplits: 2).dropFirst(2).first }
    return own.filter(titles.contains).prefix(3).count == 3
  }

  /// The topics of a language.
  static func all(in language: Language) -> [GoalTopic] {
    read.withLock { read in
      if let topics = read[language] { return topics }
      let topics = PartOfLife.allCases.flatMap { part in
        Sections(at: "plans/\(language)/topics/\(part.contentName).plan").all
          .compactMap { GoalTopic($0, part: part) }
      }
      read[language] = topics
      return topics
    }
  }

  private static let read = Mutex<[Language: [GoalTopic]]>([:])

  /// How much else is known of a goal.
  enum Width {
    /// Its kind, or nothing yet.
    case usual
    /// No kind.
    case unknownKind
    /// Neither a kind nor a shape.
    case unknownShape
  }

  private func tried(at width: Width) -> [TopicPattern] {
    switch width {
    case .usual: patterns
    case .unknownKind: patterns + otherwise
    case .unknownShape: last
    }
  }

  /// Returns the topic whose words explain most of what is wanted; the less else is known of the
  /// goal, the wider it may be.
  static func reading(
    _ goal: String, in language: Language, width: Width = .usual
  ) -> GoalTopic? {
    let text = FoldedText(GoalClauses(goal).main)
    let whole = FoldedText(goal)
    let heads = TopicPattern.heads(of: goal, in: language)
    let name = language == .czech ? Language.slovak : language
    let leads = Set(Words.verbs["\(name) leads"])
    let wish = FoldedText(text.words.drop(while: leads.contains).joined(separator: " "))
    let verb = wish.words.isEmpty ? text : wish
    let saving = Words.verbs["\(name) save"]
    // German infinitives come last.
    let verbs = language == .german ? [verb, FoldedText(text.words.last ?? "")] : [verb]
    func isSaid(_ stem: String) -> Bool {
      verbs.contains { $0.position(of: stem, in: language) == 0 }
    }
    let isSaving = saving.contains(where: isSaid)
    let turning = Words.verbs["\(name) turning"].first(where: isSaid)
    let content = GoalContent(GoalClauses(goal).main, in: language)
    let letters = content.letters { _ in true }
    let topics = all(in: language)
    var found: [(index: Int, weight: Int)] = []
    for index in topics.indices {
      let told = width == .unknownShape ? [] : topics[index].told
      let weight = max(
        topics[index].tried(at: width).reduce(0) {
          max($0, $1.weight(in: text, heads, verbs: verbs, language))
        }, told.reduce(0) { max($0, $1.weight(in: whole, heads, verbs: verbs, language)) })
      if weight > 0 { found.append((index, weight)) }
    }
    let best = found.sorted { ($1.weight, $0.index) < ($0.weight, $1.index) }.first {
      let topic = topics[$0.index]
      // Who saves for a thing does not make it.
      return (!isSaving || topic.isAbout(saving))
        && !topic.others.contains { text.position(of: $0, in: language) != nil }
        && turning.map {
          [$0, verb.words.first ?? $0].contains { topic.knows($0, leads: leads, in: language) }
        }
          ?? true
        && (width == .unknownShape || topic.explains(content, letters, $0.weight, in: language))
    }
    return best.map { topics[$0.index] }
  }
}
