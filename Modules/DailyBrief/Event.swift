import CoreModels
import CoreStorage

/// A day that a person counts down to.
struct Event: Record, Hashable {
  static let kind = "daily-brief.event"
  let id: String
  var name: String
  /// The event's day; for a yearly event, the first one.
  var date: Day
  var isYearly: Bool
  /// The message before the day, with `{days}` as a placeholder; `nil` for the default one.
  var messageBefore: String?
  /// The message after the day, with `{days}` as a placeholder; `nil` for none.
  var messageAfter: String?
  /// The days of advance notice, such as 7, 1 and 0.
  var leadDays: [Int] = []

  var searchText: String? { name }

  enum CodingKeys: String, CodingKey {
    case id, name, date
    case isYearly = "yearly"
    case messageBefore = "message_before"
    case messageAfter = "message_after"
    case leadDays = "lead_days"
  }
}
