import CoreModels
import CoreStorage

/// Somebody who registered at the hub.
struct Account: Codable, Hashable, Sendable {
  /// The name of their profile in the store.
  var id: String
  /// Their address in lower case.
  var email: String
  /// What they call themselves; empty where they did not say.
  var username: String
  var nickname: String
  /// What is kept of their password.
  var password: PasswordHash
  /// What they show beside the password; `nil` where that is enough.
  var secondFactor: SecondFactor?
  /// Whether they agreed to get mail, and to the terms.
  var emailConsent: Bool
  var termsAccepted: Bool
  /// Which version of the page about privacy they agreed to; `nil` where they were asked for none.
  var privacyVersion: String?
  /// How often everything that was given out became worthless: tokens carry the number.
  var epoch = 0
  /// Whether the account is being deleted, so that nobody can use it any more.
  var isClosing = false
  /// Since when the operator lets them in no more; `nil` where they may come.
  var disabledAt: Instant?
  /// Megabytes that they may keep, 0 for any; `nil` for what everybody may.
  var quota: Int?
  var createdAt: Instant
  var updatedAt: Instant

  enum CodingKeys: String, CodingKey {
    case id, email, username, nickname, password, epoch, quota
    case secondFactor = "second_factor"
    case emailConsent = "email_consent"
    case termsAccepted = "terms_accepted"
    case privacyVersion = "privacy_version"
    case isClosing = "is_closing"
    case disabledAt = "disabled_at"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  /// Whether nobody gets in by it.
  var isShut: Bool { isClosing || disabledAt != nil }
  /// What they are called, as others would guess it in a password.
  var names: [String] { [email, username, nickname] }
  /// Who they are in calls.
  var person: Person { Person(id: id, email: email) }
}

/// Where accounts are kept, within one state of the store or one transaction of it.
enum AccountShelf {
  private static let accounts = Drawer<Account>("account")
  /// The ids of accounts by address.
  private static let addresses = Drawer<String>("account_address")

  static func all(in registry: RegistrySnapshot, at moment: Instant) throws -> [Account] {
    try registry.list(accounts, limit: 1_000_000, at: moment).map(\.value)
  }

  static func account(
    _ id: String, in registry: RegistrySnapshot, at moment: Instant
  ) throws -> Account? {
    try registry.find(id, in: accounts, at: moment)
  }

  static func account(
    of email: String, in registry: RegistrySnapshot, at moment: Instant
  ) throws -> Account? {
    try registry.find(email, in: addresses, at: moment)
      .flatMap { try registry.find($0, in: accounts, at: moment) }
  }

  /// Adds an account; throws ``AccountError/taken`` where its address has one.
  static func add(_ account: Account, in registry: Registry, at moment: Instant) throws {
    guard try registry.find(account.email, in: addresses, at: moment) == nil else {
      throw AccountError.taken
    }
    try registry.put(account.id, account.email, in: addresses)
    try registry.put(account, account.id, in: accounts)
  }

  static func change(_ account: Account, in registry: Registry) throws {
    try registry.put(account, account.id, in: accounts)
  }

  static func remove(_ account: Account, in registry: Registry) throws {
    try registry.remove(account.email, in: addresses)
    try registry.remove(account.id, in: accounts)
  }
}
