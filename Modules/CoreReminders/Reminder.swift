public import CoreModels

/// A reminder with its current text, which is generated on every request, so that it is never
/// stale.
public struct Reminder: Hashable, Sendable {
  /// The id of its product.
  public let product: String
  /// The permanent identifier of its series, such as `daily_affirmation`.
  public let identifier: String
  /// The day, time and instant.
  public let firing: Firing
  /// The title of the notification.
  public let title: String
  /// The text of the notification.
  public let text: String

  /// Creates a reminder with its text.
  public init(product: String, identifier: String, firing: Firing, title: String, text: String) {
    self.product = product
    self.identifier = identifier
    self.firing = firing
    self.title = title
    self.text = text
  }

  /// The day in the suite.
  public var day: Day { firing.day }
  /// The scheduled local time.
  public var time: TimeOfDay { firing.time }
  /// The instant at which it fires.
  public var instant: Instant { firing.instant }

  /// The id under which it is claimed, unique within a profile.
  public var claimID: String { "\(product) \(identifier) \(day) \(time)" }
}

extension [Reminder] {
  /// The ids of a scheduled set, in order: a reminder's identifier and the days since the set's
  /// first one, such as `daily_affirmation_0`. Further reminders of the same day add their
  /// position, as in `daily_affirmation_0_2`.
  public var scheduledIDs: [String] {
    guard let first = map(\.day).min() else { return [] }
    var seen: [String: Int] = [:]
    return map { reminder in
      let id = "\(reminder.identifier)_\(first.distance(to: reminder.day))"
      let place = seen[id, default: 0] + 1
      seen[id] = place
      return place == 1 ? id : "\(id)_\(place)"
    }
  }

  /// The reminders within `days` days of the first one after `now`, in firing order.
  public func upcoming(days: Int, after now: Instant) -> [Reminder] {
    let coming = filter { $0.instant > now }.sorted { $0.instant < $1.instant }
    guard let first = coming.first?.day else { return [] }
    return coming.filter { first.distance(to: $0.day) < days }
  }
}
