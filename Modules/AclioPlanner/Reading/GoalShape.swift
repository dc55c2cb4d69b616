import CoreModels

/// How a goal that has no plan of its own is gone about, by its verb and its small words.
struct GoalShape: Hashable, Sendable {
  /// The section with its plan.
  let name: String
  /// The default length of its plan in weeks.
  let usualWeeks: Int
  /// The part of life of such a goal, where its words tell none.
  let part: PartOfLife

  /// Nobody knows how: steps that fit any goal.
  static let other = GoalShape(name: "other", usualWeeks: 4, part: .personalGrowth)

  /// `true` for what is done within the month that a goal names, rather than made ready for it.
  var mayWait: Bool { Words.shapes["waiting"].contains(name) }

  /// `true` where only the verb is known, and not what it is done with.
  var isVague: Bool { Words.shapes["vague"].contains(name) }

  /// A line of the word list: a shape with its conditions.
  private struct Rule {
    let shape: GoalShape
    let conditions: [Substring]

    init?(_ line: String) {
      let parts = line.split(separator: " ")
      guard parts.count > 3, let weeks = Int(parts[1]),
        let part = PartOfLife.allCases.first(where: { $0.contentName == parts[2] })
      else { return nil }
      shape = GoalShape(name: String(parts[0]), usualWeeks: weeks, part: part)
      conditions = Array(parts[3...])
    }
  }

  private static let rules = Words.shapes["shapes"].compactMap(Rule.init)

  /// The shapes that have plans.
  static var all: Set<GoalShape> { Set(rules.map(\.shape).filter { !$0.isVague }) }

  /// Reads the shape of what is wanted. Where it is delicate, no list of parts and no tally is made
  /// of it.
  static func reading(_ goal: String, isDelicate: Bool) -> GoalShape {
    guard !isDelicate else { return .other }
    let text = FoldedText(goal)
    return rules.first { $0.conditions.allSatisfy { holds($0, of: text, goal) } }?.shape ?? .other
  }

  /// Returns `true` for a verb whose things are done one after the other: *write 30 letters*, but not
  /// *milk 40 cows*.
  static func isCounted(_ goal: String) -> Bool {
    ["pile-verbs", "counted-verbs"].contains { holds($0, of: FoldedText(goal), goal) }
  }

  private static func holds(_ condition: Substring, of text: FoldedText, _ goal: String) -> Bool {
    let list = String(condition.dropFirst())
    switch condition.first {
    case "!": return !holds(condition.dropFirst(), of: text, goal)
    case "~":
      let stems = Words.shapes[list]
      return text.containsAny(of: stems) || isCompound(text, of: stems)
    case "^": return leads(text, Words.shapes[list])
    case "@": return list == "person" ? GoalPeople.isAbout(goal) : namesThing(text)
    // German verbs come last.
    default:
      let verbs = Words.shapes[String(condition)]
      return leads(text, verbs) || text.words.last.map(verbs.contains) == true
    }
  }

  /// Returns `true` if the text begins with one of the verbs, which may be of several words, after
  /// words such as *I want to* and one more that is no verb: *save water* waters nothing.
  private static func leads(_ text: FoldedText, _ verbs: [String]) -> Bool {
    let wishes = [text.words[...], text.words.drop(while: leadWords.contains)]
    let others = Set(Words.several["verbs"])
    let starts =
      wishes + wishes.filter { $0.first.map(others.contains) == false }.map { $0.dropFirst() }
    return verbs.contains { verb in
      let parts = verb.split(separator: " ").map(String.init)
      return starts.contains { $0.starts(with: parts) }
    }
  }

  /// Returns `true` for *Internetanbieter*, whose last part tells what it is.
  private static func isCompound(_ text: FoldedText, of stems: [String]) -> Bool {
    let heads = stems.filter { $0.utf8.count > 4 }
    return text.words.contains { word in heads.contains { word.hasSuffix($0) } }
  }

  private static let leadWords = Set(
    Words.verbs["english leads"] + Words.verbs["slovak leads"] + Words.verbs["german leads"])

  private static func namesThing(_ text: FoldedText) -> Bool {
    Words.objects["things"].contains { text.position(of: $0, in: .english) != nil }
      || text.containsAny(of: Words.objects["veci"])
  }
}

extension PlanFacts {
  /// The goal's words, shortened for a title: its first clause, without what begins with a small
  /// word if that is still long.
  var shortEssence: String {
    guard essence.count > 48 else { return essence }
    let main = GoalClauses(essence).main
    guard main.count > 48 else { return main }
    // A German verb comes last.
    if textLanguage != .german {
      let words = main.split(separator: " ")
      let small = Set(Words.naming["ends"] + Words.languages["\(textLanguage)"])
      let ends = words.indices.dropFirst(3).filter {
        small.contains(String(words[$0]).foldedWords.joined())
          && !small.contains(String(words[$0 - 1]).foldedWords.joined())
      }
      let heads = ends.map { words[..<$0].joined(separator: " ") }
      if let head = heads.last(where: { $0.count <= 56 }) { return head }
    }
    var short = ""
    for word in essence.split(separator: " ") {
      guard short.count + word.count < 46 else { break }
      short += (short.isEmpty ? "" : " ") + word
    }
    return (short.isEmpty ? String(essence.prefix(45)) : short) + "…"
  }

  /// The thing that the goal is about, to be named to the person: *your coffee machine* of *descale my
  /// coffee machine*. `nil` where the words do not tell it plainly, or in another language.
  var object: String? {
    guard isOwnLanguage else { return nil }
    let list = Words.naming
    func has(_ section: String, _ word: Substring) -> Bool {
      list[section].contains(String(word).foldedWords.joined())
    }
    var words = GoalClauses(essence).main.split(separator: " ")[...]
    words = words.drop { has("before-verbs", $0) }.dropFirst().drop { has("particles", $0) }
    let ends = words.indices.dropFirst().first { has("ends", words[$0]) }
    let object = words[..<(ends ?? words.endIndex)]
    guard (1...4).contains(object.count), !object.contains(where: { has("unnamed", $0) }) else {
      return nil
    }
    return object.map { ["my", "our"].contains($0.lowercased()) ? "your" : String($0) }
      .joined(separator: " ")
  }

  /// The number in the goal, divided into weeks; `nil` for a price.
  var ownQuota: Instalments? { reading.money == nil ? quota : nil }

  /// `true` if people eat in the room to be renovated.
  var isForMeals: Bool {
    ["balcony", "terrace", "kitchen", "living room"].contains(reading.subject?.english ?? "")
  }
}
