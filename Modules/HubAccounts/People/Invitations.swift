import CoreModels
import CoreStorage

/// Invitations to register, each for one person and optionally for one address. Secrets are stored
/// as hashes.
enum Invitations {
  struct Invitation: Codable, Sendable {
    var email: String?
  }

  private static let namespace = RegistryNamespace<Invitation>("invitation")

  /// Stores an invitation for `days` days.
  static func add(
    _ secret: BearerSecret, for email: String?, days: Int, in registry: Registry
  ) throws {
    try registry.put(Invitation(email: email), secret.hash, in: namespace, for: days * 86_400)
  }

  /// Redeems an invitation. Throws ``RegistrationError/uninvited``.
  static func use(
    _ secret: BearerSecret?, by email: String, in registry: Registry
  ) throws {
    guard let secret, let invitation = try registry.find(secret.hash, in: namespace),
      invitation.email.map({ $0 == email }) ?? true
    else { throw RegistrationError.uninvited }
    try registry.remove(secret.hash, in: namespace)
  }
}
