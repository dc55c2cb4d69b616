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

extension Countdown {
  /// The same as we count it on a day.
  ///
  /// The original counts from its clock's time of day: what is in 34 days is in 33 there, and what
  /// is
  /// today is past, or a year away. The date and whether it is yearly are what was kept, so that
  /// the
  /// rest follows from them; the server's words stay where they say the same.
  func counted(on day: Day, language: Language) -> Countdown {
    var own = Countdown(of: Event(self), on: day, language: language)
    let isSame =
      (own.daysLeft, own.nextOccurrence) == (daysLeft, nextOccurrence) && own.isPast == isPast
    own.id = id
    return isSame ? self : own
  }
}

extension Event {
  /// What a countdown tells of its event.
  init(_ countdown: Countdown) {
    self.init(
      id: countdown.id ?? "", name: countdown.name, date: countdown.date,
      isYearly: countdown.isYearly)
  }
}

extension [Countdown] {
  /// Reads a list as it stands on a day by our own count, in our order; what has no readable date
  /// is
  /// left out. Throws ``ServerError/decoding(_:)``.
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
  /// An id, which some servers count and some name.
  var id: String? {
    switch self["id"] {
    case .integer(let number): "\(number)"
    case .string(let text): text
    default: nil
    }
  }
}
