import CoreModels
import CoreStorage

/// A day that a person counts down to.
struct Event: Record, Hashable {
  static let kind = "daily-brief.event"
  let id: String
  var name: String
  /// The day itself; of a yearly event the first one.
  var date: Day
  var isYearly: Bool
  /// What is said before the day, `{days}` being replaced; `nil` for the usual words.
  var messageBefore: String?
  /// What is said after the day, `{days}` being replaced; `nil` for nothing.
  var messageAfter: String?
  /// On which days before the day it is announced: 7, 1 and 0, say.
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
