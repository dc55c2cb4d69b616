import CoreModels

/// Fills the placeholders in a plan's lines and drops what a failing `{if …}` encloses.
struct PlanFiller {
  let facts: PlanFacts
  /// The results of the open `{if …}` conditions.
  private var open: [Bool] = []
  /// The problems found so far, with line numbers.
  private(set) var problems: [(line: Int, reason: String)] = []
  /// The goal's words to which a branch of the plan answers: those of each `{if says …}` taken.
  private(set) var answered: Set<String> = []
  /// The placeholders of the last line, in conditions too.
  private(set) var used: Set<PlanPlaceholder.Name> = []

  /// The days that a `{date …}` has put into the text.
  private(set) var dates: Set<Day> = []

  init(facts: PlanFacts) { self.facts = facts }

  /// `true` if every `{if …}` has its `{end}`.
  var isClosed: Bool { open.isEmpty }
  private var isShown: Bool { open.allSatisfy(\.self) }

  /// Returns the filled line; empty if all of it is dropped.
  mutating func filled(_ line: Sections.Line) -> String {
    var text = ""
    var rest = line.text
    used = []
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      guard let end = rest.utf8[start...].firstIndex(of: UInt8(ascii: "}")) else {
        problems.append((line.number, "{ without }"))
        break
      }
      if isShown { text += rest[..<start] }
      let tag = rest[rest.index(after: start)..<end]
      if let reason = read(tag, into: &text) { problems.append((line.number, reason)) }
      rest = rest[rest.index(after: end)...]
    }
    if isShown { text += rest }
    // Where a branch is empty, the spaces around it meet.
    return text.replacing("  ", with: " ")
  }

  /// Processes a tag. Returns a description of its problem, or `nil`.
  private mutating func read(_ tag: Substring, into text: inout String) -> String? {
    switch tag {
    case "end": return open.popLast() == nil ? "{end} without {if …}" : nil
    case "else":
      guard let last = open.popLast() else { return "{else} without {if …}" }
      open.append(!last)
    case _ where tag.hasPrefix("if "):
      let isNegated = tag.hasPrefix("if not ")
      guard let condition = PlanPlaceholder(tag.dropFirst(isNegated ? 7 : 3)) else {
        open.append(false)
        return "there is no {\(tag)}"
      }
      used.insert(condition.name)
      let holds = facts.text(of: condition) != nil
      if holds, !isNegated, isShown { answered.formUnion(condition.words.filter(facts.says)) }
      open.append(holds != isNegated)
    default:
      guard let placeholder = PlanPlaceholder(tag) else { return "there is no {\(tag)}" }
      guard isShown else { return nil }
      used.insert(placeholder.name)
      if placeholder.name == .date, let percent = placeholder.number {
        dates.insert(facts.schedule.day(at: percent))
      }
      guard let known = facts.text(of: placeholder) else {
        return "{\(tag)} is not known here; put it into {if …}"
      }
      text += known
    }
    return nil
  }
}
