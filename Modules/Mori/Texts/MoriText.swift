import CoreModels

/// The messages of Mori's main screen, its set-up and its errors.
extension MoriText {
  static func error(_ error: MoriError) -> Self {
    switch error {
    case .notSetUp: .errorNotSetUp
    case .bornInFuture(let day): .errorBornInFuture(day)
    case .bornTooEarly(let day): .errorBornTooEarly(day)
    case .badExpectancy(let years): .errorBadExpectancy(years)
    case .unknownCountry(let code): .errorUnknownCountry(code)
    case .sexWithoutCountry: .errorSexWithoutCountry
    case .outsideGrid(let day): .errorOutsideGrid(day)
    case .noSuchMark(let day): .errorNoSuchMark(day)
    case .badPictureSize(let size): .errorBadPictureSize(size)
    case .pictureTooSmall(let size): .errorPictureTooSmall(size)
    case .noSuchHabit(let name): .errorNoSuchHabit(name)
    case .ambiguousHabit(let name): .errorAmbiguousHabit(name)
    case .habitExists(let name): .errorHabitExists(name)
    case .habitArchived(let name): .errorHabitArchived(name)
    case .badSchedule(let text): .errorBadSchedule(text)
    case .badMinutes(let count): .errorBadMinutes(count)
    case .badPosition(let position, let last): .errorBadPosition(position, last: last)
    case .tooManyMinutes(let habit): .errorTooManyMinutes(habit)
    case .emptyEntry: .errorEmptyEntry
    case .entryTooLong(let bytes): .errorEntryTooLong(bytes)
    case .noSuchEntry(let day): .errorNoSuchEntry(day)
    case .entryChanged(let day): .errorEntryChanged(day)
    case .unknownImport(let path): .errorUnknownImport(path)
    }
  }

  static func advice(_ error: MoriError) -> Self {
    switch error {
    case .notSetUp: .adviceNotSetUp
    case .bornInFuture, .bornTooEarly: .adviceBornInFuture
    case .badExpectancy: .adviceBadExpectancy
    case .unknownCountry: .adviceUnknownCountry
    case .sexWithoutCountry: .adviceSexWithoutCountry
    case .outsideGrid: .adviceOutsideGrid
    case .noSuchMark: .adviceNoSuchMark
    case .badPictureSize: .adviceBadPictureSize
    case .pictureTooSmall: .advicePictureTooSmall
    case .noSuchHabit: .adviceNoSuchHabit
    case .ambiguousHabit: .adviceAmbiguousHabit
    case .habitExists: .adviceHabitExists
    case .habitArchived: .adviceHabitArchived
    case .badSchedule: .adviceBadSchedule
    case .badMinutes: .adviceBadMinutes
    case .badPosition: .adviceBadPosition
    case .tooManyMinutes: .adviceTooManyMinutes
    case .emptyEntry: .adviceEmptyEntry
    case .entryTooLong: .adviceEntryTooLong
    case .noSuchEntry: .adviceNoSuchEntry
    case .entryChanged: .adviceEntryChanged
    case .unknownImport: .adviceUnknownImport
    }
  }
}
