// Weekends, feasts and seasons.
extension DayGrammar {
  /// `this weekend`, `cez víkend`.
  func weekend(_ index: Int) -> Core? {
    let before = mode(index)
    guard
      let end = end(before.map { skipping($0.end) } ?? skipping(index), of: .weekend)
        ?? singleWeekend(index)
    else { return nil }
    let after = before == nil ? mode(end) : nil
    let mode = (before ?? after)?.value
    var saturday = day(6, ofWeekOf: today)
    switch mode {
    case .next: saturday = saturday.advanced(by: 7)
    case .coming where today >= saturday: saturday = saturday.advanced(by: 7)
    case .last: saturday = saturday.advanced(by: -7)
    case nil where tense == .past && saturday > today: saturday = saturday.advanced(by: -7)
    default: break
    }
    let days = left(of: saturday...saturday.advanced(by: 1))
    return Core(days, .weekend, after?.end ?? end)
  }

  /// `in one weekend`, which is the coming one.
  private func singleWeekend(_ index: Int) -> Int? {
    guard let lead = end(index, of: .within), let count = count(lead), count.value == 1 else {
      return nil
    }
    return end(skipping(count.end), of: .weekend)
  }

  /// `Christmas`, `Easter 2027`, `Christmas next year`, `New Year's Eve`.
  func feast(_ index: Int) -> Core? {
    let mode = mode(index)
    let start = mode.map { skipping($0.end) } ?? skipping(index)
    guard let feast = first(start, { if case .feast(let feast) = $0 { feast } else { nil } })
    else { return nil }
    let year = yearNumber(feast.end) ?? yearInWords(feast.end)
    var years = year.map { [$0.value] } ?? []
    if years.isEmpty {
      years = tense == .future ? [0, 1] : [0, -1]
      years = years.map { today.year + $0 }
    }
    let days = years.compactMap { feast.value.day(in: $0, isSouthern: isSouthern) }
    let found = days.first { tense == .future ? $0 >= today : $0 <= today } ?? days.last
    guard let found else { return nil }
    var core = Core(found, year?.end ?? feast.end, needsLead: mode == nil && year == nil)
    if feast.value.isReadyBefore { core.kind = .holiday }
    return core
  }

  /// `2. Advent`, `the first Sunday of Advent`.
  func advent(_ index: Int) -> Core? {
    let start = skipping(index)
    func sunday(_ index: Int) -> (value: Int, end: Int)? {
      first(index) { if case .advent(let sunday) = $0 { sunday } else { nil } }
    }
    let number = dayNumber(start).flatMap { number in
      sunday(number.end).flatMap { $0.value == 0 ? (value: number.value, end: $0.end) : nil }
    }
    guard let found = number ?? sunday(start), (1...4).contains(found.value) else { return nil }
    let days = (today.year - 1...today.year + 1).compactMap { year in
      Day(year: year, month: 12, day: 18)?.first(.sunday).advanced(by: 7 * (found.value - 4))
    }
    let day = tense == .future ? days.first { $0 >= today } : days.last { $0 <= today }
    return day.map { Core($0, found.end) }
  }

  /// `summer`, `next winter`, `wiosną 2027`.
  func season(_ index: Int) -> Core? {
    let before = mode(index)
    let start = before.map { skipping($0.end) } ?? skipping(index)
    guard let name = first(start, { if case .season(let month) = $0 { month } else { nil } })
    else { return nil }
    let year = yearNumber(name.end) ?? yearInWords(name.end)
    let after = before == nil && year == nil ? mode(name.end) : nil
    let mode = (before ?? after)?.value
    let years = year.map { [$0.value] } ?? (-2...2).map { today.year + $0 }
    let first = isSouthern ? (name.value + 5) % 12 + 1 : name.value
    let spans = years.map { ClosedRange.months(first, 3, of: $0) }
    let found =
      switch (year, mode, tense) {
      case (_?, _, _): spans.first
      case (nil, .last, _): spans.last { $0.upperBound < today }
      case (nil, .next, _): spans.first { $0.lowerBound > today }
      // Of a season that is nearly over, people mean the next.
      case (nil, nil, .future): spans.first { $0.upperBound >= today.advanced(by: 14) }
      case (nil, _, .future): spans.first { $0.upperBound >= today }
      case (nil, _, .past): spans.last { $0.lowerBound <= today }
      }
    guard let found else { return nil }
    let end = year?.end ?? after?.end ?? name.end
    return Core(left(of: found), .season, end, needsLead: mode == nil && year == nil)
  }
}
