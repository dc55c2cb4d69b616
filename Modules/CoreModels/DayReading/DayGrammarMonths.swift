// Days of a month, months and years alone.
extension DayGrammar {
  /// `the 15th`, `15.`, without a month.
  func dayOfMonth(_ index: Int) -> Core? {
    let start = skipping(index)
    guard let day = dayNumber(start), day.isMarked, (1...31).contains(day.value),
      !isWord(day.end) || isDayWord(day.end)
    else { return nil }
    for months in 0...3 {
      let month = today.adding(months: tense == .future ? months : -months)
      guard let found = Day(year: month.year, month: month.month, day: day.value) else { continue }
      if tense == .future ? found >= today : found <= today {
        return Core(found, day.end, needsLead: true)
      }
    }
    return nil
  }

  /// `false` for *the first time* and *in first year*.
  private func isDayWord(_ index: Int) -> Bool {
    unit(index) == nil && end(index, of: .later) == nil && end(index, of: .times) == nil
      && first(index) { _ in true } != nil
  }

  /// `March`, `next March`, `March 2027`.
  func month(_ index: Int) -> Core? {
    let mode = mode(index)
    guard let name = monthName(mode.map { skipping($0.end) } ?? index) else { return nil }
    if let year = yearNumber(name.end) ?? yearInWords(name.end) {
      return Core(.months(name.value, 1, of: year.value), .month, year.end)
    }
    var years = 0
    switch mode?.value {
    case .next where name.value > today.month: years = 0
    case .last: years = name.value < today.month ? 0 : -1
    default:
      if tense == .future, name.value < today.month { years = 1 }
      if tense == .future, name.value == today.month,
        mode?.value == .next || mode == nil && isNearlyOver
      {
        years = 1
      }
      if tense == .past, mode == nil, name.value > today.month { years = -1 }
    }
    let days = ClosedRange.months(name.value, 1, of: today.year + years)
    var core = Core(days, .month, name.end, needsLead: mode == nil && !isInflected(index))
    core.yearless = (name.value, 0)
    return core
  }

  /// `true` in the last days of a month, when people mean that of the next year by its name.
  private var isNearlyOver: Bool {
    today.distance(to: DayUnit.month.span(containing: today).upperBound) < 3
  }

  /// `true` for a Hungarian month that says *in* by its ending.
  private func isInflected(_ index: Int) -> Bool {
    guard words.language == .hungarian, tokens.indices.contains(index) else { return false }
    return ["ban", "ben"].contains { tokens[index].typed.hasSuffix($0) }
  }

  /// `tavaly`, `jövőre márciusban`, `vlani 24. decembra`.
  func yearAway(_ index: Int) -> Core? {
    let away = first(index) { if case .yearAway(let years) = $0 { years } else { nil } }
    guard let away else { return nil }
    let year = today.year + away.value
    let start = first(away.end) { $0 == .on ? true : nil }?.end ?? away.end
    if let part = namedDate(skipping(start)) ?? month(skipping(start)),
      let (month, day) = part.yearless
    {
      return day == 0
        ? Core(.months(month, 1, of: year), .month, part.end)
        : date(month, day, of: year, end: part.end)
    }
    return Core(left(of: .months(1, 12, of: year)), .range, away.end)
  }

  /// `next year` after a month, season or feast.
  func yearInWords(_ index: Int) -> (value: Int, end: Int)? {
    let start = mode(index).map { skipping($0.end) } ?? skipping(index)
    guard unit(start)?.value == .year, let core = calendarUnit(index) else { return nil }
    return (core.days.upperBound.year, core.end)
  }

  /// `2027`.
  func year(_ index: Int) -> Core? {
    guard let year = yearNumber(index), (1990...2100).contains(year.value) else { return nil }
    return Core(.months(1, 12, of: year.value), .year, year.end, needsLead: true)
  }
}
