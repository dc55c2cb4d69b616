import CoreModels
import CoreStorage

/// The uses on one day and device; a day's uses are the sum over all devices.
struct UsageCount: Record, Hashable {
  static let kind = "aclio.usage"
  var day: Day?
  let device: String
  var expands = 0
  var doIts = 0

  var id: String { UsageCount.id(day, device) }

  static func id(_ day: Day?, _ device: String) -> String { "\(day?.description ?? "") \(device)" }

  enum CodingKeys: String, CodingKey {
    case day, device
    case expands = "expand"
    case doIts = "do"
  }
}

/// The remaining uses, never below 0; `nil` without a limit.
struct Usage: Hashable, Sendable {
  var expandLeft: Int?
  var doLeft: Int?
  var goalsLeft: Int?
}
