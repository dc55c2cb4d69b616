import CoreModels

/// A table of payments or budget shares with calculated sums.
struct BudgetDocument {
  let facts: PlanFacts

  var lines: [String] {
    guard facts.reading.money != nil else { return shares }
    return switch facts.reading.kind {
    case .save: instalments(facts.savings)
    case .debt, .invest: instalments(facts.monthly)
    default: shares
    }
  }

  private func say(_ text: DocumentText) -> String { text.text(in: facts.textLanguage) }

  private func instalments(_ parts: PaymentTable) -> [String] {
    var rows: [String] = [say(.instalmentHead), "|---|---:|---:|"]
    let shown = min(parts.count, TimetableDocument.longest)
    for index in 0..<shown {
      let day = facts.words(for: parts.days[index])
      rows.append(
        "| \(day) | \(facts.money(parts.amount(at: index))) | "
          + "\(facts.money(parts.sum(after: index + 1))) |")
    }
    if parts.count > shown {
      rows += [
        "",
        say(
          .moreParts(
            parts.count - shown, each: facts.money(parts.amount), last: facts.money(parts.last))),
      ]
    }
    return rows + ["", say(.total(facts.money(parts.whole)))]
  }

  /// Percentages of the budget; the last row takes the rounding difference.
  private var shares: [String] {
    let heads = PlannerLists.budgetHeads(facts)
    var rows = [say(.shareHead), "|---|---:|---:|"]
    var left = facts.budget
    for (index, head) in heads.enumerated() {
      let isLast = index == heads.count - 1
      let sum = facts.budget.map { isLast ? left ?? 0 : $0 * head.percent / 100 }
      left = left.map { $0 - (sum ?? 0) }
      rows.append("| \(head.name) | \(head.percent) % | \(sum.map(facts.money) ?? say(.sum)) |")
    }
    return rows + ["", facts.budget.map { say(.total(facts.money($0))) } ?? say(.multiply)]
  }
}
