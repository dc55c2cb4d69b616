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
}
