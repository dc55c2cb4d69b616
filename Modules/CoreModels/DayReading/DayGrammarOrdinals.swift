// Weekdays and weekends counted within a month.
extension DayGrammar {
  /// `the first weekend of July`, `last Saturday in May`, `prvý víkend v júli`.
  func dayWithinMonth(_ index: Int) -> Core? {
    let start = skipping(index)
    guard let place = placeWithinMonth(start) else { return nil }
    let name = skipping(place.end)
    let weekday = weekdayName(name)
    guard let end = weekday?.end ?? end(name, of: .weekend) else { return nil }
    let lead = first(end) { $0 == .on ? true : nil }?.end ?? end
    guard
      let month = [lead, skipping(lead), skipping(end)].lazy.compactMap({ self.month($0) }).first
    else { return nil }
    let isPast = { (day: Day) in tense == .future ? day < today : day > today }
    var found = day(weekday?.value ?? 6, place.value, of: month.days.lowerBound)
    if let day = found, isPast(day), month.yearless != nil {
      found = self.day(
        weekday?.value ?? 6, place.value,
        of: month.days.lowerBound.adding(years: tense == .future ? 1 : -1))
    }
    guard let found else { return Core(.impossible, on: today, month.end) }
    guard weekday == nil else { return Core(found, month.end) }
    return Core(found...found.advanced(by: 1), .weekend, month.end)
  }

  /// 1…5, or -1 for the last.
  private func placeWithinMonth(_ index: Int) -> (value: Int, end: Int)? {
    if let mode = mode(index), mode.value == .last { return (-1, mode.end) }
    guard let number = dayNumber(index), number.isMarked, (1...5).contains(number.value) else {
      return nil
    }
    return (number.value, number.end)
  }

  /// The counted weekday of the month that begins on a day; `nil` where it has only four.
  private func day(_ weekday: Int, _ place: Int, of month: Day) -> Day? {
    let last = month.adding(months: 1).advanced(by: -1)
    guard place > 0 else { return last.advanced(by: -((last.weekday.rawValue - weekday + 7) % 7)) }
    let first = month.advanced(by: (weekday - month.weekday.rawValue + 7) % 7)
    let found = first.advanced(by: 7 * (place - 1))
    return found <= last ? found : nil
  }
}
