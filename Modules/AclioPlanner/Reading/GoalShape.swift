import CoreModels

/// How a goal that has no plan of its own is gone about, by its verb and its small words.
enum GoalShape: String, Hashable, Sendable, CaseIterable {
  /// Getting in touch with a person: call, visit, thank, apologise.
  case contact
  /// Something regular: every day, more often, three a week.
  case rhythm
  case skill
  /// Work on many things of one sort: write thirty cards, sort the recipes.
  case batch
  /// Somebody or some place to be found.
  case search
  /// One piece of work on the house and its things.
  case chore
  /// Something to be bought.
  case purchase
  /// A contract to be left or changed.
  case contract
  /// A short text: a letter, a poem, an essay.
  case text
  /// A treatment that is decided on with a professional.
  case treatment
  /// A choice that is still open.
  case decision
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
    // German verbs come last.
    func has(_ verbs: String, with objects: String? = nil) -> Bool {
      guard begins(verbs) || text.words.last.map(Words.shapes[verbs].contains) == true else {
        return false
      }
      return objects.map { text.containsAny(of: Words.shapes[$0]) } ?? true
    }
    // *Learn to juggle, ten minutes a day* is learnt, and the rhythm says how.
    let isLearnt =
      ["learn", "lern"].contains(text.words.first ?? "")
      || text.words.prefix(2) == ["naucit", "sa"]
    if isDelicate {
      self = .other
    } else if text.containsAny(of: Words.shapes["treatments"]) {
      self = .treatment
    } else if begins("decisions") || text.containsAny(of: Words.shapes["decisions"]) {
      self = .decision
    } else if has("contract-verbs", with: "contracts") {
      self = .contract
    } else if has("pile-verbs", with: "piles") {
      self = .batch
    } else if has("text-verbs", with: "texts") {
      self = .text
    } else if has("search-verbs", with: "searched") {
      self = .search
    } else if GoalPeople.isAbout(goal), begins("contacts") {
      self = .contact
    } else if !isLearnt, text.containsAny(of: Words.shapes["rhythms"]) {
      self = .rhythm
    } else if isLearnt || text.words.starts(with: ["get", "better", "at"])
      || begins("skills")
    {
      self = .skill
    } else if begins("purchases") {
      self = .purchase
    } else if begins("things"), !text.words.starts(with: ["get", "rid"]), GoalShape.namesThing(text)
    {
      self = .thing
    } else if has("purchases") {
      self = .purchase
    } else if has("chores"), !text.containsAny(of: Words.shapes["living"]) {
      self = .chore
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
    case .chore, .purchase, .text: 3
    case .contact, .batch, .contract, .decision: 4
    case .thing, .search, .treatment: 6
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
