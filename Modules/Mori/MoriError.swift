import CoreModels

/// The errors of Mori's commands and pages.
enum MoriError: CatalogError, Hashable {
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

  var explanation: (Failure.Kind, String, MoriText, MoriText) {
    switch self {
    case .notSetUp: (.misconfigured, "not_set_up", .errorNotSetUp, .adviceNotSetUp)
    case .bornInFuture(let day):
      (.badInput, "born_in_future", .errorBornInFuture(day), .adviceBornInFuture)
    case .bornTooEarly(let day):
      (.badInput, "born_too_early", .errorBornTooEarly(day), .adviceBornInFuture)
    case .badExpectancy(let years):
      (.badInput, "bad_expectancy", .errorBadExpectancy(years), .adviceBadExpectancy)
    case .unknownCountry(let code):
      (.notFound, "unknown_country", .errorUnknownCountry(code), .adviceUnknownCountry)
    case .sexWithoutCountry:
      (.usage, "sex_without_country", .errorSexWithoutCountry, .adviceSexWithoutCountry)
    case .outsideGrid(let day):
      (.badInput, "outside_grid", .errorOutsideGrid(day), .adviceOutsideGrid)
    case .noSuchMark(let day): (.notFound, "no_such_mark", .errorNoSuchMark(day), .adviceNoSuchMark)
    case .badPictureSize(let size):
      (.usage, "bad_picture_size", .errorBadPictureSize(size), .adviceBadPictureSize)
    case .pictureTooSmall(let size):
      (.usage, "picture_too_small", .errorPictureTooSmall(size), .advicePictureTooSmall)
    case .noSuchHabit(let name):
      (.notFound, "no_such_habit", .errorNoSuchHabit(name), .adviceNoSuchHabit)
    case .ambiguousHabit(let name):
      (.usage, "ambiguous_habit", .errorAmbiguousHabit(name), .adviceAmbiguousHabit)
    case .habitExists(let name):
      (.badInput, "habit_exists", .errorHabitExists(name), .adviceHabitExists)
    case .habitArchived(let name):
      (.badInput, "habit_archived", .errorHabitArchived(name), .adviceHabitArchived)
    case .badSchedule(let text):
      (.usage, "bad_schedule", .errorBadSchedule(text), .adviceBadSchedule)
    case .badMinutes(let count): (.usage, "bad_minutes", .errorBadMinutes(count), .adviceBadMinutes)
    case .badPosition(let position, let last):
      (.usage, "bad_position", .errorBadPosition(position, last: last), .adviceBadPosition)
    case .tooManyMinutes(let habit):
      (.badInput, "too_many_minutes", .errorTooManyMinutes(habit), .adviceTooManyMinutes)
    case .emptyEntry: (.badInput, "diary_text_empty", .errorEmptyEntry, .adviceEmptyEntry)
    case .entryTooLong(let bytes):
      (.badInput, "diary_text_too_long", .errorEntryTooLong(bytes), .adviceEntryTooLong)
    case .noSuchEntry(let day):
      (.notFound, "no_such_entry", .errorNoSuchEntry(day), .adviceNoSuchEntry)
    case .entryChanged(let day):
      (.busy, "entry_changed", .errorEntryChanged(day), .adviceEntryChanged)
    case .unknownImport(let path):
      (.badInput, "unknown_import", .errorUnknownImport(path), .adviceUnknownImport)
    }
  }
}
