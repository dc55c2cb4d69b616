import CoreModels

extension PlanFacts {
  /// Moves each step to a day that fits it, no earlier than the step before; words that name a day
  /// move with it.
  func onFittingDays(_ drafts: [PlanScript.Draft]) -> [PlanScript.Draft] {
    let fixed = drafts.first { $0.anchor == .end }?.day ?? schedule.end
    var last = schedule.today
    var lastFreeDay: Day?
    let placed = drafts.enumerated().map { index, draft in
      // Who stops on a day that is weeks ahead asks for help now.
      let offset = schedule.today.distance(to: draft.day)
      if quitDay != nil, index < 2, offset <= 2 {
        return today.advanced(by: offset)
      }
      let free =
        weekendDay(for: draft)
        ?? freeDay(for: draft, from: last, until: fixed, after: lastFreeDay)
      lastFreeDay = free ?? lastFreeDay
      last = min(max(last, free ?? openDay(for: draft)), schedule.end)
      return last
    }
    let moved = zip(drafts, placed).filter { $0.day != $1 }.map { (from: $0.day, to: $1) }
    return zip(drafts, placed).map { draft, day in
      var draft = draft
      if draft.used.contains(.date) {
        let own = [(from: draft.day, to: day)]
        draft.title = replacingDays(own + moved, in: draft.title)
        draft.text = replacingDays(own + moved, in: draft.text)
      }
      draft.day = day
      return draft
    }
  }

  /// Replaces the words of moved days, the first of several for the same day; the *3 April* of
  /// *13 April* and of *3 April 2028* stays.
  private func replacingDays(_ moved: [(from: Day, to: Day)], in text: String) -> String {
    var days: [String: Day] = [:]
    for day in moved where days[words(for: day.from)] == nil { days[words(for: day.from)] = day.to }
    let found = days.flatMap { words, day in text.ranges(of: words).map { (range: $0, day: day) } }
      .filter { found in
        text[..<found.range.lowerBound].last?.isNumber != true
          && text[found.range.upperBound...].dropFirst().first?.isNumber != true
      }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var replaced = ""
    var start = text.startIndex
    for (range, day) in found where range.lowerBound >= start {
      replaced += text[start..<range.lowerBound] + words(for: day)
      start = range.upperBound
    }
    return replaced + text[start...]
  }

  /// Returns the nearest Saturday or Sunday for a step that names it, or that takes most of a day;
  /// `nil` for others. `fixed` is the first day counted from the end, `busy` the free day that the
  /// last long step took.
  private func freeDay(
    for draft: PlanScript.Draft, from first: Day, until fixed: Day, after busy: Day?
  ) -> Day? {
    let day = usualDay(of: draft)
    guard schedule.days > 7, day > today, day < schedule.end else { return nil }
    let title = FoldedText(draft.title)
    let named = [Weekday.saturday, .sunday].first { title.containsAny(of: Words.time[$0.name]) }
    if let named {
      let next = day.first(named), before = next.advanced(by: -7)
      if before >= first, day < next.advanced(by: -3) { return before }
      return next <= schedule.end ? next : nil
    }
    guard draft.span.isLong, draft.anchor == .share, schedule.days > PlanFacts.mostDenseDays,
      reading.part != .career, !title.containsAny(of: Words.time["offices"])
    else { return nil }
    let isSaturday = draft.span == .days(2) || title.containsAny(of: Words.time["open"])
    let near = (-3...3).map { day.advanced(by: $0) }.filter {
      $0.weekday >= .saturday && $0 >= first && $0 > today && $0 < fixed && $0 != busy
        && !$0.isHoliday
    }
    return near.first { $0.weekday == .saturday } ?? (isSaturday ? nil : near.first)
  }

  /// Returns the Saturday for work that waits for the weekend that was told, after what has to be
  /// found and bought.
  private func weekendDay(for draft: PlanScript.Draft) -> Day? {
    guard let weekend = reading.answers.weekend, weekend.contains(schedule.end),
      schedule.days <= PlanFacts.mostDenseDays, draft.anchor == .share,
      draft.day > schedule.day(at: 45), draft.day < weekend.lowerBound
    else { return nil }
    return weekend.lowerBound
  }

  /// The most days of a plan that is too dense to move what takes most of a day.
  private static let mostDenseDays = 14

  /// Returns the planned day; at Christmas, of what is not counted from the end, the 27th.
  private func usualDay(of draft: PlanScript.Draft) -> Day {
    draft.anchor == .end ? draft.day : schedule.afterChristmas(draft.day)
  }

  /// Returns the day of a step, or the next one on which the offices, shops, clubs and classes that
  /// it needs are open; an earlier one rather than the last day of the plan.
  private func openDay(for draft: PlanScript.Draft) -> Day {
    let day = usualDay(of: draft)
    let title = FoldedText(draft.title)
    let namesOffice = title.containsAny(of: Words.time["offices"])
    let needsOffice = namesOffice || reading.kind.isForWorkdays && draft.anchor != .end
    let needsShop = title.containsAny(of: Words.time["open"])
    // Preparing for a talk at work needs no office, so it goes on between the years.
    let pauses =
      namesOffice || needsOffice && reading.part != .career
      || title.containsAny(of: Words.time["classes"])
    let last = needsOffice ? 5 : needsShop ? 6 : 7
    func isOpen(_ day: Day) -> Bool { day.weekday.rawValue <= last && !day.isHoliday }
    func isPaused(_ day: Day) -> Bool { pauses && day.isChristmasBreak }
    let namesEnd = draft.used.contains(.due) && day == schedule.end
    guard needsOffice || needsShop || pauses, day > today, !namesEnd, !isOpen(day) || isPaused(day)
    else { return day }
    let later = (1...12).map { day.advanced(by: $0) }.filter { $0 < schedule.end && isOpen($0) }
    if let day = later.first(where: { !isPaused($0) }) { return day }
    guard !isOpen(day) else { return day }
    let earlier = (1...5).map { day.advanced(by: -$0) }.first { $0 > today && isOpen($0) }
    return later.first ?? earlier ?? (isOpen(schedule.end) ? schedule.end : day)
  }
}

extension PlanSpan {
  /// `true` for three hours to two days.
  fileprivate var isLong: Bool {
    switch self {
    case .hours(let hours): hours >= 3
    case .days(let days): days <= 2
    case .minutes, .weekly: false
    }
  }
}

extension Day {
  /// `true` for the days from Christmas Eve to New Year's Day.
  fileprivate var isChristmasBreak: Bool { month == 12 && day >= 24 || month == 1 && day == 1 }

  /// `true` for the feasts on which offices and shops of most countries are closed.
  fileprivate var isHoliday: Bool {
    let holidays: [(feast: Feast, later: Int)] = [
      (.newYear, 0), (.easter, -2), (.easter, 1), (.christmasDay, 0), (.christmasDay, 1),
    ]
    return holidays.contains { $0.feast.day(in: year)?.advanced(by: $0.later) == self }
  }
}
