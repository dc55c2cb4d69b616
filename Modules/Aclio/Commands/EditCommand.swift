import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio edit GOAL`: changes the name, due day or category; with a step, that step; with no
/// options, the whole plan in the person's editor.
struct EditCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("edit", HelpText.edit) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.goalNamed))
  var goal: String

  @Argument(help: ArgumentHelp(HelpText.editStep))
  var step: String?

  @Option(help: ArgumentHelp(HelpText.editName, valueName: "text"))
  var name: String?

  @Option(help: ArgumentHelp(HelpText.editDue, valueName: "day"))
  var due: String?

  @Option(help: ArgumentHelp(HelpText.editCategory, valueName: "category"))
  var category: String?

  @Option(help: ArgumentHelp(HelpText.editTitle, valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp(HelpText.editDescription, valueName: "text"))
  var description: String?

  @Option(help: ArgumentHelp(HelpText.editDuration, valueName: "text"))
  var duration: String?

  func validate() throws {
    if step == nil, title != nil || description != nil || duration != nil {
      throw ValidationError("--title, --description and --duration belong to a step.")
    }
    if step != nil, name != nil || category != nil {
      throw ValidationError("--name and --category belong to a goal.")
    }
  }

  func run(in world: World) async throws {
    let due = try due.map { text -> Day? in
      text.lowercased() == "none" ? nil : try world.dueDay(text)
    }
    if let step {
      try await edit(step, due, in: world)
    } else if name != nil || due != nil || category != nil {
      try await editGoal(due, in: world)
    } else {
      guard world.canAsk else { throw GoalError.nothingToEdit }
      try await PlanEdit(goal: goal).run(in: world)
    }
    await GoalIndex.renew(in: world)
  }

  private func editGoal(_ due: Day??, in world: World) async throws {
    let category = try category.map { text in try GoalCategory(typed: text) }
    let name = try name.map { text in try GoalRules.ownGoal(text).name }
    try await change(in: world) { goal, _ in
      goal.name = name ?? goal.name
      if let due { goal.dueDate = due }
      if let category {
        goal.category = category
        (goal.iconKey, goal.iconColor) = (category.look.icon, category.look.color)
      }
    }
  }

  private func edit(_ step: String, _ due: Day??, in world: World) async throws {
    guard title != nil || description != nil || duration != nil || due != nil else {
      throw GoalError.nothingToEdit
    }
    let title = try title.map { text in try GoalRules.stepTitle(text) }
    let description = try description.map { text in
      try GoalRules.stepDescription(text)
    }
    let duration = try duration.map { text in try GoalRules.stepDuration(text) }
    try await change(in: world) { goal, transaction in
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
  ) async throws {
    let named = goal
    let screen = try await world.store.transaction { transaction in
      var goal = try transaction.snapshot.goal(named: named)
      try change(&goal, transaction)
      try transaction.put(goal)
      return try GoalScreen(goal, in: transaction.snapshot)
    }
    try world.show(
      screen, after: world.sentence(GoalText.edited(screen.state.goal.shownName)))
  }
}
