import CoreModels

/// A plan for a special case of a kind, such as a garage that is cleared.
struct PlanVariant: Hashable, Sendable {
  let kind: String
  /// The section with its plan.
  let name: String
  /// The default length; `nil` for that of the kind.
  let weeks: Int?
  /// The months in which it is done, if it depends on the weather.
  let season: MonthSpan?
  private let stems: [String]
  private let others: [String]

  private init?(_ section: String, _ words: [String]) {
    let parts = section.split(separator: " ").map(String.init)
    guard parts.count > 1 else { return nil }
    (kind, name) = (parts[0], parts[1])
    weeks = parts.count > 2 ? Int(parts[2]) : nil
    season = parts.count > 3 ? MonthSpan(parts[3]) : nil
    stems = words.filter { !$0.hasPrefix("!") }
    others = words.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
  }

  static let all = Words.variants.sections.compactMap { PlanVariant($0.name, $0.words) }

  /// Returns the special case that a goal is, of those with a plan in the language. Where the
  /// language has no plan of the kind at all, English has one.
  static func of(
    _ kind: GoalKind, _ text: FoldedText, in language: Language
  ) -> PlanVariant? {
    guard let file = PlanFile(rawValue: kind.part.rawValue) else { return nil }
    let plans = file.plans(in: language)
    return all.first { variant in
      variant.kind == kind.contentName
        && (plans.has(variant.name) || !plans.has(kind.contentName))
        && (variant.stems == ["*"] || text.containsAny(of: variant.stems))
        && !text.containsAny(of: variant.others)
    }
  }
}
