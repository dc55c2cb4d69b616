import CoreModels
import CoreStorage

/// A name whose nameday is announced in advance.
struct FollowedName: Record, Hashable {
  static let kind = "daily-brief.followed-name"
  /// The calendar and the folded name, which prevents duplicates.
  let id: String
  /// Spelled as in the calendar.
  let name: String
  /// The calendar's code: `sk`, `cs`, `hu` or `pl`.
  let calendar: String
  /// The one date to announce, as `MM-DD`, if a name has several; `nil` for all of them.
  var date: String?

  var searchText: String? { name }

  enum CodingKeys: String, CodingKey {
    case id, name, calendar, date
  }

  init(_ name: String, in language: Language, on date: String? = nil) {
    id = Self.id(of: name, in: language)
    (self.name, calendar, self.date) = (name, language.rawValue, date)
  }

  static func id(of name: String, in language: Language) -> String {
    "\(language.rawValue) " + String(decoding: FoldedName.bytes(of: name.utf8), as: UTF8.self)
  }

  /// The name's announced days, as the calendar lists them.
  func dates(in calendar: NamedayCalendar) -> [NamedayMatch] {
    calendar.matches(of: name).filter { match in
      match.isWhole && (date.map { $0 == match.date } ?? true)
    }
  }

  /// The next nameday on or after a day; `nil` if the calendar does not list the name.
  func next(from day: Day) -> Day? {
    guard let calendar = NamedayCalendar(code: calendar) else { return nil }
    return dates(in: calendar).map { calendar.next(month: $0.month, day: $0.day, from: day) }.min()
  }
}

extension NamedayMatch {
  /// `MM-DD`.
  var date: String { Self.date(month: month, day: day) }

  static func date(month: Int, day: Int) -> String {
    "\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
