import CoreModels

// The API's `Nameday`.
extension Nameday {
  private static let separator = ", "

  var json: JSONValue {
    [
      "date": .string(day.description), "day_name": .string(day.englishWeekday),
      "names": .string(names.joined(separator: Nameday.separator)), "message": .string(message),
      "language": .string(language),
    ]
  }

  /// Parses a nameday; throws ``ServerError/decoding(_:)``.
  init(wire: JSONValue, named name: String = "nameday") throws(ServerError) {
    let object = try WireObject(wire, name)
    let names = try object.text("names").split(separator: ",").map { $0.trimmingWhitespace() }
    self.init(
      day: try object.day("date"), language: try object.optionalText("language") ?? "",
      names: names.filter { !$0.isEmpty }, message: try object.optionalText("message") ?? "")
  }
}
