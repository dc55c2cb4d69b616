import CoreModels

// The countdown of the API's older routes, which is a stored event.
extension Event {
  /// Parses an event; throws ``ServerError/decoding(_:)``.
  init(wire: JSONValue, named label: String = "countdown") throws(ServerError) {
    let object = try WireObject(wire, label)
    guard let id = object.id else { throw object.wrong("id") }
    let name = try object.text("name")
    let before = try object.words("message_before")
    self.init(
      id: id, name: name, date: try object.day("date"),
      isYearly: try object.optionalFlag("yearly") ?? false,
      messageBefore: before == Self.usualWords(of: name) ? nil : before,
      messageAfter: try object.words("message_after"))
  }

  /// The default message of the older routes.
  private static func usualWords(of name: String) -> String { "Days to \(name): {days}" }

  /// The event as the older routes list it, with `number` as the id and the creation time in UTC
  /// without an offset.
  func json(number: Int, createdAt: Instant) -> JSONValue {
    [
      "id": .integer(Int64(number)), "name": .string(name), "date": .string(date.description),
      "yearly": .integer(isYearly ? 1 : 0),
      "message_before": .string(messageBefore ?? Self.usualWords(of: name)),
      "message_after": .string(messageAfter ?? ""),
      "created_at": .string(String(createdAt.text(offset: 0).dropLast("+00:00".count))),
    ]
  }
}

extension WireObject {
  /// A text that is not blank; `nil` otherwise.
  func words(_ key: String) throws(ServerError) -> String? {
    let text = try optionalText(key)
    return text?.allSatisfy(\.isWhitespace) ?? true ? nil : text
  }
}
