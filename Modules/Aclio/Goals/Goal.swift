import CoreModels
import CoreStorage

/// A person's goal.
///
/// Its steps are separate records, so that two devices can change different ones at once.
struct Goal: Record, Hashable {
  static let kind = "aclio.goal"
  static let version = migrations.latest
  let id: String
  var name: String
  var category: GoalCategory
  /// The name of its icon, and its colour as `#rrggbb`.
  var iconKey: String, iconColor: String
  var dueDate: Day?
  let createdAt: Instant
  var isArchived = false

  var searchText: String? { name }

  static func upgrade(_ body: JSONValue, from version: Int) throws -> JSONValue {
    try migrations.upgraded(body, from: version)
  }

  enum CodingKeys: String, CodingKey {
    case id, name, category
    case iconKey = "icon_key"
    case iconColor = "icon_color"
    case dueDate = "due_date"
    case createdAt = "created_at"
    case isArchived = "archived"
  }
}
