/// The number of attempts for a request and the waits between them.
public struct RetryPolicy: Sendable, Hashable {
  /// The maximum number of attempts including the first; 1 disables retries.
  public var attempts: Int
  /// The longest wait after the first attempt, which doubles with each further one.
  public var base: Duration
  /// The maximum wait.
  public var ceiling: Duration
  /// The longest `Retry-After` that is respected; replies that ask for more are returned.
  public var longestRetryAfter: Duration

  /// Creates a policy, by default with three attempts, waits of up to 0.25 and 0.5 seconds, and
  /// `Retry-After` up to 5 seconds.
  public init(
    attempts: Int = 3, base: Duration = .milliseconds(250), ceiling: Duration = .seconds(5),
    longestRetryAfter: Duration = .seconds(5)
  ) {
    self.attempts = attempts
    self.base = base
    self.ceiling = ceiling
    self.longestRetryAfter = longestRetryAfter
  }

  /// Returns the wait after attempt 1…, with `random` in 0 ..< 1. It is between half of the growing
  /// wait and all of it, so that clients do not retry at the same moment.
  public func wait(after attempt: Int, random: Double) -> Duration {
    let doublings = min(max(attempt - 1, 0), 30)
    let full = min(base * (1 << doublings), ceiling)
    return full * (0.5 + min(max(random, 0), 1) / 2)
  }
}
