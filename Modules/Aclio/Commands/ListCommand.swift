import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio list`: all goals, or some of them.
struct ListCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("list", HelpText.list, more: HelpText.listMore)
  }

  /// The status of a goal.
  enum Status: String, CaseIterable, ExpressibleByArgument {
    case active, completed, archived, overdue, today, soon, all
  }

  /// The order of the list.
  enum Sorting: String, CaseIterable, ExpressibleByArgument {
    case created, due, progress, name
  }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.listSortingSearch))
  var search: [String] = []

  @Option(help: ArgumentHelp(HelpText.listSortingCategory, valueName: "category"))
  var category: String?

  @Option(help: ArgumentHelp(HelpText.listSortingStatus))
  var status: Status?

  @Option(help: ArgumentHelp(HelpText.listSortingSort))
  var sort = Sorting.created

  func run(in world: World) async throws {
    let category = try category.map { text in try GoalCategory(typed: text) }
    let today = world.today
    let all = try await world.store.read { try Ledger($0, on: today).goals }
    let sorted = GoalFilter(
      words: search, status: status, category: category, sorting: sort
    ).goals(of: all)
    try world.answer(.array(sorted.map(\.json))) {
      if all.isEmpty { return world.sentence(GoalText.noGoals) }
      return sorted.isEmpty
        ? world.sentence(GoalText.noMatches) : GoalTable(goals: sorted).lines(in: world)
    }
    await GoalIndex.renew(in: world)
  }
}

extension ListCommand.Status? {
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

extension ListCommand.Sorting {
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
