import CoreModels
import CoreReminders

// A reminder of the brief. The original API leaves its shape open; ours is
// `{id, text, time, repeat, due}`.
extension DueReminder {
  var json: JSONValue {
    [
      "id": .string(id), "text": .string(text), "time": .string(time.description),
      "repeat": .string(repetition), "due": .bool(isDue),
    ]
  }

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
