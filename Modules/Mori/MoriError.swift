import CoreModels

/// The errors of Mori's commands and pages.
enum MoriError: ExplainedError, Hashable {
  case notSetUp
  case bornInFuture(Day)
  case bornTooEarly(Day)
  case badExpectancy(Int)
  case unknownCountry(String)
  case sexWithoutCountry
  /// The day is before birth.
  case outsideGrid(Day)
  case noSuchMark(Day)
  case badPictureSize(String)
  /// The picture has no room for the squares.
  case pictureTooSmall(String)
  case noSuchHabit(String)
  case ambiguousHabit(String)
  case habitExists(String)
  /// The habit is archived and takes no more minutes.
  case habitArchived(String)
  case badSchedule(String)
  /// The minutes are outside 1…1,440.
  case badMinutes(Int)
  /// The position exceeds the number of habits.
  case badPosition(Int, last: Int)
  /// A day has 1,440 minutes.
  case tooManyMinutes(habit: String)
  case emptyEntry
  case entryTooLong(bytes: Int)
  case noSuchEntry(Day)
  /// Another command changed the entry while it was in the editor.
  case entryChanged(Day)
  /// The file has none of the supported formats.
  case unknownImport(String)

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .notSetUp: (.misconfigured, "not_set_up")
      case .bornInFuture: (.badInput, "born_in_future")
      case .bornTooEarly: (.badInput, "born_too_early")
      case .badExpectancy: (.badInput, "bad_expectancy")
      case .unknownCountry: (.notFound, "unknown_country")
      case .sexWithoutCountry: (.usage, "sex_without_country")
      case .outsideGrid: (.badInput, "outside_grid")
      case .noSuchMark: (.notFound, "no_such_mark")
      case .badPictureSize: (.usage, "bad_picture_size")
      case .pictureTooSmall: (.usage, "picture_too_small")
      case .noSuchHabit: (.notFound, "no_such_habit")
      case .ambiguousHabit: (.usage, "ambiguous_habit")
      case .habitExists: (.badInput, "habit_exists")
      case .habitArchived: (.badInput, "habit_archived")
      case .badSchedule: (.usage, "bad_schedule")
      case .badMinutes: (.usage, "bad_minutes")
      case .badPosition: (.usage, "bad_position")
      case .tooManyMinutes: (.badInput, "too_many_minutes")
      case .emptyEntry: (.badInput, "diary_text_empty")
      case .entryTooLong: (.badInput, "diary_text_too_long")
      case .noSuchEntry: (.notFound, "no_such_entry")
      case .entryChanged: (.busy, "entry_changed")
      case .unknownImport: (.badInput, "unknown_import")
      }
    return Failure(kind, code: code, MoriText.error(self), MoriText.advice(self), in: language)
  }
}
