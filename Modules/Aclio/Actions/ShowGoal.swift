import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio show GOAL`: a goal with its steps.
struct ShowGoal: Action {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.argument("goal", \.goal, HelpText.goalNamed)] }

  var goal = ""

  func perform(in world: World) async throws -> ShownGoal {
    let today = world.today
    return try await world.store.read { try ShownGoal($0.goal(named: goal), in: $0, on: today) }
  }
}

/// A goal with its steps, below the sentence that describes a change.
struct ShownGoal: Outcome, JSONObject {
  let state: GoalState
  /// `nil` without a due date, and where it does not matter.
  var due: DueStatus?
  /// `nil` to say only the sentence.
  var screen: GoalScreen?
  var sentence: GoalText?

  static let fields: [Field<Self>] =
    GoalState.fields.map { $0.within(\.state) } + [
      Field("due_status", "How urgent its due day is.", \.due),
      Field("archived", "Whether it was put away.", \.state.goal.isArchived),
      Field("created_at", "When it was made.", \.state.goal.createdAt),
      Field("icon_key", "The name of its icon.", \.state.goal.iconKey),
      Field("icon_color", "Its colour, as #rrggbb.", \.state.goal.iconColor),
    ]

  func lines(in world: World) -> [String] {
    let told = sentence.map { world.sentence($0) } ?? []
    guard let screen else { return told }
    return told + (told.isEmpty ? [] : [""]) + screen.lines(in: world)
  }
}

extension ShownGoal {
  /// Reads a goal from the store.
  init(_ goal: Goal, in snapshot: Snapshot, on today: Day, sentence: GoalText? = nil) throws {
    let all = try snapshot.goals(includingArchived: true)
    let screen = GoalScreen(
      state: try snapshot.state(of: goal),
      number: (all.firstIndex { $0.id == goal.id } ?? 0) + 1, paused: try snapshot.pausedDays())
    let due = DueStatus(screen.state.goal.dueDate, on: today, paused: screen.paused)
    self.init(
      state: screen.state, due: screen.state.isCompleted ? nil : due, screen: screen,
      sentence: sentence)
  }
}
