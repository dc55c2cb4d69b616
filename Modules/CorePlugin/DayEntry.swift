public import CoreModels
public import CoreStorage

/// Something that a product recorded on a day, as shown on that week and day.
public struct DayEntry: Hashable, Sendable {
  /// The product's id, such as `lesson`.
  public let product: String
  /// The day it belongs to.
  public let day: Day
  /// The description in the user's language; may have several lines.
  public let text: String
  /// The same as data, for scripts.
  public let data: JSONValue
  /// The address of the page that shows it; `nil` if there is none.
  public let path: String?
  /// The product's name, and its icon as in ``Appearance``; empty before all products are asked.
  public internal(set) var name = "", icon = ""

  /// Creates an entry of a product on a day.
  public init(
    product: String, day: Day, text: String, data: JSONValue = [:], path: String? = nil
  ) {
    self.product = product
    self.day = day
    self.text = text
    self.data = data
    self.path = path
  }
}

extension DayEntry: JSONObject {
  /// The entry for scripts.
  public static let fields: [Field<Self>] = [
    Field("product", "The app’s id.", \.product),
    Field("day", "The day that it belongs to.", \.day),
    Field("text", "Its description in the user’s language.", \.text),
    Field("data", "The same as data of that app.", Shape(["type": "object"]), json: \.data),
  ]
}

extension Snapshot {
  /// Returns the record as of the end of the day, so that it has the name it had then. Falls back
  /// to its present state if it did not exist yet.
  public func asShown<Value: Record>(
    _ record: Value, on day: Day?, at moment: Moment
  ) throws -> Value {
    guard let day, day < moment.calendar.day(containing: moment.now) else { return record }
    let end = moment.calendar.start(of: day.advanced(by: 1))
    return try find(Value.self, record.id, asOf: end) ?? record
  }
}
