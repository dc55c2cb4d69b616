import CoreModels

/// The steps of one kind of goal, parsed from its plan in `Content/plans`.
///
/// CONTRIBUTING.md describes the format.
struct PlanScript {
  struct Draft: Hashable {
    var day: Day
    var span: PlanSpan
    var title: String
    var text = ""
    var mapSearch: String?
    var anchor = Anchor.end
    /// The placeholders in its lines, in conditions too.
    var used: Set<PlanPlaceholder.Name> = []
  }

  struct Slot: Hashable {
    var choices: [Draft]
    var isOptional: Bool
    var anchor: Anchor { choices[0].anchor }
  }

  /// The point from which a step's day is counted: today, a share of the time, or the end.
  enum Anchor { case today, share, end }

  private(set) var slots: [Slot] = []
  /// The problems in the lines, with their numbers in the file.
  private(set) var problems: [(line: Int, reason: String)] = []
  /// The goal's words to which a branch of the plan answers.
  private(set) var answered: Set<String> = []
  private let days: Int
  /// The most days before the end at which a step stands.
  private var countdown = 0
  /// The fewest steps of a short plan.
  private let fewest: Int

  /// Parses the lines; invalid ones are skipped and reported in ``problems``.
  init(_ lines: [Sections.Line], facts: PlanFacts) {
    days = facts.schedule.days
    fewest = facts.isNeutral ? 4 : 8
    var filler = PlanFiller(facts: facts)
    let filled = lines.map { line in
      (line.number, filler.filled(line).trimmingWhitespace(), filler.used)
    }
    countdown = filled.lazy.compactMap { PlanScript.daysBeforeEnd($0.1) }.max() ?? 0
    for (number, text, used) in filled {
      if !text.isEmpty, let reason = read(text, facts) { problems.append((number, reason)) }
      if !slots.isEmpty { change { $0.used.formUnion(used) } }
    }
    problems += filler.problems
    answered = filler.answered
    if !facts.schedule.pauses { closeGap(to: facts.schedule.end, keeping: filler.dates) }
    if let last = lines.last, !filler.isClosed {
      problems.append((last.number, "{if …} without {end}"))
    }
  }

  /// Stretches the steps after those of the first days where a long time would leave a gap of months.
  /// Days that a text names stay.
  private mutating func closeGap(to end: Day, keeping named: Set<Day>) {
    guard let last = slots.lastIndex(where: { $0.anchor == .today }), last + 1 < slots.count - 1,
      let start = slots[last].choices.first?.day, let next = slots[last + 1].choices.first?.day,
      start.distance(to: next) > PlanScript.mostIdleDays, next < end
    else { return }
    let first = start.advanced(by: start.distance(to: end) / (slots.count - 1 - last))
    for index in slots.indices.dropFirst(last + 1) where slots[index].anchor == .share {
      for choice in slots[index].choices.indices {
        let day = slots[index].choices[choice].day
        guard !named.contains(day) else { continue }
        let days = next.distance(to: day) * first.distance(to: end) / next.distance(to: end)
        slots[index].choices[choice].day = min(day, first.advanced(by: days))
      }
    }
  }

  /// The most days without a step after those of the first days.
  private static let mostIdleDays = 45

  /// Parses a line. Returns a description of its problem, or `nil`.
  private mutating func read(_ line: String, _ facts: PlanFacts) -> String? {
    if line.hasPrefix("@") || line.hasPrefix("?") || line.hasPrefix("or ") {
      return begin(line, facts)
    }
    guard !line.hasPrefix(TopicQuestion.mark) else { return nil }
    guard !slots.isEmpty else { return "a description before the first step" }
    if line.hasPrefix("map: ") {
      change { $0.mapSearch = String(line.dropFirst(5)) }
    } else {
      change { $0.text += ($0.text.isEmpty ? "" : " ") + line }
    }
    return nil
  }

