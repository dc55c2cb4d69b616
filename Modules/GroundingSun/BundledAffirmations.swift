import CoreModels

/// The affirmations that ship with the product, in one language.
///
/// Each is one affirmation in seven languages: its id says which, its text follows the person's
/// language. So a date keeps its affirmation, and reads it in the language of now.
struct BundledAffirmations {
  private let language: Language
  private let table = ContentTable(Content.affirmations)

  /// Those of a language.
  init(in language: Language) { self.language = language }

  /// The id of ``fallback``.
  static let fallbackID = "fallback"

  /// What is said when there is no affirmation at all.
  var fallback: String { text(of: Self.fallbackID) ?? "" }

  /// Every one with its id, in their own order.
  var all: [Affirmation] {
    table.map { Affirmation(id: $0.text(0), text: $0.text(in: language, from: 1)) }
      .filter { $0.id != Self.fallbackID }
  }

  /// What the affirmation of that id says, `nil` where it is none of these.
  func text(of id: String) -> String? { table.rows(of: id).first?.text(in: language, from: 1) }
}
