import CoreModels

/// The items of packing lists, shopping lists and budgets, by kind of goal.
enum PlannerLists {
  static func packing(_ facts: PlanFacts) -> [String] {
    list(facts, Content.Lists.English.packing, Content.Lists.Slovak.packing)
  }

  static func shopping(_ facts: PlanFacts) -> [String] {
    list(facts, Content.Lists.English.shopping, Content.Lists.Slovak.shopping)
  }

  /// Parses lines such as `35% Beds`.
  static func budgetHeads(_ facts: PlanFacts) -> [(name: String, percent: Int)] {
    list(facts, Content.Lists.English.budget, Content.Lists.Slovak.budget).map { line in
      let parts = line.split(separator: "% ", maxSplits: 1)
      return (String(parts.last ?? ""), parts.first.flatMap { Int($0) } ?? 0)
    }
  }

  private static func list(
    _ facts: PlanFacts, _ english: StaticString, _ slovak: StaticString
  ) -> [String] {
    let lists = Sections(facts.textLanguage == .slovak ? slovak : english)
    let kind = facts.reading.kind.contentName
    return lists[lists.has(kind) ? kind : "other"]
  }
}
