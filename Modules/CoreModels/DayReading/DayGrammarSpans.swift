// Days relative to today.
extension DayGrammar {
  /// `today`, `the day after tomorrow`.
  func relativeDay(_ index: Int) -> Core? {
    let start = skipping(index)
    guard let days = first(start, { if case .relative(let days) = $0 { days } else { nil } })
    else { return nil }
    return Core(today.advanced(by: days.value), days.end)
  }

  /// `Friday`, `next Friday`, `el viernes que viene`, `Friday next week`.
  func weekday(_ index: Int) -> Core? {
    let before = mode(index)
    let start = before.map { skipping($0.end) } ?? index
    guard let name = weekdayName(start) else {
      // `next week on Friday`
      guard let week = calendarUnit(index), week.kind == .week else { return nil }
      let lead = first(week.end) { $0 == .on ? true : nil }?.end ?? week.end
      guard let name = weekdayName(skipping(lead)) else { return nil }
      return Core(day(name.value, ofWeekOf: week.days.upperBound), name.end)
    }
    let lead = first(name.end) { $0 == .on ? true : nil }?.end ?? name.end
    if before == nil, let week = calendarUnit(skipping(lead)), week.kind == .week {
      return Core(day(name.value, ofWeekOf: week.days.upperBound), week.end)
    }
    let after = before == nil ? mode(name.end) : nil
    let mode = before ?? after
    let ahead = (name.value - today.weekday.rawValue + 6) % 7 + 1
    let back = (today.weekday.rawValue - name.value + 7) % 7
    let found: Day =
      switch mode?.value {
      case .this:
        day(name.value, ofWeekOf: today) >= today
          ? day(name.value, ofWeekOf: today) : today.advanced(by: ahead)
      case .next: day(name.value, ofWeekOf: today.advanced(by: 7))
      case .coming: today.advanced(by: ahead)
      case .last: today.advanced(by: back == 0 ? -7 : -back)
      case nil: tense == .future ? today.advanced(by: ahead) : today.advanced(by: -back)
      }
    var core = Core(found, after?.end ?? name.end, needsLead: mode == nil)
    core.isAbbreviated = mode == nil && tokens[start].typed.count <= 3
    return core
  }

  func day(_ weekday: Int, ofWeekOf day: Day) -> Day {
    day.advanced(by: weekday - day.weekday.rawValue)
  }

  /// `this week`, `next month`, `el mes que viene`, `jövő héten`.
  func calendarUnit(_ index: Int) -> Core? {
    let before = mode(index)
    let start = before.map { skipping($0.end) } ?? skipping(index)
    guard let unit = unit(start), unit.value != .day, unit.value != .fortnight else { return nil }
    let after = before == nil ? mode(unit.end) : nil
    guard let mode = before ?? after else { return nil }
    let step =
      switch mode.value {
      case .this: 0
      case .next, .coming: 1
      case .last: -1
      }
    let span = unit.value.span(containing: unit.value.adding(step, to: today))
    let days = step == 0 ? left(of: span) : span
    return Core(days, unit.value.kind == .week ? .week : .range, after?.end ?? unit.end)
  }

  /// `end of March`, `konca roka`, `március végéig`, `Ende nächster Woche`, `year end`.
  func edge(_ index: Int) -> Core? {
    if let found = first(index, { if case .endOf(let unit) = $0 { unit } else { nil } }) {
      return Core(found.value.span(containing: today).upperBound, found.end)
    }
    let isEdge: (DayWord) -> DayWord? = { [.start, .middle, .end].contains($0) ? $0 : nil }
    if let edge = first(index, isEdge) {
      let dash = isMark(edge.end, "-") ? edge.end + 1 : edge.end
      guard let whole = whole(skipping(dash)) else { return nil }
      return Core(day(edge.value, of: whole.days), whole.end)
    }
    guard words.language == .hungarian, let whole = whole(index),
      let edge = first(whole.end, isEdge)
    else { return nil }
    return Core(day(edge.value, of: whole.days), edge.end)
  }

  /// A span that has a beginning and an end.
  private func whole(_ index: Int) -> Core? {
    for rule in [quarter, month, calendarUnit, season, year] {
      if let core = rule(index) { return core }
    }
    guard let unit = unit(skipping(index)), unit.value != .day else { return nil }
    return Core(unit.value.span(containing: today), unit.value.kind, unit.end)
  }

  private func day(_ edge: DayWord, of days: ClosedRange<Day>) -> Day {
    switch edge {
    case .start: days.lowerBound
    case .middle: days.lowerBound.advanced(by: (days.count - 1) / 2)
    default: days.upperBound
    }
  }

