import CoreModels
import CorePlugin

// The API's `Nameday`.
extension Nameday: JSONObject {
  static let fields: [Field<Self>] = [
    Field("date", "The day.", \.day),
    Field("day_name", "Its weekday, in English.", \.day.englishWeekday),
    Field("names", "Its names, separated by commas.") { $0.names.joined(separator: ", ") },
    Field("message", "The names, in a sentence.", \.message),
    Field("language", "The language of the calendar.", \.language),
  ]

  /// Parses a nameday; throws ``ServerError/decoding(_:)``.
  init(wire: JSONValue, named name: String = "nameday") throws(ServerError) {
    let object = try WireObject(wire, name)
    let names = try object.text("names").split(separator: ",").map { $0.trimmingWhitespace() }
    self.init(
      day: try object.day("date"), language: try object.optionalText("language") ?? "",
      names: names.filter { !$0.isEmpty }, message: try object.optionalText("message") ?? "")
  }
}
