import CoreModels

// The API's `Countdown`.
extension Countdown {
  var json: JSONValue { .object(members) }

  /// The same with the event's id, `null` where it is not known.
  var listedJSON: JSONValue { .object(members.merging(["id": .text(id)]) { own, _ in own }) }

  private var members: [String: JSONValue] {
    [
      "name": .string(name), "date": .string(date.description), "yearly": .bool(isYearly),
      "days_left": .integer(Int64(daysLeft)),
      "next_occurrence": .string(nextOccurrence.description), "is_past": .bool(isPast),
      "message": .string(message),
    ]
  }

  /// Reads one, with or without an id; throws ``ServerError/decoding(_:)``.
  init(wire: JSONValue, named name: String = "countdown") throws(ServerError) {
    let object = try WireObject(wire, name)
    self.init(
      id: object.id, name: try object.text("name"), date: try object.day("date"),
      isYearly: try object.flag("yearly"), daysLeft: try object.integer("days_left"),
      nextOccurrence: try object.day("next_occurrence"), isPast: try object.flag("is_past"),
      message: try object.optionalText("message") ?? "")
  }
}

extension WireObject {
  /// An id, which some servers count and some name.
  var id: String? {
    switch self["id"] {
    case .integer(let number): "\(number)"
    case .string(let text): text
    default: nil
    }
  }
}
