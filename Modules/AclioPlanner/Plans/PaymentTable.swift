import CoreModels

/// The payments of a sum with their days, the basis of all texts and documents about it.
struct PaymentTable: Hashable, Sendable {
  let parts: Instalments
  /// The days of the payments: the first is today, the last at the end.
  let days: [Day]
  /// The sum saved before the first payment.
  let before: Int
  private let schedule: PlanSchedule

  /// `spare` is what can be paid each time; where that is more than is needed by a named day, the
  /// payments are smaller.
  init(
    of total: Int, before: Int = 0, every unit: CalendarWords.Unit, in schedule: PlanSchedule,
    paying spare: Int? = nil
  ) {
    var most = 1
    while unit.adding(most, to: schedule.today) <= schedule.end { most += 1 }
    let told = spare.map { Instalments(of: total, each: $0) }
    let parts =
      told.flatMap { (most - 1...most).contains($0.count) ? $0 : nil }
      ?? Instalments(of: total, in: most)
    var days = (0..<parts.count).map { unit.adding($0, to: schedule.today) }
    if parts.count > 1 { days[parts.count - 1] = schedule.end }
    (self.parts, self.days, self.before, self.schedule) = (parts, days, before, schedule)
  }

  var amount: Int { parts.amount }
  var last: Int { parts.last }
  var count: Int { parts.count }
  /// The sum after the last payment.
  var whole: Int { before + parts.total }

  func amount(at index: Int) -> Int { index == count - 1 ? last : amount }
  /// Returns the sum after a number of payments.
  func sum(after payments: Int) -> Int { before + parts.sum(after: payments) }
  /// Returns the sum at the end of a day.
  func sum(by day: Day) -> Int { sum(after: days.count { $0 <= day }) }
  /// Returns the sum of the payments within these days.
  func paid(in days: ClosedRange<Day>) -> Int {
    self.days.indices.filter { days.contains(self.days[$0]) }.map { amount(at: $0) }
      .reduce(0, +)
  }

  /// The first day with at least half of the sum, or the middle of the time if that was reached
  /// before.
  var halfDay: Day {
    guard before * 2 < whole else { return schedule.day(at: 50) }
    return days.first { sum(by: $0) * 2 >= whole } ?? schedule.end
  }
}
