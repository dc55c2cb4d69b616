import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio edit GOAL`: changes the name, due day or category; with a step, that step; with no
/// options, the whole plan in the person's editor.
struct EditGoal: Action {
  static var configuration: CommandConfiguration { .init("edit", HelpText.edit) }
  static var inputs: [Input<Self>] {
    [
      .argument("goal", \.goal, HelpText.goalNamed),
      .argument("step", \.step, HelpText.editStep),
      .option("name", \.name, HelpText.editName, valueName: "text"),
      .option("due", \.due, HelpText.editDue, valueName: "day"),
      .option("category", \.category, HelpText.editCategory, valueName: "category"),
      .option("title", \.title, HelpText.editTitle, valueName: "text"),
      .option("description", \.description, HelpText.editDescription, valueName: "text"),
      .option("duration", \.duration, HelpText.editDuration, valueName: "text"),
    ]
  }

  var goal = ""
  var step: String?
  var name: String?
  /// A day, or `none`.
  var due: String?
  var category: String?
  var title: String?
  var description: String?
  var duration: String?

  func validate() throws {
    if step == nil, title != nil || description != nil || duration != nil {
      throw ValidationError("--title, --description and --duration belong to a step.")
    }
    if step != nil, name != nil || category != nil {
      throw ValidationError("--name and --category belong to a goal.")
    }
  }

  var asks: Bool { step == nil && name == nil && due == nil && category == nil }

  func perform(in world: World) async throws -> ShownGoal {
    let due = try due.map { text -> Day? in
      text.lowercased() == "none" ? nil : try world.dueDay(text)
    }
    let shown: ShownGoal
    if let step {
      shown = try await edit(step, due, in: world)
    } else if !asks {
      shown = try await editGoal(due, in: world)
    } else {
      guard world.canAsk else { throw GoalError.nothingToEdit }
      shown = try await PlanEdit(goal: goal).edited(in: world)
    }
    await GoalIndex.renew(in: world)
    return shown
  }

  private func editGoal(_ due: Day??, in world: World) async throws -> ShownGoal {
    let category = try category.map { text in try GoalCategory(typed: text) }
    let name = try name.map { text in try GoalRules.ownGoal(text).name }
    return try await change(in: world) { goal, _ in
      goal.name = name ?? goal.name
      if let due { goal.dueDate = due }
      if let category {
        goal.category = category
        (goal.iconKey, goal.iconColor) = (category.look.icon, category.look.color)
      }
    }
  }

  private func edit(_ step: String, _ due: Day??, in world: World) async throws -> ShownGoal {
    guard title != nil || description != nil || duration != nil || due != nil else {
      throw GoalError.nothingToEdit
    }
    let title = try title.map { text in try GoalRules.stepTitle(text) }
    let description = try description.map { text in try GoalRules.stepDescription(text) }
    let duration = try duration.map { text in try GoalRules.stepDuration(text) }
    return try await change(in: world) { goal, transaction in
      var step = try transaction.snapshot.state(of: goal).step(named: step)
      step.title = title ?? step.title
      step.description = description ?? step.description
      if let duration { step.duration = duration.isEmpty ? nil : duration }
      if let due { step.due = due }
      try transaction.put(step)
    }
  }

  private func change(
    in world: World, _ change: @escaping @Sendable (inout Goal, Transaction) throws -> Void
  ) async throws -> ShownGoal {
    let today = world.today
    return try await world.store.transaction { transaction in
      var goal = try transaction.snapshot.goal(named: goal)
      try change(&goal, transaction)
      try transaction.put(goal)
      return try ShownGoal(
        goal, in: transaction.snapshot, on: today, sentence: .edited(goal.shownName))
    }
  }
}
