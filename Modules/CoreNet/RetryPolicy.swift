/// How often and after which waits a call is made again.
public struct RetryPolicy: Sendable, Hashable {
  /// Calls in all, the first included; 1 never repeats.
  public var attempts: Int
  /// The longest wait before the second call; each further one may be twice as long.
  public var base: Duration
  /// What waits do not grow beyond.
  public var ceiling: Duration
  /// The longest wait that a server may ask for; a reply that asks for more is handed on.
  public var longestRetryAfter: Duration

  /// By default three calls, waits of up to 0.25 and 0.5 seconds, and at most 5 on request.
  public init(
    attempts: Int = 3, base: Duration = .milliseconds(250), ceiling: Duration = .seconds(5),
    longestRetryAfter: Duration = .seconds(5)
  ) {
    self.attempts = attempts
    self.base = base
    self.ceiling = ceiling
    self.longestRetryAfter = longestRetryAfter
  }

  /// The wait after that many calls, 1…, for a random number 0 ..< 1: between half of the growing
  /// wait and all of it, so that many clients do not come back at the same moment.
  public func wait(after attempt: Int, random: Double) -> Duration {
    let doublings = min(max(attempt - 1, 0), 30)
    let full = min(base * (1 << doublings), ceiling)
    return full * (0.5 + min(max(random, 0), 1) / 2)
  }
}
