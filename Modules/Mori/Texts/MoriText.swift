import CoreModels

/// The sentences of Mori's main screen, its set-up and its errors.
enum MoriText: CompleteTextCatalogue {
  case timeRemaining, days(Int), borrowedDays(Int)
  /// Weeks until the end, years and days, percent lived.
  case weeks(Int), yearsAndDays(Int, Int), percentLived(String)
  case lifeInSquares, gridSize(rows: Int)
  case habitTracking, todaysBonus
  case streak(Int), timesInARow(Int), score(Int), noHabits, openHabits(String)
  case todaysGratitude, lastSaved(String), noGratitude
  case paused(until: String)
  case setUpHint
  case setUp(birth: Day, years: Int), expectancyFrom(country: String, years: Double, source: String)
  /// Sources differ by more than two years.
  case expectancyDiffers
  case startingHabits(String)
  case exercise, read, meditate
  case untilDay(String), sinceDay(String)
  case widget(days: Int), widgetBorrowed(days: Int)
  /// What the settings are for.
  case alignSetting, diarySetting
  case error(MoriError)
  case advice(MoriError)

  static var samples: [MoriText] {
    let day = Day.first
    let errors: [MoriError] = [
      .notSetUp, .bornInFuture(day), .bornTooEarly(day), .badExpectancy(0), .unknownCountry("a"),
      .sexWithoutCountry,
      .outsideGrid(day), .noSuchMark(day), .badPictureSize("a"),
      .pictureTooSmall("a"),
      .noSuchHabit("a"), .ambiguousHabit("a"), .habitExists("a"), .habitArchived("a"),
      .badSchedule("a"), .badMinutes(0), .badPosition(0, last: 2), .tooManyMinutes(habit: "a"),
      .emptyEntry, .entryTooLong(bytes: 2), .noSuchEntry(day), .entryChanged(day),
      .unknownImport("a"),
    ]
    return [
      .timeRemaining, .days(2), .borrowedDays(2), .weeks(2), .yearsAndDays(2, 2),
      .percentLived("2"), .lifeInSquares, .gridSize(rows: 80), .habitTracking, .todaysBonus,
      .streak(2), .timesInARow(2), .score(2), .noHabits, .openHabits("a"), .todaysGratitude,
      .lastSaved("a"), .noGratitude,
      .paused(until: "a"), .setUpHint, .setUp(birth: day, years: 80),
      .expectancyFrom(country: "a", years: 80, source: "a"), .expectancyDiffers,
      .startingHabits("a"), .exercise,
      .read, .meditate, .untilDay("a"), .sinceDay("a"),
      .alignSetting, .diarySetting, .widget(days: 2), .widgetBorrowed(days: 2),
    ] + errors.flatMap { [.error($0), .advice($0)] }
  }
}
