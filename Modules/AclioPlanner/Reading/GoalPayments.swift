import CoreModels

/// The money that a goal speaks of: what is owed or wanted, what goes to it each month, and the
/// interest.
struct GoalPayments: Hashable {
  /// Sums beside the monthly one, in order, those of remarks last.
  let sums: [GoalAmount]
  let aMonth: Int?
  /// The monthly income told beside the goal.
  let income: Int?
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
    var income: Int?
    var unit = GoalAmount.Unit.plain
    for (index, piece) in pieces.enumerated() {
      let words = piece.joined(separator: " ")
      var amounts = GoalAmount.all(in: words).filter(GoalPayments.isSum)
      if index > 0, let own = amounts.first,
        FoldedText(words).containsAny(of: Words.amounts["income"])
      {
        income = own.whole
        continue
      }
      if let rate = GoalPayments.monthly(in: piece),
        let place = amounts.firstIndex(where: { $0 == rate })
      {
        amounts.remove(at: place)
        (aMonth, unit) = (rate.whole, rate.unit)
      }
      sums += amounts
    }
    // Of *632 euro a month until 12000*, the second sum is in euros too.
    sums = sums.map { $0.unit == .plain ? GoalAmount(value: $0.value, unit: unit) : $0 }
    (self.sums, self.aMonth, self.income) = (sums, aMonth, income)
    interest = GoalPayments.interest(in: text)
  }

  /// The amount paid each month: of several, the last before *a month*, or the first after
  /// *monthly*. `nil` where the words tell none.
  private static func monthly(in piece: [Substring]) -> GoalAmount? {
    func text(_ count: Int) -> String { piece.prefix(count).joined(separator: " ") }
    func amounts(_ text: String) -> [GoalAmount] { GoalAmount.all(in: text).filter(isSum) }
    guard
      let end = piece.indices.first(where: {
        FoldedText(text($0 + 1)).containsAny(of: Words.amounts["a-month"])
      })
    else { return nil }
    return amounts(text(end + 1)).last ?? amounts(text(piece.count)).first
  }

  private static func isSum(_ amount: GoalAmount) -> Bool {
    switch amount.unit {
    case .money: true
    case .plain: amount.value >= 100
    default: false
    }
  }

  /// Reads the answer to *What interest does it charge a year?*, also a number alone.
  static func answeredInterest(_ answer: String) -> Double? {
    interest(in: answer) ?? interest(in: answer + " %")
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
