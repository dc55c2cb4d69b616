public import CoreStorage

/// The choices for one series of reminders. A single record, so that concurrent choices never mix.
public struct ReminderChoice: Record, Hashable {
  public static let kind = "suite.reminder"
  /// The product's id and the series' identifier: `grounding-sun.daily_affirmation`.
  public let id: String
  /// `true` if the reminders are on.
  public var isEnabled: Bool
  /// The times of the reminders.
  public var schedule: ReminderSchedule

  private enum CodingKeys: String, CodingKey {
    case id, schedule
    case isEnabled = "enabled"
  }

  /// Creates a choice for a series of a product.
  public init(product: String, identifier: String, isEnabled: Bool, schedule: ReminderSchedule) {
    id = ReminderChoice.id(product: product, identifier: identifier)
    self.isEnabled = isEnabled
    self.schedule = schedule
  }

  static func id(product: String, identifier: String) -> String { "\(product).\(identifier)" }
}

extension Snapshot {
  /// The choice for a series, which is off by default. An unreadable record counts as none.
  public func reminderChoice(
    product: String, identifier: String, default schedule: ReminderSchedule
  ) throws -> ReminderChoice {
    let unchosen = ReminderChoice(
      product: product, identifier: identifier, isEnabled: false, schedule: schedule)
    do {
      return try findReadable(ReminderChoice.self, unchosen.id) ?? unchosen
    } catch StoreError.unreadableRecord {
      return unchosen
    }
  }
}
