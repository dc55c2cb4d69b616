import CoreModels
import CoreStorage

extension Snapshot {
  /// The names of a day in that language's calendar, `nil` where the language has none.
  func nameday(on day: Day, language: Language) -> Nameday? {
    guard let calendar = NamedayCalendar(language: language) else { return nil }
    return Nameday(
      day: day, language: language.rawValue, names: calendar.names(on: day), message: "")
  }
}
