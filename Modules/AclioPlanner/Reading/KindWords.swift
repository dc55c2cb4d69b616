import CoreModels
import Synchronization

/// The words of a language that reveal the kinds of goals, parsed once.
///
/// `Content/words/kinds/english.txt` says how the files are written.
struct KindWords: Sendable {
  struct Entry: Sendable {
    /// Groups of stems and tokens; a goal must contain one of each.
    let groups: [[String]]
    /// The weight as evidence, negative for counter-evidence.
    let weight: Int
    /// The single words of all stems.
    let words: [String]

    /// `isWhole` is for English, whose entries are whole words; elsewhere a longer stem weighs more.
    fileprivate init?(_ line: String, isWhole: Bool) {
      let parts = line.split(separator: ":")
      guard let pattern = parts.first else { return nil }
      groups = pattern.split(separator: "+").map { $0.split(separator: "|").map(String.init) }
      weight = parts.count > 1 ? Int(parts[1]) ?? 1 : isWhole ? 6 : pattern.utf8.count
      words = groups.joined().filter { !$0.hasPrefix("@") }
        .flatMap { $0.split(separator: " ").map(String.init) }
    }
  }

  private let own: [GoalKind: [Entry]]
  private let everywhere: [GoalKind: [Entry]]
  private let language: Language

  private init(_ language: Language) {
    func entries(_ list: WordList) -> [GoalKind: [Entry]] {
      Dictionary(
        uniqueKeysWithValues: GoalKind.allCases.map { kind in
          (
            kind,
            list[kind.contentName].compactMap { Entry($0, isWhole: language == .english) }
          )
        })
    }
    self.language = language
    (own, everywhere) = (entries(Words.kinds(in: language)), entries(Words.Kinds.everywhere))
  }

  /// The entries that count as evidence of a kind.
  func evidence(of kind: GoalKind) -> [Entry] {
    language == .english ? own[kind] ?? [] : all(of: kind)
  }

  /// All entries of a kind, those of every language included.
  func all(of kind: GoalKind) -> [Entry] { (everywhere[kind] ?? []) + (own[kind] ?? []) }

  static func of(_ language: Language) -> KindWords {
    parsed.withLock { parsed in
      if let words = parsed[language] { return words }
      let words = KindWords(language)
      parsed[language] = words
      return words
    }
  }

  private static let parsed = Mutex<[Language: KindWords]>([:])
}
