import CoreModels

/// The instructions for an action: what to do in order, when it is done, and what to do when stuck.
struct GuideMoves {
  let moves: [String]
  let done: String
  let stuck: String
  /// `true` if the moves repeat the step's description, which then need not be shown.
  let saysAll: Bool

  init(_ step: PlannerStep, of facts: PlanFacts) {
    let action = StepAction(step, in: facts.reading.kind)
    let guides = GuideMoves.all(facts.textLanguage)
    let lines = guides[action?.contentName ?? "own-words"]
    let time = step.duration.map { "\u{A0}(\($0))" } ?? ""
    saysAll = action == nil
    done = lines.value("done")
    stuck = lines.value("stuck")
    moves = lines.dropFirst(2).flatMap { line in
      line == "{step}" ? step.description.sentences : [line.replacing("{time}", with: time)]
    }
  }

  /// Returns the headings of a guide's parts.
  static func heads(_ language: Language) -> (done: String, stuck: String, next: String) {
    let heads = all(language)["heads"]
    return (heads.value("done"), heads.value("stuck"), heads.value("next"))
  }

  private static func all(_ language: Language) -> Sections {
    Sections(language == .slovak ? Content.Guides.slovak : Content.Guides.english)
  }
}

extension [String] {
  /// Returns the rest of the line that starts with `key: `.
  func value(_ key: String) -> String {
    first { $0.hasPrefix(key + ": ") }.map { String($0.dropFirst(key.count + 2)) } ?? ""
  }
}

extension String {
  /// The sentences of the text; a full stop after a number does not end one.
  fileprivate var sentences: [String] {
    var sentences = [""]
    var isEnd = false
    for word in split(separator: " ") {
      if isEnd, word.first?.isUppercase == true || word.first.map({ "„“”".contains($0) }) == true {
        sentences.append("")
      }
      let last = sentences.count - 1
      sentences[last] += (sentences[last].isEmpty ? "" : " ") + word
      let previous = word.dropLast().last ?? " "
      isEnd = word.last.map { ".?”“".contains($0) } == true && !previous.isNumber
    }
    return sentences.filter { !$0.isEmpty }
  }
}
