import CoreModels
import CoreStorage

/// A note on a day; its id is the day.
struct Note: Record {
  static let kind = "__command__.note"
  var day: Day?
  var text: String

  var id: String { day?.description ?? "" }
  var searchText: String? { text }

  static let rule = TextRule("note", characters: 1...500)
}
