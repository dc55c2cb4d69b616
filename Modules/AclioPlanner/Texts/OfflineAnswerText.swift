import CoreModels

/// What the offline planner says in a conversation.
enum OfflineAnswerText: CompleteTextCatalogue, Hashable {
  /// Who is speaking, at the beginning of a conversation.
  case introduction
  case hello(String)
  case thanks
  case unknown
  case noGoals
  case overview(String, percent: Int, next: String?)
  case progress(String, done: Int, of: Int, percent: Int)
  case next(String, duration: String?)
  case stepDue(today: Day, Day)
  case stepLate(today: Day, Day)
  case today(String, String, minutes: Int)
  /// A day or more was left out.
  case missed(String)
  case smaller(String)
  case smallerStill
  case markDone(String)
  case allDone(String)
  case timeLeft(days: Int, steps: Int, late: Int)
  case noDueDay
  case overdue(Int)
  case changePlan

  static let samples: [OfflineAnswerText] = [
    .introduction, .hello(""), .hello("Ema"), .thanks, .unknown, .noGoals,
    .overview("Run", percent: 20, next: "Buy shoes"), .overview("Run", percent: 100, next: nil),
    .progress("Run", done: 2, of: 10, percent: 20), .next("Buy shoes", duration: "1 hour"),
    .next("Buy shoes", duration: nil),
    .stepDue(today: Day(epochDay: 20_000), Day(epochDay: 20_009)),
    .stepLate(today: Day(epochDay: 20_000), Day(epochDay: 19_999)),
    .today("Buy shoes", "Red.", minutes: 5), .missed("Buy shoes"),
    .smaller("Buy shoes"), .smallerStill, .markDone("Buy shoes"), .allDone("Run"),
    .timeLeft(days: 21, steps: 4, late: 0), .timeLeft(days: 1, steps: 1, late: 2), .noDueDay,
    .overdue(1), .overdue(9), .changePlan,
  ]
}
