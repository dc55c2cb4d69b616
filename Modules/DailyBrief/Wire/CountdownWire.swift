import CoreModels
import CorePlugin

// The API's `Countdown`.
extension Countdown: JSONObject {
  static let fields: [Field<Self>] = [
    Field("name", "The event.", \.name),
    Field("date", "Its day; of a yearly event, the first.", \.date),
    Field("yearly", "Whether it comes every year.", \.isYearly),
    Field("days_left", "Days until it comes, negative after it.", \.daysLeft),
    Field("next_occurrence", "The next day that it comes.", \.nextOccurrence),
    Field("is_past", "Whether it will not come again.", \.isPast),
    Field("message", "What is said about it today.", \.message),
  ]

  /// Parses a countdown, with or without an id; throws ``ServerError/decoding(_:)``.
  init(wire: JSONValue, named name: String = "countdown") throws(ServerError) {
    let object = try WireObject(wire, name)
    self.init(
      id: object.id, name: try object.text("name"), date: try object.day("date"),
      isYearly: try object.flag("yearly"), daysLeft: try object.integer("days_left"),
      nextOccurrence: try object.day("next_occurrence"), isPast: try object.flag("is_past"),
      message: try object.optionalText("message") ?? "")
  }
}

extension Countdown {
  /// The countdown, counted by us as of a day.
  ///
  /// The original server counts from the current time of day: 34 days become 33, and today's event
  /// is past or a year away. We compute everything from the stored date and repetition, and use the
  /// server's message only if its count agrees with ours.
  func counted(on day: Day, language: Language) -> Countdown {
    var own = Countdown(of: Event(self), on: day, language: language)
    let isSame =
      (own.daysLeft, own.nextOccurrence) == (daysLeft, nextOccurrence) && own.isPast == isPast
    own.id = id
    return isSame ? self : own
  }
}

extension Event {
  /// The event, as far as the countdown describes it.
  init(_ countdown: Countdown) {
    self.init(
      id: countdown.id ?? "", name: countdown.name, date: countdown.date,
      isYearly: countdown.isYearly)
  }
}

extension [Countdown] {
  /// Parses a list, counted by us as of a day and in our order; skips entries with an unreadable
  /// date. Throws ``ServerError/decoding(_:)``.
  init(
    wire: [JSONValue], named name: String, on day: Day, language: Language
  ) throws(ServerError) {
    self = []
    for (index, element) in wire.enumerated() where UnreadableEvent(wire: element) == nil {
      append(
        try Countdown(wire: element, named: "\(name).\(index)")
          .counted(on: day, language: language))
    }
    sort(by: Countdown.isInOrder)
  }
}

extension WireObject {
  /// The id, which is a number or a string, depending on the server.
  var id: String? {
    switch self["id"] {
    case .integer(let number): "\(number)"
    case .string(let text): text
    default: nil
    }
  }
}
