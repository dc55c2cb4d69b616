import CoreModels
import Synchronization

/// The goals of topics that come closest to one that no plan fits, and the question whether one of
/// them is meant.
struct NearestGoals: Hashable {
  /// At most three goals, the closest first.
  let goals: [String]

  /// Finds the goals with which a goal shares most of its rare words.
  init(to goal: String, in language: Language) {
    let index = Index.of(language)
    let words = Index.keys(in: GoalClauses(goal).wanted, language)
    let all = words.reduce(0) { $0 + index.rarity(of: $1) }
    var shared: [Int: Int] = [:]
    for word in words {
      for topic in index.topics[word] ?? [] { shared[topic, default: 0] += index.rarity(of: word) }
    }
    let topics = GoalTopic.all(in: language)
    let near = shared.filter { $0.value * 100 >= all * NearestGoals.leastPercent }
    // Of those that share as much, the one whose own goal has the words comes first.
    let ranked = near.map { index, value in
      let own = Index.keys(in: topics[index].examples.first ?? "", language)
      return (index: index, rank: value * 10 + own.intersection(words).count)
    }
    goals = ranked.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.prefix(3)
      .compactMap { topics[$0.index].examples.first }
  }

  /// The least percentage of what a goal's words tell.
  private static let leastPercent = 40

  /// The goals as a list: `1 Learn Excel; 2 Automate a report`.
  private var list: String {
    goals.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: "; ")
  }

  /// The question whether one of them is meant; `nil` if there are none.
  func question(in language: Language) -> PlannerQuestion? {
    guard !goals.isEmpty else { return nil }
    return PlannerQuestion(
      question: PlanningText.questionNearest(list).text(in: language), placeholder: "1")
  }

  /// Reads the goals of a question in any language; `nil` if it is another question.
  init?(askedIn question: String) {
    let read = Language.allCases.lazy.compactMap { NearestGoals(askedIn: question, $0) }.first
    guard let read else { return nil }
    self = read
  }

  private init?(askedIn question: String, _ language: Language) {
    let mark = "\u{1}"
    let parts = PlanningText.questionNearest(mark).text(in: language).split(separator: mark)
    guard parts.count == 2, question.hasPrefix(parts[0]), question.hasSuffix(parts[1]) else {
      return nil
    }
    let list = question.dropFirst(parts[0].count).dropLast(parts[1].count)
    goals = list.split(separator: "; ").map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  /// Returns the goal that an answer names by its number or its words.
  func chosen(by answer: String) -> String? {
    let words = answer.foldedWords
    guard words.count == 1, let number = Int(words[0]) else {
      return goals.first { $0.foldedWords == words }
    }
    return goals.indices.contains(number - 1) ? goals[number - 1] : nil
  }

  /// The topics of a language by the beginnings of their words.
  private struct Index {
    let topics: [String: [Int]]
    private let count: Int

    private init(_ language: Language) {
      var topics: [String: [Int]] = [:]
      let all = GoalTopic.all(in: language)
      for (index, topic) in all.enumerated() {
        let keys = Index.words(in: topic.recognized, language).flatMap { word in
          [Index.key(of: word, language), Index.shortKey(of: word, language)]
        }
        for key in Set(keys) { topics[key, default: []].append(index) }
      }
      (self.topics, count) = (topics, all.count)
    }

    /// Returns how much a word tells: one more for each halving of the topics that have it.
    func rarity(of key: String) -> Int {
      Int.bitWidth - (count / (1 + (topics[key]?.count ?? 0))).leadingZeroBitCount
    }

    static func of(_ language: Language) -> Index {
      read.withLock { read in
        if let index = read[language] { return index }
        let index = Index(language)
        read[language] = index
        return index
      }
    }

    private static let read = Mutex<[Language: Index]>([:])

    /// The beginnings of the words that say something; of fillers only where there is nothing else.
    static func keys(in text: String, _ language: Language) -> Set<String> {
      let name = language == .czech ? Language.slovak : language
      let fillers = Set(Words.fillers["\(name)"] + Words.several["further verbs"])
      let all = words(in: text, language)
      let telling = all.filter { !fillers.contains($0) }
      return Set(
        (telling.isEmpty ? all : telling).map { word in
          word.count > 6 ? key(of: word, language) : shortKey(of: word, language)
        })
    }

    /// The words without small ones, verbs and people.
    private static func words(in text: String, _ language: Language) -> [String] {
      let small = Set(Words.languages["\(language)"] + Words.several["verbs"])
      return text.foldedWords.filter { word in
        word.utf8.count > 3 && word.contains(where: \.isLetter) && !small.contains(word)
          && !GoalPeople.isPerson(word)
      }
    }

    /// The beginning that forms of a word share: of long words where they are inflected.
    private static func key(of word: String, _ language: Language) -> String {
      guard language == .english else { return String(word.prefix(5)) }
      let ending = ["ing", "ed", "es", "s"].first {
        word.hasSuffix($0) && word.count > $0.count + 3
      }
      return String(word.dropLast(ending?.count ?? 0).prefix(7))
    }

    private static func shortKey(of word: String, _ language: Language) -> String {
      language == .english ? key(of: word, language) : String(word.prefix(4))
    }
  }
}
