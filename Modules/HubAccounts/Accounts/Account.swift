package import CoreModels
import CoreStorage

/// A registered account.
package struct Account: Codable, Hashable, Sendable {
  /// The name of the account's profile in the store.
  package var id: String
  /// The email address in lower case.
  package var email: String
  /// The time when its owner proved to receive mail there, if at all.
  package var verifiedAt: Instant?
  /// The chosen name; may be empty.
  package var username: String
  package var nickname: String
  package var password: PasswordHash
  /// The second factor, if enabled.
  package var secondFactor: SecondFactor?
  /// The passkeys, oldest first.
  package var passkeys: [Passkey]?
  /// The key of the provider's identity that logs in to the account, if one is connected.
  package var openID: String?
  /// `true` if its owner disconnected it from the provider, so that only they connect it again.
  var declinesOpenID: Bool?
  /// Consent to receive mail, and to the terms.
  package var emailConsent: Bool
  package var termsAccepted: Bool
  /// The accepted version of the privacy page; `nil` if none was required.
  package var privacyVersion: String?
  /// Incremented to revoke all tokens, which carry the number.
  var epoch = 0
  /// `true` while the account is being deleted, when it can no longer be used.
  var isClosing = false
  /// The time when the operator disabled the account, if at all.
  package var disabledAt: Instant?
  /// The time when the operator began to move the account to another database, if at all.
  var movingSince: Instant?
  /// `true` for a person who manages the people of the hub.
  package var isOperator: Bool?
  /// The storage quota in megabytes, 0 for unlimited; `nil` for the default.
  package var quota: Int?
  package var createdAt: Instant
  package var updatedAt: Instant

  package enum CodingKeys: String, CodingKey {
    case id, email, username, nickname, password, passkeys, epoch, quota
    case verifiedAt = "verified_at"
    case secondFactor = "second_factor"
    case openID = "openid"
    case declinesOpenID = "declines_openid"
    case emailConsent = "email_consent"
    case termsAccepted = "terms_accepted"
    case privacyVersion = "privacy_version"
    case isClosing = "is_closing"
    case isOperator = "is_operator"
    case disabledAt = "disabled_at"
    case movingSince = "moving_since"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  /// `true` if nobody can log in to the account.
  package var isShut: Bool { isClosing || disabledAt != nil || movingSince != nil }
  /// The names that must not make up the password.
  package var names: [String] { [email, username, nickname] }
  /// The person of the account, as requests carry it.
  package var person: Person { Person(id: id, email: email) }
}

/// Reads and writes accounts within a snapshot or a transaction.
enum AccountShelf {
  private static let accounts = RegistryNamespace<Account>("account")
  /// Account ids by email address.
  private static let addresses = RegistryNamespace<String>("account_address")

  static func all(in registry: RegistrySnapshot) throws -> [Account] {
    try registry.list(accounts, limit: 1_000_000).map(\.value)
  }

  static func account(_ id: String, in registry: RegistrySnapshot) throws -> Account? {
    try registry.find(id, in: accounts)
  }

  static func account(of email: String, in registry: RegistrySnapshot) throws -> Account? {
    try registry.find(email, in: addresses).flatMap { try registry.find($0, in: accounts) }
  }

  /// Adds an account. Throws ``AccountError/taken`` if its address is registered.
  static func add(_ account: Account, in registry: Registry) throws {
    guard try registry.find(account.email, in: addresses) == nil else { throw AccountError.taken }
    try registry.put(account.id, account.email, in: addresses)
    try registry.put(account, account.id, in: accounts)
  }

  static func change(_ account: Account, in registry: Registry) throws {
    try registry.put(account, account.id, in: accounts)
  }

  /// Changes an account's address. Throws ``AccountError/taken`` if it is registered.
  static func setAddress(
    _ email: String, of account: inout Account, in registry: Registry
  ) throws {
    guard try registry.find(email, in: addresses) == nil else { throw AccountError.taken }
    try registry.remove(account.email, in: addresses)
    try registry.put(account.id, email, in: addresses)
    account.email = email
  }

  static func remove(_ account: Account, in registry: Registry) throws {
    // Somebody may have registered the address again meanwhile. Addresses never expire.
    if try registry.find(account.email, in: addresses) == account.id {
      try registry.remove(account.email, in: addresses)
    }
    try registry.remove(account.id, in: accounts)
  }
}
