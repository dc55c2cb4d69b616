public import CoreModels

/// One thing to remind a person of, as it stands now: its text is resolved anew whenever it is asked
/// for, so that none is ever stale.
public struct Reminder: Hashable, Sendable {
  /// The id of the product that it comes from.
  public let product: String
  /// What it belongs to, for ever the same: `daily_affirmation`.
  public let identifier: String
  /// Its day, time and instant.
  public let firing: Firing
  /// A notification's title.
  public let title: String
  /// What it says.
  public let text: String

  /// A reminder with its text resolved.
  public init(product: String, identifier: String, firing: Firing, title: String, text: String) {
    self.product = product
    self.identifier = identifier
    self.firing = firing
    self.title = title
    self.text = text
  }

  /// The suite's day that it belongs to.
  public var day: Day { firing.day }
  /// The wall clock's time at which it was asked for.
  public var time: TimeOfDay { firing.time }
  /// When it fires.
  public var instant: Instant { firing.instant }

  /// What makes it this one within a profile: it is claimed by this.
  public var claimID: String { "\(product) \(identifier) \(day) \(time)" }
}

extension [Reminder] {
  /// The ids of a set that is scheduled, in its order: a reminder's identifier and the days since
  /// the set's first, `daily_affirmation_0`; from a day's second on with its place within the day,
  /// `daily_affirmation_0_2`.
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

  /// Those of the `days` from the first one after `now` on, in the order in which they fire.
  public func upcoming(days: Int, after now: Instant) -> [Reminder] {
    let coming = filter { $0.instant > now }.sorted { $0.instant < $1.instant }
    guard let first = coming.first?.day else { return [] }
    return coming.filter { first.distance(to: $0.day) < days }
  }
}
