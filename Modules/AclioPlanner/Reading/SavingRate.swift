import CoreModels

/// Money that is put aside every month.
struct SavingRate {
  let aMonth: Int
  let unit: GoalAmount.Unit

  /// Returns the total saved until a day, or within a year, with what was saved before.
  func total(from today: Day, to deadline: Day?, before saved: Int?) -> GoalAmount {
    let days = deadline.map { today.distance(to: $0) } ?? 365
    let months = max(Int((Double(days) / 30.44).rounded()), 1)
    return GoalAmount(value: Double(aMonth * months + (saved ?? 0)), unit: unit)
  }
}
