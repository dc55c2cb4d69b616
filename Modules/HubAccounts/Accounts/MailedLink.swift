import CoreModels
import CoreStorage

/// A one-time link of an account. Only the hash of its secret is stored.
struct MailedLink: Codable, Hashable, Sendable {
  /// The account's id.
  var account: String
  /// The account's address when the link was made.
  var email: String?
  /// The address that the link was mailed to; `nil` if it was handed over in another way.
  var recipient: String?
  var expiresAt: Instant
  var isUsed = false

  enum CodingKeys: String, CodingKey {
    case account, email, recipient
    case expiresAt = "expires_at"
    case isUsed = "is_used"
  }
}

/// The links for one purpose. An account has one link at a time, which a new one replaces.
struct MailedLinks: Sendable {
  /// Links to choose a new password.
  static let password = MailedLinks("password_reset", lifetime: 3600)
  /// Links to confirm an address.
  static let address = MailedLinks("address_confirmation", lifetime: 86_400)

  /// Lifetime in seconds.
  let lifetime: Int
  private let links: RegistryNamespace<MailedLink>
  /// The hash of each account's latest link.
  private let latest: RegistryNamespace<String>
  /// Seconds for which a link is stored, to distinguish used links from unknown ones.
  private static let memory = 7 * 86_400

  private init(_ name: String, lifetime: Int) {
    self.lifetime = lifetime
    links = RegistryNamespace(name)
    latest = RegistryNamespace(name + "_latest")
  }

  /// Stores a new link and invalidates the previous one.
  func begin(
    _ secret: BearerSecret, for account: Account, mailedTo recipient: String?, in registry: Registry
  ) throws {
    if let older = try registry.find(account.id, in: latest) {
      try registry.remove(older, in: links)
    }
    let link = MailedLink(
      account: account.id, email: account.email, recipient: recipient,
      expiresAt: registry.moment.adding(seconds: lifetime))
    try registry.put(link, secret.hash, in: links, for: Self.memory)
    try registry.put(secret.hash, account.id, in: latest, for: Self.memory)
  }

  /// Returns a valid link. Throws ``AccountError``.
  func check(_ secret: BearerSecret, in registry: RegistrySnapshot) throws -> MailedLink {
    guard let link = try registry.find(secret.hash, in: links) else { throw AccountError.badLink }
    guard !link.isUsed else { throw AccountError.usedLink }
    guard link.expiresAt > registry.moment else { throw AccountError.expiredLink }
    return link
  }

  /// Redeems a link. Throws ``AccountError``.
  func use(_ secret: BearerSecret, in registry: Registry) throws -> MailedLink {
    let link = try check(secret, in: registry.snapshot)
    try registry.put(
      MailedLink(account: link.account, expiresAt: registry.moment, isUsed: true), secret.hash,
      in: links, for: Self.memory)
    return link
  }

  /// Returns the latest link of an account, if it is still valid.
  func pending(of account: Account, in registry: RegistrySnapshot) throws -> MailedLink? {
    guard let hash = try registry.find(account.id, in: latest),
      let link = try registry.find(hash, in: links),
      !link.isUsed, link.expiresAt > registry.moment, link.email == account.email
    else { return nil }
    return link
  }

  /// Removes the latest link of an account.
  func forget(_ account: Account, in registry: Registry) throws {
    if let hash = try registry.find(account.id, in: latest) {
      try registry.remove(hash, in: links)
    }
    try registry.remove(account.id, in: latest)
  }
}
