import CoreModels

/// The steps of one kind of goal, as its text gives them.
///
/// A line `@30 20m Title` begins a step that is due after 30 percent of the time and takes 20
/// minutes; `3x40` is three times a week, `*` as often and long as the person has time. `?` in place
/// of `@` begins a step that not every plan has, and `or 20m Title` another way to say, or do, the
/// one before; `@2027-04-10` names its day. `map:` names what to look for on a map. All other lines are the description.
struct PlanScript {
  struct Draft: Hashable {
    var day: Day
    var span: PlanSpan
    var title: String
    var text = ""
    var mapSearch: String?
  }

  struct Slot: Hashable {
    var choices: [Draft]
    var isOptional: Bool
  }

  private(set) var slots: [Slot] = []
  private let days: Int

  /// `nil` where a line does not fit.
  init?(_ text: String, facts: PlanFacts) {
    days = facts.schedule.days
    for line in text.split(separator: "\n") {
      if line.hasPrefix("@") || line.hasPrefix("?") || line.hasPrefix("or ") {
        guard begin(line, facts) else { return nil }
      } else if line.hasPrefix("map: ") {
        change { $0.mapSearch = String(line.dropFirst(5)) }
      } else {
        guard !slots.isEmpty else { return nil }
        change { $0.text += ($0.text.isEmpty ? "" : " ") + line }
      }
    }
  }

  private mutating func begin(_ line: Substring, _ facts: PlanFacts) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3 else { return false }
    let span =
      parts[1] == "*" ? .weekly(facts.sessions, minutes: facts.minutes) : PlanSpan(parts[1])
    guard let span else { return false }
    if parts[0] == "or" {
      guard let day = slots.last?.choices.first?.day else { return false }
      slots[slots.count - 1].choices.append(Draft(day: day, span: span, title: String(parts[2])))
      return true
    }
    let place = String(parts[0].dropFirst())
    guard let day = Int(place).map({ facts.schedule.day(at: $0) }) ?? Day(place) else {
      return false
    }
    slots.append(
      Slot(
        choices: [Draft(day: day, span: span, title: String(parts[2]))],
        isOptional: parts[0].hasPrefix("?")))
    return true
  }

  private mutating func change(_ body: (inout Draft) -> Void) {
    let slot = slots.count - 1
    let choice = slots[slot].choices.count - 1
    body(&slots[slot].choices[choice])
  }

  /// One way through the script, the same for the same goal and day.
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
    return days <= 7 ? PlanScript.thinned(sorted, to: max(days + 2, 3)) : sorted
  }

  /// The first, the last, and those between them at even distances.
  private static func thinned(_ drafts: [Draft], to count: Int) -> [Draft] {
    guard drafts.count > count, count > 1 else { return drafts }
    return (0..<count).map { drafts[$0 * (drafts.count - 1) / (count - 1)] }
  }
}
