import CoreModels

/// What is said about limits and what lifts them.
enum GateText: CompleteTextCatalogue {
  case title
  /// Everything is unlocked, and by what.
  case unlocked(EntitlementSource)
  case limited(EntitlementSource)
  case until(String)
  case left(Gate.Action, Int)
  case resets(String)
  case plans
  case buyAt(String)
  case restored
  case nothingFound
  case error(GateError)
  case advice(GateError)

  static var samples: [GateText] {
    let reset = Reset(timeOfDay: "00:00", seconds: 60)
    let sources = EntitlementSource.allCases
    let errors =
      Gate.Action.allCases.flatMap { action in
        sources.map { GateError.limitReached(action, $0, reset) }
      } + [.notSetUp, .keyRefused, .badReply] + sources.map { .nothingToRestore($0) }
    return [
      .title, .until("a"), .resets("00:00"), .plans, .buyAt("a"), .restored,
      .nothingFound,
    ] + sources.flatMap { [.unlocked($0), .limited($0)] }
      + Gate.Action.allCases.flatMap { action in [0, 1, 2, 3].map { .left(action, $0) } }
      + errors.flatMap { [.error($0), .advice($0)] }
  }
}