  private mutating func begin(_ line: String, _ facts: PlanFacts) -> String? {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3 else { return "a step has its day, its time and its title" }
    let span =
      parts[1] == "*" ? .weekly(facts.sessions, minutes: facts.minutes) : PlanSpan(parts[1])
    guard let span else { return "no time: \(parts[1])" }
    let title = String(parts[2])
    let used: Set<PlanPlaceholder.Name> = parts[1] == "*" ? [.sessions] : []
    if parts[0] == "or" {
      guard let first = slots.last?.choices.first else { return "or before the first step" }
      slots[slots.count - 1].choices.append(
        Draft(day: first.day, span: span, title: title, anchor: first.anchor, used: used))
      return nil
    }
    guard let day = day(parts[0].dropFirst(), facts) else {
      return "no day: \(parts[0])"
    }
    let place = parts[0].dropFirst()
    let isShare = place.allSatisfy(\.isNumber) && place != "100"
    let anchor: Anchor = place.first == "+" ? .today : isShare ? .share : .end
    // Where time is short, steps counted from today still precede the others, and steps counted from
    // the end follow them.
    if anchor != .today {
      for index in slots.indices where place.first == "-" || slots[index].anchor == .today {
        for choice in slots[index].choices.indices {
          slots[index].choices[choice].day = min(slots[index].choices[choice].day, day)
        }
      }
    }
    slots.append(
      Slot(
        choices: [Draft(day: day, span: span, title: title, anchor: anchor, used: used)],
        isOptional: parts[0].hasPrefix("?")))
    return nil
  }

  /// Parses the day of a step: `40` percent of the time, `+2` days after today, `-1` day before the
  /// end, or a date. Where the time is shorter than the plan's countdown, its last two weeks keep
  /// their days and what precedes them is moved together, in order.
  private func day(_ place: Substring, _ facts: PlanFacts) -> Day? {
    guard let number = Int(place) else { return Day(String(place)) }
    switch place.first {
    case "+": return facts.schedule.today.advanced(by: number)
    case "-":
      let last = PlanScript.lastWeeks, early = -number - last
      let isTight = early > 0 && days >= 2 * last && days < countdown
      let before = isTight ? last + early * (days - days / 10 - last) / (countdown - last) : -number
      let day = facts.schedule.afterChristmas(facts.schedule.end.advanced(by: -before))
      return max(day, facts.schedule.today)
    default: return (0...100).contains(number) ? facts.schedule.day(at: number) : nil
    }
  }

  /// The days before the end that are kept where time is short.
  private static let lastWeeks = 14

  /// Returns the 30 of `@-30 1h Book the room`.
  private static func daysBeforeEnd(_ line: String) -> Int? {
    guard line.hasPrefix("@-") || line.hasPrefix("?-") else { return nil }
    return line.dropFirst(2).split(separator: " ").first.flatMap { Int($0) }
  }

  private mutating func change(_ body: (inout Draft) -> Void) {
    let slot = slots.count - 1
    let choice = slots[slot].choices.count - 1
    body(&slots[slot].choices[choice])
  }

  /// Returns one selection of the script's steps, always the same for the same goal and day.
  func chosen(for goal: String, on day: Day) -> [Draft] {
    var seed = StableHash()
    seed.combine(FoldedText(goal).text)
    seed.combine(UInt64(bitPattern: Int64(day.epochDay)))
    let drafts = slots.enumerated().compactMap { index, slot -> Draft? in
      var hash = seed
      hash.combine(UInt64(index))
      let number = hash.value
      if slot.isOptional, number & 0x100 == 0 || days <= 7 { return nil }
      return slot.choices[Int(number % UInt64(slot.choices.count))]
    }
    let sorted = drafts.enumerated().sorted {
      ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
    }
    .map(\.element)
    return days <= 7 ? PlanScript.thinned(sorted, to: max(days + 2, fewest)) : sorted
  }

  /// Returns the first, the last that are counted from the end, and evenly spaced drafts between
  /// them.
  private static func thinned(_ drafts: [Draft], to count: Int) -> [Draft] {
    guard drafts.count > count, count > 1 else { return drafts }
    let last = min(drafts.reversed().prefix { $0.anchor == .end }.count, count / 2)
    let others = drafts.dropLast(last), room = count - last
    return (0..<room).map { others[$0 * others.count / room] } + drafts.suffix(last)
  }
}
