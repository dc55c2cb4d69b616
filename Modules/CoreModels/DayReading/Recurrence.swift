/// How often something is done, as people type it.
public enum Recurrence: Hashable, Sendable {
  case weekdays(Set<Weekday>)
  /// A number of times within a number of days.
  case times(Int, days: Int)

  /// Parses `mondays`, `mon-fri`, `weekends`, `3x`, `twice a month` in the person's language or in
  /// English; `nil` for anything else.
  public init?(typed text: String, in language: Language) {
    let tokens = DayToken.tokens(of: text)
    let grammars = [language, .english].compactMap { language in
      DayWords.all.first { $0.language == language }
    }.map { DayGrammar(tokens, $0, today: .first, tense: .future) }
    guard !tokens.isEmpty, let found = grammars.lazy.compactMap(\.recurrence).first else {
      return nil
    }
    self = found
  }
}

extension DayGrammar {
  fileprivate var recurrence: Recurrence? { weekdays.map { .weekdays($0) } ?? times }

  /// `mondays and fridays`, `Mon–Fri`, `pondelky`, `hétvégente`.
  private var weekdays: Set<Weekday>? {
    var days: Set<Int> = []
    var (index, last, isRange) = (0, Int?.none, false)
    while index < tokens.count {
      if let found = first(index, weekly) {
        if isRange, let last { days.formUnion(Self.week(from: last, to: found.value.lowerBound)) }
        days.formUnion(found.value)
        (index, last, isRange) = (found.end, found.value.upperBound, false)
      } else if isMark(index, ",&+") {
        index += 1
      } else if let next = end(index, of: .and) {
        index = next
      } else if last != nil, let next = isMark(index, "-–—") ? index + 1 : end(index, of: .to) {
        (index, isRange) = (next, true)
      } else if let next = end(index, of: .every) ?? end(index, of: .on) ?? end(index, of: .from) {
        index = next
      } else {
        return nil
      }
    }
    return days.isEmpty || isRange ? nil : Set(days.compactMap(Weekday.init))
  }

  private func weekly(_ word: DayWord) -> ClosedRange<Int>? {
    switch word {
    case .weekly(let days): days
    case .weekday(let day): day...day
    case .weekend: 6...7
    default: nil
    }
  }

  /// The weekdays from one to another, which may lie beyond Sunday.
  private static func week(from first: Int, to last: Int) -> [Int] {
    (first...(last < first ? last + 7 : last)).map { ($0 - 1) % 7 + 1 }
  }

  /// `3x`, `3 times a week`, `twice a month`, `hetente 3-szor`; in a week where no span is named.
  private var times: Recurrence? {
    var (index, count, days) = (0, Int?.none, Int?.none)
    while index < tokens.count {
      if count == nil, let found = howOften(index) {
        (count, index) = (found.value, found.end)
      } else if days == nil, let found = span(named: index) {
        (days, index) = (found.value, found.end)
      } else {
        return nil
      }
    }
    return .times(count ?? 1, days: days ?? 7)
  }

  private func howOften(_ index: Int) -> (value: Int, end: Int)? {
    guard let number = number(index) else {
      return first(index) { if case .often(let count) = $0 { count } else { nil } }
    }
    let next = isMark(index + 1, "-", attached: true) ? index + 2 : index + 1
    let end = isMark(next, "×") ? next + 1 : end(next, of: .times)
    return end.map { (number.value, $0) }
  }

  private func span(named index: Int) -> (value: Int, end: Int)? {
    first(index) { word in
      guard case .per(let unit) = word else { return nil }
      return [.day: 1, .week: 7, .month: 30][unit]
    }
  }
}
