import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The statistics.
  static let aclioStats = Page(
    "/aclio/stats", title: { AclioPageWord.progress.text(in: $0) }
  ) { request, world in
    let ledger = try await world.ledger()
    var values = AclioParts.values(.progress, request, in: world)
    values.merge(StatsPage.values(of: ledger, in: world)) { $1 }
    values["badges"] = StatsPage.badges(of: ledger, in: world)
    values["earnedCount"] = "\(ledger.achievements.count) / \(Achievement.allCases.count)"
    return .shown(PageContent(try StatsPage.template.html(showing: values)))
  }
}

/// Figures, charts and achievements.
enum StatsPage {
  private static let days = 30

  static let template = PageTemplate(Content.Pages.stats, parts: Content.file)

  static func values(of ledger: Ledger, in world: World) -> [String: any Sendable] {
    let language = world.language
    let listed = ledger.stepsOfLastDays(days)
    let most = max(listed.map(\.steps).max() ?? 0, 1)
    let sum = listed.reduce(0) { $0 + $1.steps }
    let axis: [String] = sum > 0 ? ["\(most)"] : []
    return [
      "figures": ledger.figures(in: language).map { ["name": $0.name, "value": $0.value] },
      "bars": listed.enumerated().map { index, entry -> [String: any Sendable] in
        let height = entry.steps * 120 / most
        let day = entry.day.longText(in: language)
        return [
          "x": "\(index * 20 + 3)", "y": "\(140 - max(height, entry.steps > 0 ? 3 : 0))",
          "height": "\(max(height, entry.steps > 0 ? 3 : 0))", "day": day,
          "count": "\(entry.steps)", "name": "\(day): \(entry.steps)",
        ]
      },
      "first": listed.first?.day.shortText(in: language) ?? "",
      "last": listed.last?.day.shortText(in: language) ?? "", "sum": "\(sum)",
      "most": axis,
      "chartText": "\(world.text(AclioPageWord.lastDays)): \(sum)",
    ].merging(categories(of: ledger, in: world)) { $1 }
  }

  private static func categories(
    of ledger: Ledger, in world: World
  ) -> [String: any Sendable] {
    let goals = Dictionary(grouping: ledger.goals, by: \.goal.category)
    let rows = GoalCategory.allCases.compactMap { category -> [String: any Sendable]? in
      guard let entries = goals[category]?.map(\.entry) else { return nil }
      let (done, total) = (
        entries.reduce(0) { $0 + $1.done }, entries.reduce(0) { $0 + $1.total }
      )
      guard total > 0 else { return nil }
      return [
        "icon": category.icon.shapes, "name": world.text(GoalText.category(category)),
        "color": category.look.color, "percent": "\(done * 100 / total)",
        "steps": world.text(GoalText.steps(done, of: total)),
      ]
    }
    return ["categories": rows, "hasCategories": !rows.isEmpty]
  }

  static func badges(of ledger: Ledger, in world: World) -> [[String: any Sendable]] {
    let days = Dictionary(ledger.achievements.map { ($0.achievement, $0.day) }) { first, _ in first
    }
    return Achievement.allCases.map { achievement in
      let (feat, least) = achievement.rule
      let amount = min(ledger.feats[keyPath: feat], least)
      let isEarned = days[achievement] != nil
      let day = (days[achievement] ?? nil).map { world.text(GameText.earnedOn($0)) }
      return [
        "name": world.text(GameText.achievement(achievement)), "isEarned": isEarned,
        "sign": (isEarned ? achievement.icon : .lock).shapes, "amount": "\(amount)",
        "least": "\(least)",
        "about": isEarned ? day ?? world.text(AclioPageWord.earned) : "\(amount) / \(least)",
      ]
    }
  }
}
