package import CoreModels
package import CoreStorage

/// A mailed one-time link to choose a new password, valid for an hour.
package struct PasswordReset: Codable, Hashable, Sendable {
  /// The account's id.
  package var account: String
  package var expiresAt: Instant
  var isUsed = false

  package enum CodingKeys: String, CodingKey {
    case account
    case expiresAt = "expires_at"
    case isUsed = "is_used"
  }

  /// Lifetime in seconds.
  package static let lifetime = 3600
  /// Seconds for which a link is stored, to distinguish used links from unknown ones.
  private static let memory = 7 * 86_400
  private static let namespace = RegistryNamespace<PasswordReset>("password_reset")
  /// The hash of each account's latest link, which a new one replaces.
  private static let latest = RegistryNamespace<String>("password_reset_latest")

  /// Stores a new link and invalidates the previous one.
  package static func begin(
    _ secret: BearerSecret, for account: Account, in registry: Registry, at moment: Instant
  ) throws {
    if let older = try registry.find(account.id, in: latest, at: moment) {
      try registry.remove(older, in: namespace)
    }
    let reset = PasswordReset(
      account: account.id, expiresAt: moment.adding(seconds: lifetime))
    let end = moment.adding(seconds: memory)
    try registry.put(reset, secret.hash, in: namespace, until: end)
    try registry.put(secret.hash, account.id, in: latest, until: end)
  }

  /// Returns the account id of a valid link. Throws ``AccountError``.
  package static func check(
    _ secret: BearerSecret, in registry: RegistrySnapshot, at moment: Instant
  ) throws -> String {
    guard let reset = try registry.find(secret.hash, in: namespace, at: moment) else {
      throw AccountError.badLink
    }
    guard !reset.isUsed else { throw AccountError.usedLink }
    guard reset.expiresAt > moment else { throw AccountError.expiredLink }
    return reset.account
  }

  /// Redeems a link and returns its account id. Throws ``AccountError``.
  package static func use(
    _ secret: BearerSecret, in registry: Registry, at moment: Instant
  ) throws -> String {
    let account = try check(secret, in: registry.snapshot, at: moment)
    try registry.put(
      PasswordReset(account: account, expiresAt: moment, isUsed: true), secret.hash, in: namespace,
      until: moment.adding(seconds: memory))
    return account
  }

  /// Removes the latest link of an account.
  package static func forget(_ account: Account, in registry: Registry, at moment: Instant) throws {
    if let hash = try registry.find(account.id, in: latest, at: moment) {
      try registry.remove(hash, in: namespace)
    }
    try registry.remove(account.id, in: latest)
  }
}
