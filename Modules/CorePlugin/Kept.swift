public import CoreModels
public import CoreStorage

/// Something that a product kept on a day, as a week's square and a day's page show it.
public struct Kept: Hashable, Sendable {
  /// The product's id, as `lesson`.
  public let product: String
  /// The day it belongs to.
  public let day: Day
  /// What it was, in the person's language; may have several lines.
  public let text: String
  /// The same for scripts.
  public let data: JSONValue

  /// One thing kept by a product on a day.
  public init(product: String, day: Day, text: String, data: JSONValue = [:]) {
    self.product = product
    self.day = day
    self.text = text
    self.data = data
  }

  /// `{"product":…,"day":…,"text":…,"data":{…}}`.
  public var json: JSONValue {
    [
      "product": .string(product), "day": .string(day.description), "text": .string(text),
      "data": data,
    ]
  }
}

extension Snapshot {
  /// A record as it was when that day ended, for the name that it had then; as it is now where it
  /// did not exist yet.
  public func asShown<Value: Record>(
    _ record: Value, on day: Day?, at moment: Moment
  ) throws -> Value {
    guard let day, day < moment.calendar.day(containing: moment.now) else { return record }
    let end = moment.calendar.start(of: day.advanced(by: 1))
    return try find(Value.self, record.id, asOf: end) ?? record
  }
}
