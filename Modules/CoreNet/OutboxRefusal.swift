import CoreModels

/// The reason why a request stays in the outbox.
struct Refusal: Error {
  var code: String
  var isTemporary = true
  /// `true` if the attempt may have reached the server.
  var counts = true
  /// `true` if repeated failures end the request; a missing network never does.
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
  /// Waits grow from 5 seconds to an hour, half of each at random.
  private static let backOff = RetryPolicy(base: .seconds(5), ceiling: .seconds(3600))

  /// A request without an attempt is always due, because the clock may have been set back since.
  func isDue(at now: Instant) -> Bool {
    nextAttemptAt <= now || (state == .pending && attempts == 0 && lastError == nil)
  }

  /// Returns the request with its next attempt, or in its final state.
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
