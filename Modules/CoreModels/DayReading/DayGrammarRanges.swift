// Several days, from one to another.
extension DayGrammar {
  /// `3–5 January`, `from Monday to Friday`, `od 3. do 5. mája`.
  func range(_ index: Int) -> Core? {
    let start = end(index, of: .from) ?? index
    guard let connector = connectorAfter(start) else { return nil }
    if let range = withinMonth(connector) { return range }
    guard let last = core(skipping(connector.end)), last.problem == nil else { return nil }
    var first: Day?
    if let day = connector.day, last.days.count == 1 {
      // *67 a po* is an age before another word, and no day before Monday.
      guard weekdayName(skipping(connector.end)) == nil else { return nil }
      let (year, month, _) = last.days.lowerBound.civil
      first = Day(year: year, month: month, day: day)
      guard first != nil else { return Core(.impossible, on: today, last.end) }
    } else if let core = connector.core {
      guard core.problem == nil else { return core }
      first = core.days.lowerBound
      if let (month, day) = core.yearless, day > 0, last.yearless == nil {
        first = Day(year: last.days.upperBound.year, month: month, day: day)
      }
    }
    guard var first else { return nil }
    var end = last.days.upperBound
    if first > end, connector.isWeekday { end = end.advanced(by: 7) }
    if first > end, last.yearless != nil { end = end.adding(years: 1) }
    if first > end, connector.core?.yearless != nil { first = first.adding(years: -1) }
    guard first <= end else { return Core(.impossible, on: today, last.end) }
    return Core(first...end, .range, last.end)
  }

  private struct Connector {
    var day: Int?
    var core: Core?
    var isWeekday = false
    /// `true` for a day with its month.
    var isDate = false
    var end: Int
  }

  /// `December 24–26`, `december 24-től 26-ig`; not *3 May and 10 km* or *24 December – 18:30*.
  private func withinMonth(_ connector: Connector) -> Core? {
    let next = skipping(connector.end)
    guard connector.isDate, let first = connector.core?.days.lowerBound,
      numericDate(next) == nil, namedDate(next) == nil, !isClock(next),
      let day = dayNumber(next), isAttached(next) || !isWord(day.end), !isMark(day.end, "€$£%")
    else { return nil }
    let (year, month, _) = first.civil
    guard let last = Day(year: year, month: month, day: day.value), first <= last else {
      return nil
    }
    return Core(
      first...last, .range, day.end, needsLead: connector.core?.needsLead ?? false)
  }

  /// The day before *to*, and the index of the rest.
  private func connectorAfter(_ index: Int) -> Connector? {
    let start = skipping(index)
    if let day = dayNumber(start), let end = connector(day.end) {
      return Connector(day: day.value, end: end)
    }
    if let left = core(start), let end = connector(left.end) {
      let date = namedDate(start) ?? numericDate(start) ?? yearFirst(start)
      let isDate = date?.end == left.end && left.days.count == 1 && left.problem == nil
      return Connector(
        core: left, isWeekday: weekdayName(start) != nil, isDate: isDate, end: end)
    }
    return nil
  }

  private func connector(_ index: Int) -> Int? {
    if isMark(index, "-–—") { return index + 1 }
    // `hétfőtől péntekig`
    if words.language == .hungarian, index > 0, case .word(let last) = tokens[index - 1].kind,
      last.hasSuffix("tol")
    {
      return index
    }
    return end(index, of: .to)
  }
}
