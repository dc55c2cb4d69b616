import CoreModels
import CorePlugin
import CoreStorage

/// The links at which plans can be bought.
struct PurchaseLinks: Hashable, Sendable {
  /// The available plans.
  static let plans = ["weekly", "monthly", "yearly"]

  /// The link of each plan; empty if no page is set.
  let links: [(plan: String, link: String)]

  /// Fills in `{user}` and `{plan}` in the configured page.
  init(_ snapshot: Snapshot) throws {
    self.init(
      page: try snapshot.setting(RevenueCat.purchaseSetting),
      user: try snapshot.setting(RevenueCat.userSetting))
  }

  init(page: String, user: String) {
    links =
      page.isEmpty
      ? []
      : PurchaseLinks.plans.map { plan in
        let link = page.replacing("{user}", with: user.percentEncoded)
        return (plan, link.replacing("{plan}", with: plan))
      }
  }

  /// The links without duplicates.
  var distinct: [String] {
    links.map(\.link).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  static func == (one: PurchaseLinks, other: PurchaseLinks) -> Bool {
    one.links.map(\.link) == other.links.map(\.link)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(links.map(\.link)) }
}
