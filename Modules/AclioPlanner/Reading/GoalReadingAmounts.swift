import AclioModeration
import CoreModels

extension GoalReading {
  /// `true` if its number is one of things to do, of which some are done each week.
  var isCounted: Bool { topic != nil || GoalShape.isCounted(text) }

  /// Returns the first amount with a matching unit.
  func amount(_ isWanted: (GoalAmount.Unit) -> Bool) -> Double? {
    amounts.first { isWanted($0.unit) && $0.value > 0 }?.value
  }

  func amount(of unit: GoalAmount.Unit) -> Double? { amount { $0 == unit } }

  /// The sum of money, with its currency if named.
  var money: (sum: Int, currency: GoalAmount.Currency?)? {
    for amount in amounts where amount.whole > 0 {
      if case .money(let currency) = amount.unit { return (amount.whole, currency) }
    }
    guard kind.isAboutSum, let sum = amount(of: .plain), sum >= GoalReading.leastSum
    else { return nil }
    return (GoalAmount(value: sum, unit: .plain).whole, nil)
  }

  /// How many months a debt with interest takes at its monthly rate, and what is paid in all.
  var months: (count: Int, total: Int)? {
    guard kind == .debt, let interest, let sum = money?.sum, let spare = answers.spare, spare > 0
    else { return nil }
    return GoalPayments.months(of: sum, paying: spare, interest: interest)
  }

  /// How many monthly payments a debt takes.
  var paymentCount: Int? {
    guard kind == .debt, let sum = money?.sum, let spare = answers.spare, spare > 0 else {
      return nil
    }
    return min(months?.count ?? (sum + spare - 1) / spare, 120)
  }

  static func hasSum(_ amounts: [GoalAmount]) -> Bool {
    amounts.contains { amount in
      if case .money = amount.unit { return amount.whole > 0 }
      return amount.unit == .plain && amount.value >= leastSum
    }
  }

  /// The least plain number that may be a sum of money.
  static let leastSum = 20.0

  /// Returns what is done each month if the goal names no total: *save 250 € a month*, *read two
  /// books a month*.
  static func rate(
    of amounts: [GoalAmount], _ folded: FoldedText, kind: GoalKind
  ) -> SavingRate? {
    guard [.save, .invest, .books].contains(kind), amounts.count == 1, amounts[0].whole > 0 else {
      return nil
    }
    let isWeekly = folded.containsAny(of: Words.amounts["a-week"])
    guard isWeekly || folded.containsAny(of: Words.amounts["a-month"]) else { return nil }
    let aMonth = isWeekly ? amounts[0].whole * 52 / 12 : amounts[0].whole
    return SavingRate(aMonth: aMonth, unit: amounts[0].unit)
  }

  /// Returns the amounts with what is to be lost or gained in place of body weights.
  static func weights(_ amounts: [GoalAmount], _ body: BodyWeights) -> [GoalAmount] {
    let heavy = amounts.filter { $0.unit == .kilograms && $0.value >= leastWeight }.map(\.value)
    // Where neither is said to be the person's own, two are that and the target.
    let isPair = heavy.count == 2 && body.own == nil
    guard body.own != nil || body.target != nil || isPair else { return amounts }
    let light = amounts.first { $0.unit == .kilograms && $0.value < leastWeight }?.value
    let kilograms = isPair ? abs(heavy[0] - heavy[1]) : body.change ?? light
    let change = kilograms.map { GoalAmount(value: $0, unit: .kilograms) }
    return [change].compactMap(\.self) + amounts.filter { $0.unit != .kilograms }
  }

  /// The least body weight of an adult in kilograms.
  private static let leastWeight = 35.0

  static func timesAWeek(
    _ amounts: [GoalAmount], _ folded: FoldedText, kind: GoalKind
  ) -> Int? {
    guard
      [.strength, .flexibility, .endurance, .swimming, .run, .instrument, .language, .dancing]
        .contains(kind),
      let times = amounts.last, [.plain, .repetitions].contains(times.unit),
      (1...7).contains(times.whole), folded.containsAny(of: Words.amounts["a-week"])
    else { return nil }
    return times.whole
  }

  static func amounts(
    _ all: [GoalAmount], _ folded: FoldedText, kind: GoalKind
  ) -> [GoalAmount] {
    var amounts = all
    if kind == .run {
      amounts = amounts.map {
        guard $0.unit == .plain, $0.value >= 1000 else { return $0 }
        return GoalAmount(value: $0.value / 1000, unit: .kilometres)
      }
      if amounts.first(where: { $0.unit == .kilometres }) == nil,
        let kilometres = Words.races.first(folded.containsAny).flatMap(Double.init)
      {
        amounts.append(GoalAmount(value: kilometres, unit: .kilometres))
      }
    }
    if kind == .novel, !amounts.contains(where: { $0.unit == .words }),
      folded.containsAny(of: Words.shapes["short-stories"]),
      !folded.containsAny(of: Words.shapes["long-stories"])
    {
      amounts.append(GoalAmount(value: 3000, unit: .words))
    }
    let counted: [GoalKind: GoalAmount.Unit] = [
      .books: .books, .countries: .countries, .strength: .repetitions,
    ]
    if amounts.isEmpty, let unit = counted[kind],
      let count = folded.words.compactMap({ $0.count > 2 ? CalendarWords.number($0) : nil }).first
    {
      amounts.append(GoalAmount(value: Double(count), unit: unit))
    }
    // A price takes precedence over other numbers.
    let isMoney = { (amount: GoalAmount) in
      if case .money = amount.unit { true } else { false }
    }
    return amounts.filter(isMoney) + amounts.filter { !isMoney($0) }
  }
}
