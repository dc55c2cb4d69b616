import CoreModels

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

  /// Returns a sum as an example of an answer, in the currency of most who read the language.
  static func example(_ euros: Int, in language: Language) -> String {
    let currency: GoalAmount.Currency? =
      switch language {
      case .slovak: .eur
      case .czech: .czk
      case .polish: .pln
      case .hungarian: .huf
      case .english, .german, .spanish: nil
      }
    return sum(Int(Double(euros) * (currency?.perEuro ?? 1)), currency).text(in: language)
  }
}
