import CoreModels

/// The affirmations that ship with the product, in one language.
///
/// Each is one affirmation in seven languages: its id says which, its text follows the person's
/// language. So a date keeps its affirmation, and reads it in the language of now.
struct BundledAffirmations: Sendable {
  /// What each says, `sun-01` first.
  let texts: [String]
  /// What is said when there is no affirmation at all.
  let fallback: String

  /// The id of ``fallback``.
  static let fallbackID = "fallback"

  /// Every one with its id, in their own order.
  var all: [Affirmation] {
    texts.enumerated().map { Affirmation(id: Self.id(ofNumber: $0.offset + 1), text: $0.element) }
  }

  /// What the affirmation of that id says, `nil` where it is none of these.
  func text(of id: String) -> String? {
    if id == Self.fallbackID { return fallback }
    guard let number = Int(id.dropFirst(4)), texts.indices.contains(number - 1),
      Self.id(ofNumber: number) == id
    else { return nil }
    return texts[number - 1]
  }

  private static func id(ofNumber number: Int) -> String {
    number < 10 ? "sun-0\(number)" : "sun-\(number)"
  }

  /// Those of a language.
  static func `in`(_ language: Language) -> BundledAffirmations {
    switch language {
    case .english: english
    case .slovak: slovak
    case .czech: czech
    case .hungarian: hungarian
    case .polish: polish
    case .german: german
    case .spanish: spanish
    }
  }
}
