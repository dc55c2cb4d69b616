import CoreModels
import CorePlugin
import CoreReminders

// A reminder of the brief. The original API leaves its shape open; ours is
// `{id, text, time, repeat, due}`.
extension DueReminder: JSONObject {
  static let fields: [Field<Self>] = [
    Field("id", "Its id.", \.id),
    Field("text", "What it says.", \.text),
    Field("time", "When it comes, as HH:mm.", \.time.description),
    Field("repeat", "How often it comes.", \.repetition),
    Field("due", "Whether its time has come.", \.isDue),
  ]

  /// Parses a reminder; throws ``ServerError/decoding(_:)``.
  init(wire: JSONValue, named name: String = "reminder") throws(ServerError) {
    let object = try WireObject(wire, name)
    guard let time = TimeOfDay(try object.text("time")) else { throw object.wrong("time") }
    self.init(
      id: object.id ?? "", text: try object.text("text"), time: time,
      repetition: try object.optionalText("repeat") ?? "once",
      isDue: try object.optionalFlag("due") ?? false)
  }
}
