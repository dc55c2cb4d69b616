import CoreModels

/// The money that a goal speaks of: what is owed or wanted, what goes to it each month, and the
/// interest.
struct GoalPayments: Hashable {
  /// Sums beside the monthly one, in order, those of remarks last.
  let sums: [GoalAmount]
  let aMonth: Int?
  /// The interest in percent a year.
  let interest: Double?

  init(_ text: String, language: Language) {
    let joints = Set(Words.several["\(language)"])
    var pieces: [[Substring]] = [[]]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if joints.contains(String(word).foldedWords.first ?? "") { pieces.append([]) }
      pieces[pieces.count - 1].append(word)
      if let mark = word.last, ",;".contains(mark) { pieces.append([]) }
    }
    var sums: [GoalAmount] = []
    var aMonth: Int?
    for piece in pieces {
      let words = piece.joined(separator: " ")
      var amounts = GoalAmount.all(in: words).filter(GoalPayments.isSum)
      if FoldedText(words).containsAny(of: Words.amounts["a-month"]), let rate = amounts.popLast() {
        aMonth = rate.whole
      }
      sums += amounts
    }
    (self.sums, self.aMonth) = (sums, aMonth)
    interest = GoalPayments.interest(in: text)
  }

  private static func isSum(_ amount: GoalAmount) -> Bool {
    switch amount.unit {
    case .money: true
    case .plain: amount.value >= 100
    default: false
    }
  }

  /// Of `22 %`, the 22.
  private static func interest(in text: String) -> Double? {
    let words = text.replacing("%", with: " % ").split(separator: " ")
    guard let sign = words.firstIndex(where: { $0 == "%" || $0.lowercased().hasPrefix("percent") }),
      sign > 0, let rate = Double(words[sign - 1].replacing(",", with: ".")), (0.1...100) ~= rate
    else { return nil }
    return rate
  }
}

extension GoalPayments {
  /// Returns how many months a debt takes at a monthly rate, and what is paid in all; `nil` where
  /// the rate does not even pay the interest.
  static func months(of sum: Int, paying aMonth: Int, interest: Double) -> (count: Int, total: Int)?
  {
    var (left, paid, count) = (Double(sum), 0.0, 0)
    while left > 0.5 {
      left += left * interest / 1200
      let part = min(Double(aMonth), left)
      (left, paid, count) = (left - part, paid + part, count + 1)
      if count > 600 { return nil }
    }
    return (count, Int(paid.rounded()))
  }
}
