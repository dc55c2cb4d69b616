// Times of day, and whole phrases with the words before and after a day.
extension DayGrammar {
  /// `at 7`, `7pm`, `18:30`, `o 18.30`, `ráno`, `7 in the evening`; with `isAsked` also a bare
  /// number.
  func time(_ index: Int, isAsked: Bool = false) -> (minute: Int, end: Int)? {
    if let part = part(index) { return (part.minute, part.end) }
    let lead = end(index, of: .at)
    let start = lead ?? index
    if lead != nil, let part = part(start) { return (part.minute, part.end) }
    guard let hour = number(start), hour.digits <= 2, hour.value <= 24 else { return nil }
    var (minute, end) = (0, start + 1)
    var isClear = lead != nil || isAsked
    let isColon = isMark(end, ":", attached: true)
    let isDot = isMark(end, ".", attached: true)
    if isColon || isDot, isAttached(end + 1), let minutes = number(end + 1), minutes.digits == 2,
      minutes.value < 60
    {
      (minute, end) = (minutes.value, end + 2)
      isClear = isClear || isColon
    } else if isColon || isDot && !isAsked {
      return nil
    }
    let value = hour.value
    if let clock = halfDay(end) {
      guard (1...12).contains(value) else { return nil }
      return ((value % 12 + (clock.isAfternoon ? 12 : 0)) * 60 + minute, clock.end)
    }
    let dash = isMark(end, "-", attached: true) ? end + 1 : end
    if let clock = self.end(dash, of: .oClock) {
      end = isMark(clock, ".", attached: true) ? clock + 1 : clock
      isClear = true
    }
    if let part = part(end) {
      let isLate = part.minute >= 780 && value < 12
      return (min((value + (isLate ? 12 : 0)) * 60 + minute, 1439), part.end)
    }
    guard isClear, unit(end) == nil, value < 24 else { return nil }
    return (value * 60 + minute, end)
  }

  private func part(_ index: Int) -> (minute: Int, end: Int)? {
    let start = skipping(index)
    return
      (first(index) { if case .part(let minute) = $0 { minute } else { nil } }
      ?? first(start) { if case .part(let minute) = $0 { minute } else { nil } })
      .map { ($0.value, $0.end) }
  }

  private func halfDay(_ index: Int) -> (isAfternoon: Bool, end: Int)? {
    if let end = end(index, of: .am) { return (false, end) }
    if let end = end(index, of: .pm) { return (true, end) }
    // `a. m.`
    guard words.language == .english || words.language == .spanish, isWord(index),
      isMark(index + 1, ".", attached: true), isWord(index + 2),
      case .word("m") = tokens[index + 2].kind, case .word(let letter) = tokens[index].kind,
      letter == "a" || letter == "p"
    else { return nil }
    return (letter == "p", isMark(index + 3, ".") ? index + 4 : index + 3)
  }

  /// A parsed phrase: one or several days with a preposition, and a time before or after them.
  struct Phrase {
    var core: Core
    var minute: Int?
    var end: Int
    var hasLead = false
  }

  func phrase(_ index: Int) -> Phrase? {
    var best: Phrase?
    for lead in leads(index) {
      let earlier = time(lead.end)
      let afterTime = earlier.map { skipping($0.end, commas: true) }
      for (start, minute) in [(lead.end, nil), (afterTime, earlier?.minute)] {
        guard let start else { continue }
        for inner in minute == nil ? [(relation: lead.relation, end: start)] : leads(start) {
          let range = range(inner.end)
          guard var core = range ?? farthest(inner.end) else { continue }
          core.relation = inner.relation == .on ? lead.relation : inner.relation
          if range == nil { finish(&core) }
          var phrase = Phrase(core: core, minute: minute, end: core.end)
          phrase.hasLead = inner.end > index
          if minute == nil, let later = time(joined(core.end)) {
            (phrase.minute, phrase.end) = (later.minute, later.end)
          }
          let isFarther = phrase.end > (best?.end ?? index)
          let isClearer =
            phrase.end == best?.end && phrase.hasLead && best?.core.needsLead == true
            && best?.hasLead == false
          if isFarther || isClearer { best = phrase }
        }
      }
    }
    return best
  }

  private func farthest(_ index: Int) -> Core? {
    guard let core = self.core(index) else { return self.core(skipping(index)) }
    guard let other = self.core(skipping(index)), other.end > core.end else { return core }
    return other
  }

  private func joined(_ index: Int) -> Int { isMark(index, ",") ? index + 1 : index }

  /// In Hungarian, the words for *by* and *before* follow the day.
  private func finish(_ core: inout Core) {
    guard words.language == .hungarian else { return }
    if let end = end(core.end, of: .before), core.relation == .on {
      core.relation = .before
      core.end = end
    } else if core.end > 0, case .word(let last) = tokens[core.end - 1].kind, last.hasSuffix("ig") {
      core.relation = .by
    }
  }

  /// The possible prepositions at the token, none first.
  private func leads(_ index: Int) -> [(relation: DayReading.Relation, end: Int)] {
    var leads: [(relation: DayReading.Relation, end: Int)] = [(.on, index)]
    var (relation, end) = (DayReading.Relation.on, index)
    for _ in 0..<3 {
      guard let found = lead(skippingMarks(end)) else { break }
      if found.value != .on { relation = found.value }
      end = found.end
      leads.append((relation, end))
      let small = skipping(end)
      if small != end { leads.append((relation, small)) }
    }
    return leads
  }

  private func skippingMarks(_ index: Int) -> Int { isMark(index, ":") ? index + 1 : index }

  private func lead(_ index: Int) -> (value: DayReading.Relation, end: Int)? {
    first(index) { word in
      switch word {
      case .by: .by
      case .before: .before
      case .on: .on
      default: nil
      }
    }
  }
}
