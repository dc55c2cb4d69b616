import CoreModels

/// A reference to a step of a goal, or to a part of it.
struct StepReference: Hashable, Sendable {
  let step: GoalStep
  /// The index of the part, from 0; `nil` for the step itself.
  var part: Int?
}

extension GoalState {
  /// Finds the step a person named: by its number from 1, by a part such as `2.1`, or by its title
  /// or a unique part of it. Throws ``GoalError/noSuchStep(_:goal:last:)`` or
  /// ``GoalError/ambiguousStep(_:choices:)``.
  func reference(named text: String) throws(GoalError) -> StepReference {
    let name = text.trimmingWhitespace().folded
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    if let number = numbers[0], numbers.count == 1 {
      if steps.indices.contains(number - 1) { return StepReference(step: steps[number - 1]) }
    } else if numbers.count == 2, let number = numbers[0], let part = numbers[1] {
      guard steps.indices.contains(number - 1),
        steps[number - 1].parts.indices.contains(part - 1)
      else { throw .noSuchStep(text, goal: goal.name, last: steps.count) }
      return StepReference(step: steps[number - 1], part: part - 1)
    }
    let exact = steps.filter { $0.title.folded == name || $0.id == text }
    let found =
      exact.isEmpty ? steps.filter { $0.title.folded.contains(name) } : exact
    guard let only = found.first, !name.isEmpty else {
      throw .noSuchStep(text, goal: goal.name, last: steps.count)
    }
    guard found.count == 1 else { throw .ambiguousStep(text, choices: found.map(\.title)) }
    return StepReference(step: only)
  }

  /// Finds the step a person named, ignoring parts.
  func step(named text: String) throws(GoalError) -> GoalStep { try reference(named: text).step }

  /// The number of the step, from 1.
  func number(of step: GoalStep) -> Int? {
    steps.firstIndex { $0.id == step.id }.map { $0 + 1 }
  }
}
