/// The approach to a goal without a plan of its own, judged by its verb and function words.
enum GoalShape: String, Hashable, Sendable, CaseIterable {
  /// Getting in touch with a person: call, visit, thank, apologise.
  case contact
  /// Something regular: every day, more often, three a week.
  case rhythm
  case skill
  /// Something to get, make or repair once.
  case thing
  case other

  init(_ goal: String, _ text: FoldedText) {
    func begins(_ section: String) -> Bool {
      let verbs = Words.shapes[section]
      return text.words.prefix(2).contains { verbs.contains($0) }
    }
    if GoalPeople.isAbout(goal), begins("contacts") {
      self = .contact
    } else if text.containsAny(of: Words.shapes["rhythms"]) {
      self = .rhythm
    } else if text.words.first == "learn" || text.words.prefix(2) == ["naucit", "sa"]
      || begins("skills")
    {
      self = .skill
    } else if begins("things") {
      self = .thing
    } else {
      self = .other
    }
  }

  var usualWeeks: Int {
    switch self {
    case .contact: 4
    case .thing: 6
    case .rhythm: 8
    case .skill: 10
    case .other: 12
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
