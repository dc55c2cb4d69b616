/// How often one caller may call the routes that share a counter; the hub counts, over all of its
/// processes.
public struct RouteLimit: Hashable, Sendable {
  /// The numbers that an operator chooses.
  public enum Rate: Sendable {
    /// Tries to log in and the like, an hour and an address.
    case authentication
    /// Calls for data, an hour and a person.
    case data
    /// Calls that ask a language model, a minute and a person.
    case coach
    /// Calls of an API of any sort, in fifteen minutes and a person.
    case api
    /// Pages and their forms, an hour and a person.
    case page
  }

  /// The counter's name.
  public let counter: String
  /// The number of calls, and in which time.
  public let rate: Rate
  /// How many times that number are allowed.
  public let factor: Double

  /// A limit as a route states it.
  public init(_ counter: String, _ rate: Rate, factor: Double = 1) {
    self.counter = counter
    self.rate = rate
    self.factor = factor
  }

  /// Calls of an API, all together.
  public static let api = RouteLimit("api", .api)
  /// Calls that ask a language model, by whatever way.
  public static let coach = RouteLimit("coach", .coach)
}
