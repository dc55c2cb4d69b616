import CoreModels

/// The last day that a goal's words leave for it: `in April`, `by Christmas`, `o 3 mesiace`.
struct GoalDeadline {
  private let today: Day
  private let words: [String]
  /// Whether a month or a feast alone names the day, as in an answer to *by when*.
  private let isAnswer: Bool

  /// The day that the words name, which may have passed; `nil` where they name none.
  static func reading(_ text: String, today: Day, isAnswer: Bool = false) -> Day? {
    let deadline = GoalDeadline(text, today: today, isAnswer: isAnswer)
    return deadline.date() ?? deadline.span() ?? deadline.month() ?? deadline.feast()
      ?? deadline.season() ?? deadline.year()
  }

  private init(_ text: String, today: Day, isAnswer: Bool) {
    self.today = today
    words = FoldedText(text).words
    self.isAnswer = isAnswer
  }

  private static let within: Set = [
    "in", "this", "next", "during", "on", "for", "v", "vo", "na", "toto", "tento", "tuto", "tuhle",
    "ve", "w", "we", "im", "en", "este", "am", "budci", "buduci", "pristi", "ten",
  ]
  private static let before: Set = [
    "by", "before", "until", "till", "do", "pred", "pre", "bis", "vor", "antes", "hasta", "przed",
    "zu", "elott",
  ]

  /// Whether a number stands where a year does.
  static func isTime(_ number: String, in words: [String]) -> Bool {
    guard let index = words.firstIndex(of: number), index > 0 else { return false }
    let before = words[index - 1]
    return within.contains(before) || Self.before.contains(before)
      || CalendarWords.month(before) != nil || Int(before) != nil || before.hasPrefix("rok")
      || ["year", "jahr", "ano", "rok"].contains(before)
  }

  /// Whether the preposition before says *by*, and not *in*, or *by the end of*.
  private func isBefore(_ index: Int) -> Bool {
    for word in words[max(0, index - 3)..<index].reversed() {
      if Self.isEnd(word) || Self.within.contains(word) { return false }
      if Self.before.contains(word) { return true }
    }
    return words.dropFirst(index + 1).first == "elott"
  }

  private static func isEnd(_ word: String) -> Bool {
    word == "end" || word.hasPrefix("konc") || word.hasPrefix("koniec") || word == "final"
      || word == "ende"
  }

  private func isNamed(_ index: Int) -> Bool {
    isAnswer
      || words[max(0, index - 3)..<index].contains {
        Self.within.contains($0) || Self.before.contains($0) || Self.isEnd($0)
      }
  }

  /// `2027-04-10`, `10. 4. 2027`.
  private func date() -> Day? {
    let numbers = words.map { $0.split(separator: ".").map { Int($0) } }
      .flatMap { $0.contains(nil) || $0.isEmpty ? [nil] : $0 }
    for index in numbers.indices.dropLast(2) {
      guard let one = numbers[index], let two = numbers[index + 1], let three = numbers[index + 2]
      else { continue }
      if one > 1900, let day = Day(year: one, month: two, day: three) { return day }
      if three > 1900, let day = Day(year: three, month: two, day: one) { return day }
    }
    return nil
  }

