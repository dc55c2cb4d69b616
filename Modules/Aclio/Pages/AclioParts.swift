import CoreModels
import CorePlugin

/// Shared parts of Aclio's pages.
enum AclioParts {
  /// The pages with a tab; the raw value is the path.
  enum Tab: String, CaseIterable {
    case overview = "/aclio"
    case goals = "/aclio/goals"
    case talk = "/aclio/chat"
    case progress = "/aclio/stats"
    case settings = "/aclio/settings"

    var name: AclioPageWord {
      switch self {
      case .overview: .overview
      case .goals: .goals
      case .talk: .talk
      case .progress: .progress
      case .settings: .settings
      }
    }
  }

  /// The texts of all pages, the tabs, and the reward of the preceding form.
  static func values(
    _ tab: Tab?, _ request: RouteRequest, in world: World
  ) -> [String: any Sendable] {
    var values: [String: any Sendable] = [
      "words": AclioPageWord.all(in: world.language),
      "tabs": PageTabs.value(
        label: world.text(AclioPageWord.pages),
        Tab.allCases.map { ($0.rawValue, world.text($0.name), $0 == tab) }),
    ]
    let lines = RewardQuery(request)?.lines(in: world) ?? []
    if !lines.isEmpty { values["reward"] = ["lines": lines] }
    return values
  }

  /// The values without empty texts, which a template would treat as present.
  static func shown(_ values: [String: any Sendable]) -> [String: any Sendable] {
    values.filter { ($0.value as? String) != "" }
  }

  /// A goal as shown in lists.
  static func card(_ goal: GoalOverview, in world: World) -> [String: any Sendable] {
    AclioParts.shown([
      "path": AclioPath.goal(goal.goal.id), "name": goal.goal.name,
      "progress": "\(goal.progress)",
      "percent": world.language.percent(goal.progress),
      "color": goal.goal.color?.description ?? "#888888",
      "icon": goal.goal.category.icon.shapes,
      "category": world.text(GoalText.category(goal.goal.category)),
      "steps": world.text(GoalText.steps(goal.entry.done, of: goal.entry.total)),
      "status": world.statusText(of: goal), "next": goal.entry.next?.title ?? "",
      "isLate": goal.due == .overdue || goal.due == .today,
      "isCompleted": goal.isCompleted,
    ])
  }
}

/// The paths of pages.
enum AclioPath {
  static func goal(_ id: String) -> String { "/aclio/goals/\(id.percentEncoded)" }

  static func step(_ step: GoalStep) -> String {
    "\(goal(step.goalID))/steps/\(step.ownID.percentEncoded)"
  }

  static func chat(_ goal: String?) -> String {
    goal.map { "\(Self.goal($0))/chat" } ?? "/aclio/chat"
  }
}

extension GoalStep {
  /// The step's own part of its id.
  var ownID: String { String(id.dropFirst(GoalStep.idPrefix(ofGoal: goalID).count)) }
}

/// The reward of a form as query items for the next page; contains only our own numbers and names.
struct RewardQuery {
  let points: Int
  let level: Int?
  let achievements: [Achievement]

  init?(_ request: RouteRequest) {
    guard let points = request.queryValue("gained").flatMap({ Int($0) }), abs(points) < 100_000
    else { return nil }
    self.points = points
    level = request.queryValue("level").flatMap { Int($0) }
    achievements = (request.queryValue("earned") ?? "").split(separator: ",")
      .compactMap { Achievement(rawValue: String($0)) }
  }

  func lines(in world: World) -> [String] {
    var lines: [String] = []
    if points > 0 { lines.append(world.text(GameText.plusPoints(points))) }
    if let level, (1...Level.all.count).contains(level) {
      lines.append(
        world.text(GameText.levelReached(Level(points: Level.all[level - 1].from))))
    }
    return lines + achievements.map { world.text(GameText.earned($0)) }
  }
}

extension Reward {
  /// A path with the reward in its query.
  func told(at path: String) -> String {
    guard points != 0 || !achievements.isEmpty else { return path }
    var query = "?gained=\(points)"
    if let newLevel { query += "&level=\(newLevel.number)" }
    if !achievements.isEmpty {
      query += "&earned=" + achievements.map(\.rawValue).joined(separator: ",")
    }
    return path + query
  }
}