  /// `Q2 2027`, `2. kvartál`, `das dritte Quartal`.
  func quarter(_ index: Int) -> Core? {
    let start = skipping(index)
    var found: (value: Int, end: Int)?
    if tokens.indices.contains(start), tokens[start].kind == .word("q"), isAttached(start + 1),
      let number = number(start + 1)
    {
      found = (number.value, start + 2)
    } else if let number = dayNumber(start), let unit = unit(number.end), unit.value == .quarter,
      number.isMarked || self.number(start) == nil
    {
      found = (number.value, unit.end)
    }
    guard let found, (1...4).contains(found.value) else { return nil }
    let month = found.value * 3 - 2
    if let year = yearNumber(found.end) {
      return Core(.months(month, 3, of: year.value), .quarter, year.end)
    }
    var days = ClosedRange.months(month, 3, of: today.year)
    if tense == .future, days.upperBound < today { days = .months(month, 3, of: today.year + 1) }
    if tense == .past, days.lowerBound > today { days = .months(month, 3, of: today.year - 1) }
    return Core(days, .quarter, found.end)
  }

  /// `in 3 weeks`, `o týždeň`, `za pol roka`, `2 days ago`, `3 hét múlva`, `-1`, `+3 days`,
  /// `3 days`.
  func span(_ index: Int) -> Core? {
    if isMark(index, "+-−"), let count = number(index + 1), isAttached(index + 1), count.digits < 5
    {
      let sign = isMark(index, "+") ? 1 : -1
      let unit = unit(index + 2) ?? (.day, index + 2)
      // Between numbers, a dash is part of a date.
      guard index == 0 || number(index - 1) == nil else { return nil }
      var core = Core(unit.value.adding(sign * count.value, to: today), unit.end)
      core.needsLead = true
      return core
    }
    if let lead = end(index, of: .agoBefore), let span = quantity(skipping(lead), mayBeBare: true) {
      return Core(backwards(span), span.end)
    }
    let lead = end(index, of: .within)
    let start = lead.map { skipping($0) } ?? index
    let isAgo = lead == nil && unit(start).flatMap { end($0.end, of: .agoAfter) } != nil
    let isBare = isAgo || lead != nil && words.language != .english
    guard let span = quantity(start, mayBeBare: isBare) else { return nil }
    // In Hungarian the unit itself may say so: `3 napja`.
    if lead == nil,
      let ago = end(span.end, of: .agoAfter) ?? end(span.end - 1, of: .agoAfter)
    {
      return Core(backwards(span), ago)
    }
    let later = end(span.end, of: .later)
    return Core(forwards(span), later ?? span.end, needsLead: lead == nil && later == nil)
  }

  /// A number of units, and half of one more.
  struct Quantity {
    var count: Int
    var unit: DayUnit
    var hasHalf = false
    var end: Int

    var backwards: Quantity {
      Quantity(count: -count, unit: unit, hasHalf: hasHalf, end: end)
    }
  }

  /// A quantity of units; one if there is no number. A bare *day* counts only with `days`.
  func quantity(_ index: Int, mayBeBare: Bool, days: Bool = false) -> Quantity? {
    if let half = half(index) { return half }
    // A number may also be a unit: `hét` means seven and week.
    if let count = count(index), let unit = unit(count.end), (0...9999).contains(count.value) {
      return andHalf(Quantity(count: count.value, unit: unit.value, end: unit.end))
    }
    guard mayBeBare, let unit = unit(index), days || unit.value != .day else { return nil }
    return andHalf(Quantity(count: 1, unit: unit.value, end: unit.end))
  }

  /// `a year` with `and a half`.
  private func andHalf(_ span: Quantity) -> Quantity {
    guard let half = end(span.end, of: .andHalf), span.unit.hasHalf else { return span }
    return Quantity(count: span.count, unit: span.unit, hasHalf: true, end: half)
  }

  /// `half a year`, `two and a half years`, `1.5 years`.
  private func half(_ index: Int) -> Quantity? {
    func span(_ count: Int, _ end: Int) -> Quantity? {
      guard let unit = unit(skipping(end)), unit.value.hasHalf else { return nil }
      return Quantity(count: count, unit: unit.value, hasHalf: true, end: unit.end)
    }
    let more = first(index) { if case .numberAndHalf(let number) = $0 { number } else { nil } }
    if let more { return span(more.value, more.end) }
    if let half = end(index, of: .half) { return span(0, half) }
    if let whole = number(index), isMark(index + 1, ".,", attached: true), isAttached(index + 2),
      number(index + 2)?.value == 5
    {
      return span(whole.value, index + 3)
    }
    guard let count = count(index) else { return nil }
    if let half = end(count.end, of: .andHalf) { return span(count.value, half) }
    guard count.value == 1, let half = end(count.end, of: .half) else { return nil }
    return span(0, half)
  }

  private func forwards(_ span: Quantity) -> Day {
    let whole = span.unit.adding(span.count, to: today)
    return span.hasHalf ? span.unit.addingHalf(to: whole) : whole
  }

  private func backwards(_ span: Quantity) -> Day {
    let whole = span.unit.adding(-span.count, to: today)
    return span.hasHalf ? span.unit.addingHalf(-1, to: whole) : whole
  }
}