  /// `in 3 months`, `half a year`, `next week`, `tomorrow`.
  private func span() -> Day? {
    for (index, word) in words.enumerated() {
      if CalendarWords.tomorrow.contains(word) { return today.advanced(by: 1) }
      guard let unit = CalendarWords.unit(word), index > 0 else { continue }
      let previous = words[index - 1]
      let front = words[max(0, index - 3)..<index]
      if ["next", "buduci", "buduceho", "pristi", "nachsten", "nachste", "proximo", "proxima"]
        .contains(previous)
      {
        return unit.end(of: unit.adding(1, to: today))
      }
      if ["this", "the", "tento", "tohto", "tento", "letos", "diesem", "este", "konca", "konce"]
        .contains(previous),
        front.contains(where: { Self.before.contains($0) }) || previous != "the"
      {
        return unit.end(of: today)
      }
      let leads: Set = [
        "in", "within", "o", "za", "do", "w", "ciagu", "en", "dentro", "alatt", "mulva",
        "innerhalb",
        "behom", "pocas",
      ]
      guard isAnswer || front.contains(where: { leads.contains($0) }) || word.hasSuffix("mulva")
      else { continue }
      if front.contains(where: { ["half", "pol", "pul", "halben", "medio", "fel"].contains($0) }),
        unit == .year
      {
        return today.adding(months: 6)
      }
      // "o rok", "za mesiac": the noun alone says one.
      let alone = ["o", "za"].contains(previous) && !word.hasSuffix("ov") && !word.hasSuffix("u")
      if let count = Int(previous) ?? CalendarWords.number(previous) ?? (alone ? 1 : nil) {
        return unit.adding(min(count, 1200), to: today)
      }
    }
    return nil
  }

  private func month() -> Day? {
    for (index, word) in words.enumerated() {
      guard let month = CalendarWords.month(word) else { continue }
      let next = words.dropFirst(index + 1).first.flatMap { Int($0) }
      let last = index > 0 ? Int(words[index - 1]) : nil
      let year = next.flatMap { (1900...2200).contains($0) ? $0 : nil }
      let day = [last, next].compactMap(\.self).first { (1...31).contains($0) }
      guard isNamed(index) || year != nil || day != nil else { continue }
      var chosen = year ?? today.year
      func end(_ year: Int) -> Day? {
        if let day { return Day(year: year, month: month, day: day) }
        let first = Day(year: year, month: month, day: 1)
        return isBefore(index)
          ? first?.advanced(by: -1)
          : Day(year: year, month: month, day: Day.daysInMonth(month, ofYear: year))
      }
      if year == nil, let this = end(chosen), this < today { chosen += 1 }
      return end(chosen)
    }
    return nil
  }

  private func feast() -> Day? {
    for (index, word) in words.enumerated() where isNamed(index) || word.hasPrefix("karacson") {
      if CalendarWords.christmas.contains(where: { word.hasPrefix($0) }) {
        return upcoming(month: 12, day: 24)
      }
      if CalendarWords.easter.contains(where: { word.hasPrefix($0) }) {
        let this = CalendarWords.easter(of: today.year)
        return this >= today ? this : CalendarWords.easter(of: today.year + 1)
      }
    }
    let text = FoldedText(words.joined(separator: " "))
    return text.containsAny(
      of: "new year,new years eve,silvest,novy rok,noveho roka,konca roka,konce roku,konec roku,"
        + "koniec roka,end of the year,years end,year end,ende des jahres,jahresende,"
        + "konca roku,fin de ano,ev vege,ev vegeig") ? upcoming(month: 12, day: 31) : nil
  }

  private func season() -> Day? {
    for (index, word) in words.enumerated() {
      guard isNamed(index), let season = CalendarWords.season(word) else { continue }
      // Spring, summer, autumn and winter end with May, August, November and February.
      let month = isBefore(index) ? season.first - 1 : season.last
      let wrapped = month == 0 ? 12 : month
      for year in today.year...today.year + 1 {
        let end = Day(year: year, month: wrapped, day: Day.daysInMonth(wrapped, ofYear: year))
        if let end, end > today { return end }
      }
    }
    return nil
  }

  /// `by 2027` ends the year before, `in 2027` that year.
  private func year() -> Day? {
    for (index, word) in words.enumerated() {
      guard word.count == 4, let year = Int(word), (1990...2100).contains(year),
        isNamed(index)
      else { continue }
      return Day(year: isBefore(index) ? year - 1 : year, month: 12, day: 31)
    }
    return nil
  }

  private func upcoming(month: Int, day: Int) -> Day? {
    let this = Day(year: today.year, month: month, day: day)
    return this.map { $0 >= today ? $0 : $0.adding(years: 1) }
  }
}
