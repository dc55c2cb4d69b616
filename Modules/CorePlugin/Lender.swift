public import CoreNet
public import CoreStorage

/// What the operator of a server lends to the people it serves: keys that are not theirs, together
/// with the choices of where these keys go.
///
/// A key is never sent to an address that anybody but its owner chose.
public struct Lender: Sendable {
  /// The operator's choices.
  public let store: Store
  /// The operator's keys.
  public let secrets: Secrets
  /// The variables that the server was started with.
  public let environment: [String: String]
  /// The operator's way to the network.
  public var http: HTTPClient

  /// What an operator's world has to lend.
  public init(_ world: World) {
    (store, secrets, environment) = (world.store, world.secrets, world.environment)
    http = world.http
  }
}
