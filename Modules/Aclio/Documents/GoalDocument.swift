import CoreModels

extension GoalState {
  /// The goal as a Markdown document: facts, then its steps as a task list; `days` maps ids of
  /// steps to the days on which they were done.
  func markdown(in language: Language, days: [String: Day] = [:]) -> String {
    let tasks = steps.map { step -> String in
      let extra = [step.duration ?? "", step.due.map(\.description) ?? ""].filter { !$0.isEmpty }
      let head =
        task(step.title, done.contains(step.id))
        + (extra.isEmpty ? "" : " (\(extra.joined(separator: ", ").markdownLine))")
        + (days[step.id].map { " *\($0.longText(in: language))*" } ?? "")
      let description = step.description.split(whereSeparator: \.isNewline).map {
        "  " + String($0).markdownLine
      }
      return ([head] + description + step.parts.map { "  " + task($0.title, $0.isDone) })
        .joined(separator: "\n")
    }
    return "# \(goal.name.markdownLine)\n\n\(facts(in: language).joined(separator: ", "))\n\n"
      + tasks.joined(separator: "\n") + (tasks.isEmpty ? "" : "\n")
  }

  /// The category, the progress and the outcome.
  func facts(in language: Language) -> [String] {
    let count = steps.count { done.contains($0.id) }
    return [
      GoalText.category(goal.category).text(in: language),
      GoalText.steps(count, of: steps.count).text(in: language),
      goal.dueDate.map { GoalText.dueOn($0).text(in: language) } ?? "",
      isCompleted ? GoalText.completed.text(in: language) : "",
      goal.isArchived ? GoalText.archived.text(in: language) : "",
    ].filter { !$0.isEmpty }
  }

  private func task(_ title: String, _ isDone: Bool) -> String {
    "- [\(isDone ? "x" : " ")] \(title.markdownLine)"
  }
}
