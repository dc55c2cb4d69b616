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
  private let secrets: Secrets
  /// The variables that the server was started with.
  public let environment: [String: String]
  /// The operator's way to the network.
  public var http: HTTPClient

  /// What an operator's world has to lend.
  public init(_ world: World) {
    (store, secrets, environment) = (world.store, world.secrets, world.environment)
    http = world.http
  }

  /// A key of the operator's, `nil` where there is none; whom it is lent to is not told in which
  /// file it should have been.
  public func secret(_ name: String) throws -> String? {
    do { return try secrets.find(name) } catch StoreError.secretFile {
      throw StoreError.secret(name: name)
    }
  }
}
