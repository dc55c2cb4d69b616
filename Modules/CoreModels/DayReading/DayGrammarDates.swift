// Dates given by numbers and names.
extension DayGrammar {
  /// `2026-12-24`, `24.12.2026`, `24. 12.`, `12/24`.
  func numericDate(_ index: Int) -> Core? {
    guard let one = number(index) else { return nil }
    if one.digits == 8 {
      let (year, rest) = one.value.quotientAndRemainder(dividingBy: 10_000)
      guard (1900...2999).contains(year) else { return nil }
      return date(rest / 100, rest % 100, of: year, end: index + 1)
    }
    guard let two = part(after: index) else { return nil }
    let separator = two.separator
    let three = part(after: two.index).flatMap { $0.separator == separator ? $0 : nil }
    if one.digits == 4 {
      guard let three, two.digits <= 2, three.digits <= 2 else { return nil }
      var end = three.index + 1
      if separator == ".", isMark(end, ".", attached: true) { end += 1 }
      return date(
        two.value, three.value, of: one.value, end: behindWeekday(behindSuffix(end) ?? end))
    }
    guard one.digits <= 2, two.digits <= 2 else { return nil }
    if let three, three.digits == 4 || three.digits == 2 && separator != "-" {
      let year = three.digits == 4 ? three.value : 2000 + three.value
      let end = yearTailEnd(three.index + 1)
      return ordered(one.value, two.value, separator, of: year, end: end)
    }
    guard separator != "-", three == nil else { return nil }
    var end = two.index + 1
    var isClear = two.isApart
    if separator == ".", isMark(end, ".", attached: true) {
      end += 1
      isClear = true
    }
    if separator == ".", let suffix = behindSuffix(end) { (end, isClear) = (suffix, true) }
    let mayBeDay = isClear || words.language == .hungarian && isMark(end, "-–", attached: true)
    guard
      (1...12).contains(two.value) || separator == "/" || mayBeDay && (13...31).contains(two.value)
    else { return nil }
    guard one.value > 0, one.value <= 31, two.value > 0, two.value <= 31 else { return nil }
    return ordered(one.value, two.value, separator, of: nil, end: end, needsLead: !isClear)
  }

  /// The number after a separator, and whether a space separates them.
  private func part(
    after index: Int
  ) -> (value: Int, digits: Int, separator: Character, index: Int, isApart: Bool)? {
    guard isMark(index + 1, ".-/", attached: true), let next = number(index + 2),
      case .mark(let separator) = tokens[index + 1].kind
    else { return nil }
    let isApart = !isAttached(index + 2)
    guard !isApart || separator == "." else { return nil }
    return (next.value, next.digits, separator, index + 2, isApart)
  }

  private func yearTailEnd(_ index: Int) -> Int {
    if let end = end(index, of: .yearTail) {
      return isMark(end, ".", attached: true) ? end + 1 : end
    }
    return index
  }

  /// English uses both orders, with slashes and dashes.
  private func ordered(
    _ one: Int, _ two: Int, _ separator: Character, of year: Int?, end: Int, needsLead: Bool = false
  ) -> Core? {
    let isEither = words.language == .english && separator != "."
    guard isEither, one <= 12 || two <= 12 else {
      let isMonthFirst = words.language == .hungarian && year == nil && one <= 12
      let (month, day) = isMonthFirst ? (one, two) : (two, one)
      return date(month, day, of: year, end: end, needsLead: needsLead)
    }
    if two > 12 { return date(one, two, of: year, end: end, needsLead: needsLead) }
    let dayFirst = date(two, one, of: year, end: end, needsLead: needsLead)
    if one > 12 || one == two { return dayFirst }
    let monthFirst = date(one, two, of: year, end: end, needsLead: needsLead)
    return Core(
      .ambiguous(dayFirst.days.lowerBound, monthFirst.days.lowerBound), on: today, end,
      needsLead: needsLead)
  }

  /// The index after a Hungarian suffix, such as in `12.24-én`.
  private func behindSuffix(_ index: Int) -> Int? {
    guard words.language == .hungarian else { return nil }
    let dash = isMark(index, "-", attached: true) ? index + 1 : index
    return isWord(dash) && isAttached(dash) ? end(dash, of: .suffix) : nil
  }

  /// The index after a weekday that follows a date, such as `, szombat`.
  private func behindWeekday(_ index: Int) -> Int {
    guard words.language == .hungarian, isMark(index, ","), let name = weekdayName(index + 1) else {
      return index
    }
    return name.end
  }

  /// `Saturday, 21 November 2026`, `5th of January`, `January 5th, 2027`.
  func namedDate(_ index: Int) -> Core? {
    var start = index
    var weekday: Int?
    if let name = weekdayName(index) {
      weekday = name.value
      start = skipping(
        isMark(name.end, ".", attached: true) ? name.end + 1 : name.end, commas: true)
      if let numeric = numericDate(start) { return agreeing(numeric, with: weekday) }
    }
    guard var core = dayThenMonth(start) ?? monthThenDay(start) else { return nil }
    if weekday == nil, words.language == .hungarian, isMark(core.end, ","),
      let name = weekdayName(core.end + 1)
    {
      weekday = name.value
      core.end = name.end
    }
    return agreeing(core, with: weekday)
  }

  /// Rejects a date with the wrong weekday.
  private func agreeing(_ core: Core, with weekday: Int?) -> Core {
    guard let weekday, core.problem == nil else { return core }
    var core = core
    core.needsLead = false
    if core.days.lowerBound.weekday.rawValue != weekday { core.problem = .impossible }
    return core
  }

  private func dayThenMonth(_ index: Int) -> Core? {
    guard let day = dayNumber(index) else { return nil }
    let between = skipping(day.end)
    guard let month = monthName(between) else { return nil }
    let year = yearNumber(month.end)
    return date(month.value, day.value, of: year?.value, end: year?.end ?? month.end)
  }

  private func monthThenDay(_ index: Int) -> Core? {
    guard let month = monthName(index) else { return nil }
    let between = skipping(month.end)
    guard let day = dayNumber(between), !isClock(between), day.isMarked || mayBeDay(between) else {
      return nil
    }
    var year = isMark(day.end, ",") || words.language == .english ? yearNumber(day.end) : nil
    if words.language == .english, year == nil { year = yearNumber(day.end) }
    return date(month.value, day.value, of: year?.value, end: year?.end ?? day.end)
  }

  /// `true` if a bare number after a month is a day: *June 10*, but not *June 10 km*, nor any in a
  /// language that names the day first.
  private func mayBeDay(_ index: Int) -> Bool {
    guard [.english, .hungarian, .spanish].contains(words.language) else { return false }
    return !isMark(index + 1, "€$£%") && end(index + 1, of: .measure) == nil
  }

  func isClock(_ index: Int) -> Bool {
    isMark(index + 1, ":", attached: true) || end(index + 1, of: .am) != nil
      || end(index + 1, of: .pm) != nil
  }

  /// `2026. november 21., szombat`, `2027 május`.
  func yearFirst(_ index: Int) -> Core? {
    guard words.language == .hungarian, let year = number(index), year.digits == 4 else {
      return nil
    }
    let dot = isMark(index + 1, ".", attached: true) ? index + 2 : index + 1
    guard let month = monthName(dot) else { return nil }
    guard let day = dayNumber(month.end) else {
      return Core(.months(month.value, 1, of: year.value), .month, month.end)
    }
    var core = date(month.value, day.value, of: year.value, end: day.end)
    if isMark(core.end, ","), let name = weekdayName(core.end + 1) {
      core.end = name.end
      return agreeing(core, with: name.value)
    }
    return core
  }
}
