public import CoreNet
public import CoreStorage

/// The server operator's credentials, lent to its users, together with the operator's choice of
/// where the keys are sent.
///
/// A key is never sent to an address that anyone but its owner chose.
public struct OperatorCredentials: Sendable {
  /// The operator's settings.
  public let store: Store
  /// The operator's keys.
  private let secrets: Secrets
  /// The environment of the server process.
  public let environment: [String: String]
  /// The operator's HTTP client.
  public var http: HTTPClient

  /// Lends the credentials of an operator's world.
  public init(_ world: World) {
    (store, secrets, environment) = (world.store, world.secrets, world.environment)
    http = world.http
  }

  /// Returns a key, or `nil` if there is none. Errors do not reveal the key's file to the user.
  public func secret(_ name: String) throws -> String? {
    do { return try secrets.find(name) } catch StoreError.secretFile {
      throw StoreError.secret(name: name)
    }
  }
}
