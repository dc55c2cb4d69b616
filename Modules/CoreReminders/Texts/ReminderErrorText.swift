import CoreModels

/// What a person reads about a reminder that did not work, and what they can do about it.
enum ReminderErrorText: CompleteTextCatalogue {
  case message(ReminderError)
  case advice(ReminderError)

  static var samples: [ReminderErrorText] {
    let errors: [ReminderError] = [
      .badTime("a"), .tooManyTimes, .badWeekday("a"), .badChannel,
      .unknownName("a", known: ["b", "c"]), .nothingScheduled(command: "a"),
      .noSystemd(crontab: "a"), .timerRefused, .cannotWriteTimer(path: "a"), .noSessionBus,
      .noNotificationService, .noNotificationProgram, .notificationRefused,
      .cannotAppend(path: "a"), .noAddress, .noTopic, .noDayLeft, .untilInThePast(.first),
      .allPaused(until: .first, command: "a"), .addressRefuses, .keptOffline,
    ]
    return errors.flatMap { [.message($0), .advice($0)] }
  }

  /// The days of the week as options name them.
  static let weekdays = Weekday.allCases.map(\.name).joined(separator: ", ")
  /// The other ways that reminders can take.
  static let ways = "--through file:PATH, webhook:URL, ntfy:URL"
}
