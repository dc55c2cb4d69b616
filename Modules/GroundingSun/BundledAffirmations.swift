import CoreModels

/// The bundled affirmations in one language.
///
/// Each one exists in seven languages under the same id, so a date keeps its affirmation and shows
/// it in the current language.
struct BundledAffirmations {
  private let language: Language
  private let table = ContentTable(Content.affirmations)

  /// The affirmations in a language.
  init(in language: Language) { self.language = language }

  /// The id of ``fallback``.
  static let fallbackID = "fallback"

  /// The text shown when there is no affirmation at all.
  var fallback: String { text(of: Self.fallbackID) ?? "" }

  /// All affirmations, in the order of the table.
  var all: [Affirmation] {
    table.map { Affirmation(id: $0.text(0), text: $0.text(in: language, from: 1)) }
      .filter { $0.id != Self.fallbackID }
  }

  /// Returns the text of the affirmation with that id, or `nil` if it is not bundled.
  func text(of id: String) -> String? { table.rows(of: id).first?.text(in: language, from: 1) }
}
