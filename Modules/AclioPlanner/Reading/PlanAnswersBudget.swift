import CoreModels

// The budget that a goal names.
extension PlanAnswers {
  /// The least number without a currency that may be a budget.
  static let leastBudget = 500.0

  /// Reads a budget that the goal names: *budget 1500*.
  mutating func readBudget(in text: String, kind: GoalKind) {
    guard kind.hasBudget, budget == nil else { return }
    // The comma of £3,000 ends no clause.
    let clauses = text.replacing(", ", with: ";").split { ";–—".contains($0) }
    for clause in clauses {
      let words = clause.split(separator: " ").map(String.init)
      budget = budget ?? PlanAnswers.limit(in: words)
      guard
        let place = words.firstIndex(where: {
          FoldedText($0).containsAny(of: Words.amounts["budget"])
        })
      else { continue }
      func amounts(_ part: ArraySlice<String>) -> [GoalAmount] {
        GoalAmount.all(in: part.joined(separator: " "))
      }
      // *60 people on a budget* tells no sum.
      budget =
        budget
        ?? amounts(words[...]).first { if case .money = $0.unit { true } else { false } }
        ?? amounts(
          words[place...].prefix { !Words.fillers["for"].contains($0.foldedWords.joined()) }
        ).first
        ?? amounts(words[..<place].suffix(2)).last { $0.whole > 0 }
    }
  }

  /// The sum after a word such as *under*: *a used car for under 2 grand*, but not *max 600 guests*.
  private static func limit(in words: [String]) -> GoalAmount? {
    words.indices.lazy.compactMap { limit(at: $0, in: words) }.first
  }

  private static func limit(at place: Int, in words: [String]) -> GoalAmount? {
    let word = words[place].foldedWords.joined()
    let isVague = Words.amounts["vague"].contains(word)
    guard isVague || Words.amounts["limits"].contains(word) else { return nil }
    // *8000 max* has it after the sum; *around Iceland for 3000* has none after *around*.
    let isLast = place == words.count - 1
    let near = isLast ? words.suffix(2) : words[place...].prefix(4)
    let isNext = isLast || words[place + 1].contains(where: \.isNumber)
    guard isNext || !isVague, let amount = GoalAmount.all(in: near.joined(separator: " ")).first
    else { return nil }
    switch amount.unit {
    case .money: return amount
    // A number alone is one if it ends the clause.
    case .plain where amount.value >= leastBudget && words.count <= place + 3: return amount
    default: return nil
    }
  }
}
