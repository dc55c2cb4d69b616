import CoreModels

/// Why a call stays in the outbox.
struct Refusal: Error {
  var code: String
  var isTemporary = true
  /// Whether it counts among the attempts that may have reached the server.
  var counts = true
  /// Whether it can end the call when it happens too often: a missing network cannot.
  var wearsOut = true
  var retryAfter = 0

  static let missingSecret = Refusal(code: "secret_missing", counts: false, wearsOut: false)
  static let notApplied = Refusal(code: "reply_not_applied")

  init(code: String, counts: Bool = true, wearsOut: Bool = true) {
    self.code = code
    self.counts = counts
    self.wearsOut = wearsOut
  }

  init(_ error: any Error) {
    guard let error = error as? NetError else {
      self.init(code: "not_sent", counts: false, wearsOut: false)
      return
    }
    self.init(code: error.code)
    isTemporary = error.isTemporary
    counts = error != .offline && error != .cancelled
    if case .status(_, let seconds) = error { retryAfter = seconds ?? 0 } else { wearsOut = false }
  }
}

extension OutboxCall {
  /// Waits grow from 5 seconds to an hour, half of each by chance.
  private static let backOff = RetryPolicy(base: .seconds(5), ceiling: .seconds(3600))

  /// A call never tried is always due: the clock may have been set back since it was made.
  func isDue(at now: Instant) -> Bool {
    nextAttemptAt <= now || (state == .pending && attempts == 0 && lastError == nil)
  }

  /// The call as it waits for its next attempt, or as it stays when there is none.
  func postponed(by refusal: Refusal, now: Instant, random: Double) -> OutboxCall {
    var call = self
    call.lastError = refusal.code
    call.attempts -= refusal.counts ? 0 : 1
    let isWornOut = refusal.wearsOut && attempts >= Outbox.attemptLimit
    call.state = refusal.isTemporary && !isWornOut ? .pending : .failed
    let wait = Self.backOff.wait(after: max(1, call.attempts), random: random)
    let seconds = max(Int(wait.components.seconds), refusal.retryAfter)
    call.nextAttemptAt = now.adding(seconds: refusal.code == "cancelled" ? 0 : seconds)
    return call
  }
}
