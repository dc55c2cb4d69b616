/// Sums with their currencies.
extension MoneyText {
  /// Returns a sum, optionally with a currency.
  static func sum(_ sum: Int, _ currency: GoalAmount.Currency?) -> Self {
    switch currency {
    case .eur?: .eur(sum)
    case .usd?: .usd(sum)
    case .gbp?: .gbp(sum)
    case .czk?: .czk(sum)
    case .pln?: .pln(sum)
    case .huf?: .huf(sum)
    case .chf?: .chf(sum)
    case .inr?: .inr(sum)
    case nil: .plain(sum)
    }
  }
}
