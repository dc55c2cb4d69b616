import CoreModels

/// How a goal that has no plan of its own is gone about, by its verb and its small words.
enum GoalShape: String, Hashable, Sendable, CaseIterable {
  /// Getting in touch with a person: call, visit, thank, apologise.
  case contact
  /// Something regular: every day, more often, three a week.
  case rhythm
  case skill
  /// Something to get, make or repair once.
  case thing
  /// Nobody knows how: steps that fit any goal.
  case other

  /// Where a goal is delicate, no list of parts and no tally is made of it.
  init(_ goal: String, _ text: FoldedText, isDelicate: Bool) {
    func begins(_ section: String) -> Bool {
      let verbs = Words.shapes[section]
      return text.words.prefix(2).contains { verbs.contains($0) }
    }
    // *Learn to juggle, ten minutes a day* is learnt, and the rhythm says how.
    let isLearnt = text.words.first == "learn" || text.words.prefix(2) == ["naucit", "sa"]
    if isDelicate {
      self = .other
    } else if GoalPeople.isAbout(goal), begins("contacts") {
      self = .contact
    } else if !isLearnt, text.containsAny(of: Words.shapes["rhythms"]) {
      self = .rhythm
    } else if isLearnt || text.words.starts(with: ["get", "better", "at"])
      || begins("skills")
    {
      self = .skill
    } else if begins("things"), !text.words.starts(with: ["get", "rid"]), GoalShape.namesThing(text)
    {
      self = .thing
    } else {
      self = .other
    }
  }

  private static func namesThing(_ text: FoldedText) -> Bool {
    Words.objects["things"].contains { text.position(of: $0, in: .english) != nil }
      || text.containsAny(of: Words.objects["veci"])
  }

  var usualWeeks: Int {
    switch self {
    case .contact: 4
    case .thing: 6
    case .rhythm: 8
    case .skill: 10
    case .other: 4
    }
  }
}

extension PlanFacts {
  /// The goal's words, shortened for a title.
  var shortEssence: String {
    guard essence.count > 48 else { return essence }
    var short = ""
    for word in essence.split(separator: " ") {
      guard short.count + word.count < 46 else { break }
      short += (short.isEmpty ? "" : " ") + word
    }
    return (short.isEmpty ? String(essence.prefix(45)) : short) + "…"
  }

  /// The number in the goal, divided into weeks; `nil` for a price.
  var ownQuota: Instalments? { reading.money == nil ? quota : nil }

  /// `true` if people eat in the room to be renovated.
  var isForMeals: Bool {
    ["balcony", "terrace", "kitchen", "living room"].contains(reading.subject?.english ?? "")
  }
}
