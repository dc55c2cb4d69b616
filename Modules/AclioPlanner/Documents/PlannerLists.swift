/// The items of packing lists, shopping lists and budgets, by kind of goal.
enum PlannerLists {
  static func packing(_ facts: PlanFacts) -> [String] {
    list("packing", facts)
  }

  static func shopping(_ facts: PlanFacts) -> [String] {
    list("shopping", facts)
  }

  /// Parses lines such as `35% Beds`.
  static func budgetHeads(_ facts: PlanFacts) -> [(name: String, percent: Int)] {
    list("budget", facts).map { line in
      let parts = line.split(separator: "% ", maxSplits: 1)
      return (String(parts.last ?? ""), parts.first.flatMap { Int($0) } ?? 0)
    }
  }

  private static func list(_ name: String, _ facts: PlanFacts) -> [String] {
    let lists = Sections(at: "lists/\(facts.textLanguage)/\(name).txt")
    let kind = facts.reading.kind.contentName
    return lists[lists.has(kind) ? kind : "other"]
  }
}
