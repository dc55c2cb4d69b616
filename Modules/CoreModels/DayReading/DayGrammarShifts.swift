// Days counted from another day.
extension DayGrammar {
  /// `the day before Christmas`, `a week from Friday`, `dva dni po Veľkej noci`,
  /// `két nappal karácsony előtt`.
  func dayCountedFrom(_ index: Int) -> Core? {
    // The Spanish *día* is also a filler.
    let starts = index...skipping(index)
    guard
      let span = starts.lazy.compactMap({ quantity($0, mayBeBare: true, days: true) }).first,
      !span.hasHalf
    else { return nil }
    if let found = side(span.end), let day = singleDay(found.end) {
      return shifted(day, by: found.isAfter ? span : span.backwards, end: day.end)
    }
    guard words.language == .hungarian, let day = singleDay(span.end), let found = side(day.end)
    else { return nil }
    return shifted(day, by: found.isAfter ? span : span.backwards, end: found.end)
  }

  /// `Friday week`, `heute in acht Tagen`, `v stredu o týždeň`, `o týždeň v stredu`.
  func dayWeeksLater(_ index: Int) -> Core? {
    if let day = relativeDay(index) ?? weekdayName(index).flatMap({ _ in weekday(index) }),
      let span = weeksLater(day.end)
    {
      return shifted(day, by: span, end: span.end)
    }
    guard words.language != .english, let span = weeksLater(index) else { return nil }
    let lead = first(span.end) { $0 == .on ? true : nil }?.end ?? span.end
    guard let name = weekdayName(skipping(lead)) else { return nil }
    return Core(day(name.value, ofWeekOf: span.unit.adding(span.count, to: today)), name.end)
  }

  /// A bare *week* in English; elsewhere a span with its preposition. Eight days are a week.
  private func weeksLater(_ index: Int) -> Quantity? {
    guard words.language != .english else {
      guard let unit = unit(index), unit.value == .week || unit.value == .fortnight else {
        return nil
      }
      return Quantity(count: 1, unit: unit.value, end: unit.end)
    }
    guard let lead = end(index, of: .within),
      var span = quantity(skipping(lead), mayBeBare: true), !span.hasHalf
    else { return nil }
    if span.unit == .day, span.count == 8 { span.count = 7 }
    let isWeeks = span.unit == .week || span.unit == .fortnight
    return isWeeks || span.unit == .day && span.count.isMultiple(of: 7) ? span : nil
  }

  /// The word between a span and the day that it is counted from.
  private func side(_ index: Int) -> (isAfter: Bool, end: Int)? {
    first(index) { $0 == .after ? true : $0 == .before ? false : nil }
      .map { (isAfter: $0.value, end: $0.end) }
  }

  private func singleDay(_ index: Int) -> Core? {
    guard let day = core(skipping(index)), day.days.count == 1, day.problem == nil,
      day.relation == .on
    else { return nil }
    return day
  }

  private func shifted(_ core: Core, by span: Quantity, end: Int) -> Core {
    Core(span.unit.adding(span.count, to: core.days.lowerBound), end)
  }
}
