import CoreModels
import CoreStorage

/// What a day is remembered by; its id is the day.
struct Note: Record {
  static let kind = "__command__.note"
  var day: Day?
  var text: String

  var id: String { day?.description ?? "" }
  var searchText: String? { text }

  static let rule = TextRule("note", characters: 1...500)

  /// The note for scripts, `null` where the day has none.
  static func json(_ note: Note?) -> JSONValue {
    ["note": note.map { .string($0.text) } ?? .null]
  }
}
