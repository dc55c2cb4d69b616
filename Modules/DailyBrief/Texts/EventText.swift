import CoreModels

/// The sentences about events, and about what goes wrong with reminders.
enum EventText: CompleteTextCatalogue {
  /// What an event says of itself where the person chose no words.
  case daysTo(String, Int)
  /// How far a day is: 0 today, 1 tomorrow, −1 yesterday.
  case days(Int)
  case yearly
  case noEvents, howToAdd
  case added(String, daysLeft: Int), changed(String, daysLeft: Int)
  case removed(String), removedFromServer(String)
  /// What an import did, or with `isTrial` would do.
  case imported(new: Int, known: Int, skipped: Int, isTrial: Bool)
  /// Names of what came in as its next day alone.
  case keptOnce([String])
  case skipped(CalendarSkip, names: [String])
  case error(EventError)
  case advice(EventError)

  static let samples: [EventText] =
    [0, 1, 2, 5, -1, -2, -5].map { .days($0) } + [1, 2, 5].map { .daysTo("a", $0) } + [
      .yearly, .noEvents, .howToAdd, .added("a", daysLeft: 0), .changed("a", daysLeft: 2),
      .removed("a"), .removedFromServer("a"), .keptOnce(["a"]),
      .imported(new: 1, known: 2, skipped: 5, isTrial: false),
      .imported(new: 2, known: 5, skipped: 1, isTrial: true),
    ] + CalendarSkip.allCases.map { .skipped($0, names: ["a", ""]) }
    + [
      EventError.duplicate("a", on: .first), .noSuchEvent("a"),
      .ambiguousEvent("a", choices: ["b", "c"]), .badLeadDays("a"), .leadDaysOnServer,
      .nothingToChange,
      .noSuchReminder("a"), .ambiguousReminder("a", choices: ["b", "c"]), .reminderNeverComes,
      .noCalendar("a"),
    ].flatMap { [.error($0), .advice($0)] }
    + CalendarProblem.allCases.flatMap {
      [.error(.brokenCalendar($0, line: 3)), .advice(.brokenCalendar($0, line: 3))]
    }

  /// The first few names, those without one left out.
  static func list(_ names: [String]) -> String {
    let shown = names.filter { !$0.isEmpty }
    let few = shown.prefix(5).joined(separator: ", ")
    return shown.count > 5 ? few + ", …" : few
  }

  /// A sentence, and where there are names, those.
  static func sentence(_ text: String, _ names: [String]) -> String {
    let list = list(names)
    return list.isEmpty ? text + "." : "\(text): \(list)"
  }
}

/// Why an event of a calendar file did not come in.
enum CalendarSkip: String, CaseIterable, Sendable {
  case cancelled, over
  case noDate = "no_date"
  case noName = "no_name"
  case longName = "long_name"
  case unknownRecurrence = "unknown_recurrence"
}
