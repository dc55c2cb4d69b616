import CoreModels

/// The editable text of steps: a line each, with its description indented below.
enum PlanText {
  /// A step in the editor.
  struct Step: Hashable, Sendable {
    /// The step's former number, from 1; `nil` for a new one.
    var mark: Int?
    var title: String
    var description = ""
    var duration: String?
    var due: Day?
    var parts: [GoalStep.Part] = []
  }

  fileprivate static let longestTitle = 200, longestDescription = 2000, longestDuration = 60

  /// Formats steps, below lines of help.
  static func text(of steps: [Step], help: String) -> String {
    let comments = help.split(whereSeparator: \.isNewline).map { "# \($0)" }
    let lines = steps.flatMap { step -> [String] in
      let mark = step.mark.map { "\($0). " } ?? ""
      let facts = [step.title.escaped, step.duration?.escaped ?? "", step.due?.description ?? ""]
      let used = facts.lastIndex { !$0.isEmpty } ?? 0
      let description = step.description.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return [mark + facts[...used].joined(separator: " | ")]
        + (step.description.isEmpty ? [] : description.map { "    \($0)" })
        + step.parts.map { "    [\($0.isDone ? "x" : " ")] \($0.title)" }
    }
    return (comments + [""] + lines).joined(separator: "\n") + "\n"
  }

  /// Parses the steps of a text, some of which were numbered 1 … `count` before. Throws
  /// ``GoalError/badPlan(line:_:)`` or ``GoalError/noSteps``.
  static func steps(in text: String, of count: Int) throws(GoalError) -> [Step] {
    var steps: [Step] = []
    var marks: Set<Int> = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) where !line.hasPrefix("#") {
      let words = line.trimmingWhitespace()
      if words.isEmpty { continue }
      if line.first?.isWhitespace == true {
        guard !steps.isEmpty else { throw .badPlan(line: number, .descriptionFirst) }
        try steps[steps.count - 1].add(words, line: number)
        continue
      }
      let step = try Step(words, line: number)
      if let mark = step.mark {
        guard (1...max(count, 1)).contains(mark), count > 0 else {
          throw .badPlan(line: number, .unknownMark("\(mark)"))
        }
        guard marks.insert(mark).inserted else {
          throw .badPlan(line: number, .markTwice("\(mark)"))
        }
      }
      steps.append(step)
    }
    guard !steps.isEmpty else { throw .noSteps }
    return steps
  }
}

extension PlanText.Step {
  /// Parses a step's line.
  fileprivate init(_ line: String, line number: Int) throws(GoalError) {
    var parts = line.splitAtBars
    let head = parts.removeFirst()
    if let dot = head.firstIndex(of: "."), let mark = Int(head[..<dot]), mark > 0 {
      self.mark = mark
      title = head[head.index(after: dot)...].trimmingWhitespace()
    } else {
      title = head
    }
    guard !title.isEmpty else { throw .emptyTitle }
    guard title.count <= PlanText.longestTitle else { throw .badPlan(line: number, .titleTooLong) }
    if let day = parts.last.flatMap({ Day($0) }) {
      due = day
      parts.removeLast()
    }
    let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    duration = words.isEmpty ? nil : words
    guard words.count <= PlanText.longestDuration else {
      throw .badPlan(line: number, .descriptionTooLong)
    }
  }

  /// Parses an indented line.
  fileprivate mutating func add(_ words: String, line: Int) throws(GoalError) {
    for (mark, isDone) in [("[ ]", false), ("[x]", true), ("[X]", true), ("[]", false)]
    where words.hasPrefix(mark) {
      let title = words.dropFirst(mark.count).trimmingWhitespace()
      guard !title.isEmpty else { throw .emptyTitle }
      guard title.count <= PlanText.longestTitle else { throw .badPlan(line: line, .titleTooLong) }
      parts.append(GoalStep.Part(title: title, isDone: isDone))
      return
    }
    description += (description.isEmpty ? "" : "\n") + words
    guard description.count <= PlanText.longestDescription else {
      throw .badPlan(line: line, .descriptionTooLong)
    }
  }
}

extension String {
  /// The text on one line, with its own bars escaped.
  fileprivate var escaped: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").replacing("|", with: "\\|")
  }

  /// The trimmed parts between bars.
  fileprivate var splitAtBars: [String] {
    var parts = [""]
    var isEscaped = false
    for character in self {
      if character == "|", !isEscaped {
        parts.append("")
      } else if character == "|" {
        parts[parts.count - 1].removeLast()
        parts[parts.count - 1].append("|")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    return parts.map { $0.trimmingWhitespace() }
  }
}

extension Plan {
  /// The steps in their editable form.
  var textSteps: [PlanText.Step] {
    steps.enumerated().map { index, step in
      PlanText.Step(
        mark: index + 1, title: step.title, description: step.description,
        duration: step.duration, due: step.due)
    }
  }

  /// The plan with its steps replaced by the edited text.
  func edited(_ text: String) throws -> Plan {
    var plan = self
    let lines = try PlanText.steps(in: text, of: steps.count)
    try GoalRules.requireOwn(lines, after: textSteps)
    plan.steps = lines.map { edited in
      Step(
        title: edited.title, description: edited.description, duration: edited.duration,
        due: edited.due, mapSearch: edited.mark.flatMap { steps[$0 - 1].mapSearch })
    }
    return plan
  }
}

extension GoalState {
  /// The steps in their editable form.
  var textSteps: [PlanText.Step] {
    steps.enumerated().map { index, step in
      PlanText.Step(
        mark: index + 1, title: step.title, description: step.description,
        duration: step.duration, due: step.due, parts: step.parts)
    }
  }
}
