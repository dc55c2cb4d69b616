import CoreModels

extension MoriText {
  var english: String {
    let language = Language.english
    return switch self {
    case .timeRemaining: "Time Remaining"
    case .days(let count): count == 1 ? "day" : "days"
    case .borrowedDays(let count): count == 1 ? "borrowed day" : "borrowed days"
    case .weeks(let count): language.grouped(count) + (count == 1 ? " week" : " weeks")
    case .yearsAndDays(let years, let days):
      language.counted(years, one: "year", many: "years") + ", "
        + language.counted(days, one: "day", many: "days")
    case .percentLived(let percent): "\(percent)% lived"
    case .lifeInSquares: "Life in Squares"
    case .gridSize(let rows):
      language.counted(rows, one: "year", many: "years") + " × 52 weeks"
    case .habitTracking: "Habit Tracking"
    case .todaysBonus: "Today's Bonus"
    case .streak(let count): language.counted(count, one: "day", many: "days") + " in a row"
    case .openHabits(let names): "Still open today: \(names)."
    case .noHabits: "No habits yet. mori habit add Read adds one."
    case .todaysGratitude: "Today's Gratitude"
    case .lastSaved(let time): "Last saved \(time)"
    case .noGratitude: "Nothing yet. mori gratitude \"…\" keeps what you are grateful for."
    case .paused(let until): "Everything is paused until the end of \(until)."
    case .setUpHint: "mori setup --born 1990-01-01 starts your clock."
    case .setUp(let birth, let years):
      "Born \(birth), with a life expectancy of "
        + "\(language.counted(years, one: "year", many: "years"))."
    case .expectancyFrom(let country, let years, let source):
      "Life expectancy at birth in \(country): \(language.decimal(years)) years (\(source))."
    case .expectancyDiffers:
      "Other estimates for this country differ by more than two years; --expectancy sets your own."
    case .startingHabits(let names): "Habits to begin with: \(names)."
    case .exercise: "Exercise"
    case .read: "Read"
    case .meditate: "Meditate"
    case .untilDay(let day): "until \(day)"
    case .sinceDay(let day): "since \(day)"
    case .widget(let days): language.grouped(days) + (days == 1 ? " day left" : " days left")
    case .widgetBorrowed(let days):
      language.grouped(days) + (days == 1 ? " borrowed day" : " borrowed days")
    case .error(let error): english(error)
    case .advice(let error): englishAdvice(error)
    }
  }

  private func english(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "Mori does not know your birth date yet."
    case .bornInFuture(let day):
      "\(day.shortText(in: .english)) is in the future, so nobody has been born on it yet."
    case .bornTooEarly(let day): "\(day.shortText(in: .english)) is before 1880."
    case .badExpectancy(let years): "A life expectancy of \(years) years is not possible."
    case .unknownCountry(let code): "There is no life expectancy for the country “\(code)”."
    case .sexWithoutCountry: "Life expectancies of women and men differ from country to country."
    case .outsideGrid(let day): "\(day.shortText(in: .english)) is before your birth date."
    case .noSuchMark(let day): "\(day.shortText(in: .english)) has no mark."
    case .badPictureSize(let size): "“\(size)” is not a picture size."
    case .pictureTooSmall(let size): "“\(size)” is too small for your squares."
    case .noSuchHabit(let name): "There is no habit “\(name)”."
    case .ambiguousHabit(let name): "More than one habit begins with “\(name)”."
    case .habitExists(let name): "There is already a habit “\(name)”."
    case .habitArchived(let name): "The habit “\(name)” has been put away."
    case .badSchedule(let text): "“\(text)” is not a schedule."
    case .badMinutes(let count): "\(count) is not a number of minutes from 1 to 1,440."
    case .badPosition(let position, let last):
      "\(position) is not a place in the list, which has places 1 to \(last)."
    case .tooManyMinutes(let habit): "\(habit) would have more minutes than the day has."
    case .emptyEntry: "The entry is empty."
    case .entryTooLong(let bytes): "The entry has \(bytes) bytes, more than 1 MiB."
    case .noSuchEntry(let day): "\(day.shortText(in: .english)) has no entry."
    case .entryChanged(let day):
      "The entry for \(day.shortText(in: .english)) changed while you were editing it."
    case .unknownImport(let path): "\(path) is not a diary that Mori can read."
    }
  }

  private func englishAdvice(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "Set it with mori setup --born 1990-01-01."
    case .bornInFuture, .bornTooEarly: "Give a birth date from 1880 to today."
    case .badExpectancy: "Give a number of years from 1 to 130."
    case .unknownCountry: "Use a two-letter code such as SK, or give --expectancy yourself."
    case .sexWithoutCountry: "Give --country too, for example --country SK --sex female."
    case .outsideGrid:
      "Give a later day, or correct your birth date with mori setup --born."
    case .noSuchMark: "mori week show lists the marks of a week."
    case .badPictureSize: "Use phone, desktop, or width × height such as 1170x2532."
    case .pictureTooSmall: "Give more pixels, such as 1170x2532."
    case .noSuchHabit: "mori habit list shows them."
    case .ambiguousHabit: "Write more of its name."
    case .habitExists: "Choose another name."
    case .habitArchived: "mori habit restore brings it back."
    case .badSchedule: "Write daily, weekdays such as mon,wed,fri, or times in days such as 3/7."
    case .badMinutes: "Write how long it took, or leave it out to count the habit’s step."
    case .badPosition: "mori habit list shows the order."
    case .tooManyMinutes: "A day has 1,440 minutes."
    case .emptyEntry: "Write something, however small."
    case .entryTooLong: "Shorten it, or keep the rest for another day."
    case .noSuchEntry: "mori diary shows the days that have one."
    case .entryChanged: "Edit it again, and add what you wrote."
    case .unknownImport: "It reads its own JSON, jrnl’s and Day One’s."
    }
  }
}
