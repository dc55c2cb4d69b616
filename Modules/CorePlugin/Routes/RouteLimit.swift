/// A rate limit per caller for the routes that share a counter. The hub counts across all of its
/// processes.
public struct RouteLimit: Hashable, Sendable {
  /// The rates that an operator configures.
  public enum Rate: Sendable {
    /// Login attempts and the like, per hour and address.
    case authentication
    /// Data requests, per hour and user.
    case data
    /// Requests to a language model, per minute and user.
    case coach
    /// API requests, per fifteen minutes and user: those of the coaches; commands and sync have
    /// counters and multiples of their own.
    case api
    /// Pages and their forms, per hour and user.
    case page
  }

  /// The counter's name.
  public let counter: String
  /// The configured rate.
  public let rate: Rate
  /// The multiple of the rate that is allowed.
  public let factor: Double

  /// Creates a limit.
  public init(_ counter: String, _ rate: Rate, factor: Double = 1) {
    self.counter = counter
    self.rate = rate
    self.factor = factor
  }

  /// The API requests of the coaches' routes together.
  public static let api = RouteLimit("api", .api)
  /// All requests to a language model, through any interface.
  public static let coach = RouteLimit("coach", .coach)
}
