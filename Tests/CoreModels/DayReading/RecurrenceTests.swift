import CoreModels
import Testing

@Suite("How often is read as people write it") struct RecurrenceTests {
  private static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]

  @Test(
    arguments: [
      ("mondays", .english, [.monday]), ("Mondays and Fridays", .english, [.monday, .friday]),
      ("mon, wed & fri", .english, [.monday, .wednesday, .friday]), ("mon-fri", .english, workdays),
      ("Monday to Friday", .english, workdays), ("weekdays", .english, workdays),
      ("fri–sun", .english, [.friday, .saturday, .sunday]), ("weekends", .english, weekend),
      ("sat-mon", .english, weekend.union([.monday])), ("every monday", .english, [.monday]),
      ("pondelky a stredy", .slovak, [.monday, .wednesday]),
      ("cez víkend", .slovak, weekend),
      ("pracovné dni", .slovak, workdays),
      ("po-pi", .slovak, workdays),
      ("o víkendech", .czech, weekend), ("pondělky", .czech, [.monday]),
      ("montags und freitags", .german, [.monday, .friday]), ("werktags", .german, workdays),
      ("los lunes y los viernes", .spanish, [.monday, .friday]),
      ("entre semana", .spanish, workdays),
      ("hétfőnként", .hungarian, [.monday]), ("hétköznap", .hungarian, workdays),
      ("weekendy", .polish, weekend), ("w dni robocze", .polish, workdays),
      ("weekends", .slovak, weekend),
    ] as [(String, Language, Set<Weekday>)])
  func `weekdays`(text: String, language: Language, days: Set<Weekday>) {
    #expect(Recurrence(typed: text, in: language) == .weekdays(days))
  }

  private static let weekend: Set<Weekday> = [.saturday, .sunday]

  @Test(
    arguments: [
      ("3x", .english, 3, 7), ("3×", .english, 3, 7), ("3 x a week", .english, 3, 7),
      ("3 times a week", .english, 3, 7), ("twice a month", .english, 2, 30),
      ("weekly", .english, 1, 7), ("once a week", .english, 1, 7), ("3x týždenne", .slovak, 3, 7),
      ("3-krát za týždeň", .slovak, 3, 7), ("dvakrát mesačne", .slovak, 2, 30),
      ("denne", .slovak, 1, 1), ("třikrát týdně", .czech, 3, 7),
      ("zweimal pro Woche", .german, 2, 7),
      ("3 Mal im Monat", .german, 3, 30), ("3 veces por semana", .spanish, 3, 7),
      ("hetente 3-szor", .hungarian, 3, 7), ("kétszer hetente", .hungarian, 2, 7),
      ("2 razy w tygodniu", .polish, 2, 7),
    ] as [(String, Language, Int, Int)])
  func `times`(text: String, language: Language, times: Int, days: Int) {
    #expect(Recurrence(typed: text, in: language) == .times(times, days: days))
  }

  @Test(arguments: [
    "", ",", "3", "never", "mon-", "-mon", "3x 4x", "3 apples", "twice a moon", "3x mondays", "po",
    "werktags", "weekly weekly",
  ])
  func `anything else`(text: String) {
    #expect(Recurrence(typed: text, in: .english) == nil)
  }
}
