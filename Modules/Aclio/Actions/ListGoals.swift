import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio list`: all goals, or some of them.
struct ListGoals: Action {
  static var configuration: CommandConfiguration {
    .init("list", HelpText.list, more: HelpText.listMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .argument("search", \.search, HelpText.listSortingSearch, isRequired: false),
      .option("category", \.category, HelpText.listSortingCategory, valueName: "category"),
      .option("status", \.status, HelpText.listSortingStatus),
      .option("sort", \.sort, HelpText.listSortingSort),
    ]
  }

  /// The status of a goal.
  enum Status: String, CaseIterable, InputValue {
    case active, completed, archived, overdue, today, soon, all
  }

  /// The order of the list.
  enum Sorting: String, CaseIterable, InputValue {
    case created, due, progress, name
  }

  var search: [String] = []
  var category: String?
  var status: Status?
  var sort = Sorting.created

  func perform(in world: World) async throws -> GoalListing {
    let category = try category.map { text in try GoalCategory(typed: text) }
    let today = world.today
    let all = try await world.store.read { try Ledger($0, on: today).goals }
    let found = GoalFilter(words: search, status: status, category: category, sorting: sort)
      .goals(of: all)
    await GoalIndex.renew(in: world)
    return GoalListing(goals: found, hasOthers: !all.isEmpty)
  }
}

/// A list of goals.
struct GoalListing: Outcome {
  let goals: [GoalOverview]
  /// `true` if there is any goal, in the list or not.
  let hasOthers: Bool

  static var shape: Shape { [GoalOverview].shape }
  var json: JSONValue { goals.json }

  func lines(in world: World) -> [String] {
    guard goals.isEmpty else { return GoalTable(goals: goals).lines(in: world) }
    return world.sentence(hasOthers ? GoalText.noMatches : .noGoals)
  }
}

extension ListGoals.Status? {
  /// `true` for a goal with that status; without a status, for every goal that is not archived.
  func isWanted(_ goal: GoalOverview) -> Bool {
    switch self {
    case nil: !goal.goal.isArchived
    case .all: true
    case .archived: goal.goal.isArchived
    case .completed: goal.isCompleted && !goal.goal.isArchived
    case .active: !goal.isCompleted && !goal.goal.isArchived
    case .overdue: goal.due == .overdue && !goal.goal.isArchived
    case .today: goal.due == .today && !goal.goal.isArchived
    case .soon: (goal.due == .soon || goal.due == .today) && !goal.goal.isArchived
    }
  }
}

extension ListGoals.Sorting {
  /// The goals in that order.
  func sorted(_ goals: [GoalOverview]) -> [GoalOverview] {
    switch self {
    case .created: goals
    case .due: goals.byUrgency
    case .progress: goals.sorted { ($1.progress, $0.number) < ($0.progress, $1.number) }
    case .name:
      goals.sorted {
        ($0.goal.name.folded, $0.number) < ($1.goal.name.folded, $1.number)
      }
    }
  }
}
