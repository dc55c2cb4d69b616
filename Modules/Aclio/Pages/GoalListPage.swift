import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The list of goals, optionally filtered.
  static let aclioGoals = Page(
    "/aclio/goals", title: { AclioPageWord.goals.text(in: $0) }
  ) { request, world in
    .shown(try await GoalListPage.content(for: request, in: world))
  }
}

/// The list of goals, with the command's filters.
enum GoalListPage {
  /// The number of goals per page.
  static let pageLength = 24

  private static let template = PageTemplate(Content.Pages.goalList, parts: Content.file)

  static func content(for request: RouteRequest, in world: World) async throws -> PageContent {
    let today = world.today
    let all = try await world.store.read { try Ledger($0, on: today).goals }
    let words = (request.queryValue("words") ?? "").trimmingWhitespace()
    let choice = GoalFilter(
      words: words.split(whereSeparator: \.isWhitespace).map(String.init),
      status: request.queryValue("status").flatMap(ListGoals.Status.init(rawValue:)),
      category: request.queryValue("category").flatMap { word in
        GoalCategory.allCases.first { $0.word == word }
      },
      sorting: request.queryValue("sort").flatMap(ListGoals.Sorting.init(rawValue:)) ?? .due)
    let goals = choice.goals(of: all)
    let last = max((goals.count + pageLength - 1) / pageLength, 1)
    let number = request.pageNumber(upTo: last)
    var values = AclioParts.values(.goals, request, in: world)
    values.merge(choices(choice, in: world)) { $1 }
    values["any"] = !all.isEmpty
    values["asked"] = words
    values["goals"] = goals.dropFirst((number - 1) * pageLength).prefix(pageLength)
      .map { AclioParts.card($0, in: world) }
    if goals.isEmpty {
      values["empty"] = world.text(all.isEmpty ? AclioPageWord.noGoals : .noMatches)
    }
    if last > 1 {
      var pager: [String: any Sendable] = ["place": "\(number) / \(last)"]
      if number > 1 { pager["newer"] = choice.address(page: number - 1) }
      if number < last { pager["older"] = choice.address(page: number + 1) }
      values["pager"] = pager
    }
    return PageContent(try template.html(showing: values))
  }

  private static func choices(
    _ choice: GoalFilter, in world: World
  ) -> [String: any Sendable] {
    func option(_ value: String, _ name: String, _ isChosen: Bool) -> [String: any Sendable] {
      ["value": value, "name": name, "isChosen": isChosen]
    }
    let statuses: [(ListGoals.Status?, AclioPageWord)] = [
      (nil, .statusOpen), (.active, .statusActive), (.completed, .statusCompleted),
      (.overdue, .statusOverdue), (.soon, .statusSoon), (.archived, .statusArchived),
    ]
    let orders: [(ListGoals.Sorting, AclioPageWord)] = [
      (.due, .byDue), (.created, .byCreated), (.progress, .byProgress), (.name, .byName),
    ]
    return [
      "statuses": statuses.map {
        option($0.0?.rawValue ?? "", world.text($0.1), $0.0 == choice.status)
      },
      "categories": [option("", world.text(AclioPageWord.anyCategory), choice.category == nil)]
        + GoalCategory.allCases.map {
          option($0.word, world.text(GoalText.category($0)), $0 == choice.category)
        },
      "orders": orders.map {
        option($0.0.rawValue, world.text($0.1), $0.0 == choice.sorting)
      },
    ]
  }
}

/// The filter and order of a list.
struct GoalFilter {
  /// Words that must all be in a goal's name.
  var words: [String] = []
  var status: ListGoals.Status?
  var category: GoalCategory?
  var sorting = ListGoals.Sorting.created

  func goals(of all: [GoalOverview]) -> [GoalOverview] {
    let words = words.map(\.folded)
    return sorting.sorted(
      all.filter { overview in
        let name = overview.goal.name.folded
        return status.isWanted(overview) && (category.map { $0 == overview.goal.category } ?? true)
          && words.allSatisfy { name.contains($0) }
      })
  }

  /// The URL of a page of the list.
  func address(page: Int) -> String {
    let query = [
      ("words", words.joined(separator: " ")), ("status", status?.rawValue ?? ""),
      ("category", category?.word ?? ""),
      ("sort", sorting.rawValue), ("page", "\(page)"),
    ].filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.percentEncoded)" }
    return "/aclio/goals?" + query.joined(separator: "&")
  }
}
