import CoreModels

/// The instructions for an action: what to do in order, when it is done, and what to do when stuck.
struct GuideMoves {
  let moves: [String]
  let done: String
  let stuck: String
  /// `true` if the step's action is known.
  let isKnown: Bool

  init(_ step: PlannerStep, of facts: PlanFacts) {
    let action = StepAction(step, in: facts.reading.kind)
    let guides = GuideMoves.all(facts.textLanguage)
    let lines = guides[action?.contentName ?? "own-words"]
    let time = step.duration.map { "\u{A0}(\($0))" } ?? ""
    let work = action == .practise ? nil : StepWork(step, in: facts.textLanguage)
    isKnown = action != nil || work != nil
    done = lines.value("done")
    stuck = lines.value("stuck")
    moves =
      work?.parts.map { $0.filled(["goal": facts.shortEssence, "due": facts.due]) }
      ?? lines.dropFirst(2).map { $0.replacing("{time}", with: time) }
  }

  /// Returns the headings of a guide's parts.
  static func heads(_ language: Language) -> (done: String, stuck: String, next: String) {
    let heads = all(language)["heads"]
    return (heads.value("done"), heads.value("stuck"), heads.value("next"))
  }

  private static func all(_ language: Language) -> Sections {
    Sections("guides", in: language, ending: "plan")
  }
}

extension [String] {
  /// Returns the rest of the line that starts with `key: `.
  func value(_ key: String) -> String {
    first { $0.hasPrefix(key + ": ") }.map { String($0.dropFirst(key.count + 2)) } ?? ""
  }
}
