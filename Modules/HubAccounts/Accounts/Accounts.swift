package import CoreModels
package import CorePlugin
package import CoreStorage
import Foundation
package import HubConfiguration

/// The accounts of a multi-user hub, as the API and the pages use them.
///
/// Texts are taken as typed. All functions throw ``AccountError`` or ``AccessError``.
package final class Accounts: Sendable {
  package let store: Store
  package let now: @Sendable () -> Instant
  package let makeID: @Sendable () -> String
  package let sessions: Sessions
  package let scriptTokens: ScriptTokens
  package let tokens: SigningKeys
  package let tries: LogInThrottle
  /// The policy for registrations.
  package let policy: HubSettings.Registration
  private let known: ExpiringCache<String, Account?>
  private let revoked: ExpiringCache<String, Bool>
  private let cost: PasswordHash.Cost
  private let work: HashingPool
  private static let revokedTokens = RegistryNamespace<Bool>("revoked_token")

  package init(
    _ world: World, sessions: Sessions, scriptTokens: ScriptTokens,
    cost: PasswordHash.Cost = .standard, policy: HubSettings.Registration = .open,
    memory: Duration = .seconds(1)
  ) {
    self.policy = policy
    (store, now, makeID) = (world.store, world.now, world.makeID)
    self.sessions = sessions
    self.scriptTokens = scriptTokens
    self.cost = cost
    tokens = SigningKeys(store, now: now, memory: memory)
    tries = LogInThrottle(store: store)
    known = ExpiringCache(for: memory)
    revoked = ExpiringCache(for: memory)
    work = HashingPool()
  }

  /// Creates an account with the accepted version of the privacy page and the secret of the
  /// invitation, if any. Throws ``RegistrationError`` if the hub does not accept registrations.
  @discardableResult
  package func register(
    email: String, password: String, username: String = "", nickname: String = "",
    emailConsent: Bool = false, termsAccepted: Bool = false, privacyVersion: String? = nil,
    invitation: String? = nil
  ) async throws -> Account {
    guard policy != .closed else { throw RegistrationError.closed }
    let email = try AccountRules.email(email)
    let (username, nickname) = (
      try AccountRules.name(username), try AccountRules.name(nickname)
    )
    let password = try AccountRules.newPassword(password, of: [email, username, nickname])
    let moment = now()
    if let other = try await account(of: email) {
      guard other.isClosing else { throw AccountError.taken }
      try await finishDeleting(other)
    }
    let account = Account(
      id: makeID(), email: email, username: username, nickname: nickname,
      password: try await hash(password), emailConsent: emailConsent,
      termsAccepted: termsAccepted, privacyVersion: privacyVersion, createdAt: moment,
      updatedAt: moment)
    let invitation = invitation.map { BearerSecret($0) }
    try await store.changeRegistry { [policy] registry in
      if policy == .invite {
        try Invitations.use(invitation, by: email, in: registry)
      }
      try AccountShelf.add(account, in: registry)
    }
    return account
  }

  /// Returns the account with that address and password; failed attempts are throttled.
  package func logIn(email text: String, password: String, from place: LogInPlace) async throws
    -> Account
  {
    let email = AccountRules.normalized(text)
    let account = try await account(of: email).flatMap { $0.isShut ? nil : $0 }
    try await tries.begin(for: email, account: account, on: place.marks)
    let typed = password.precomposedStringWithCanonicalMapping
    // An unknown address costs the same work, so that timing does not reveal accounts.
    let kept = account?.password
    let isRight = try await work.run { [cost] in
      guard let kept else {
        _ = try PasswordHash(typed, cost: cost)
        return false
      }
      return try kept.matches(typed)
    }
    guard isRight, var account else { throw AccountError.wrongCredentials }
    // With a second factor, the log-in succeeds only after the code.
    if account.secondFactor == nil { try await tries.succeed(account, on: place.marks) }
    if account.password.cost != cost {
      let renewed = try await hash(typed)
      account = try await change(account.id) { $0.password = renewed }
    }
    return account
  }

  /// Issues an API token.
  package func token(for account: Account) async throws -> String {
    try await tokens.sign(AccountToken(account, at: now()))
  }

  /// Verifies a token and returns its account. Throws ``AccessError`` for a forged, expired or
  /// revoked token.
  package func verify(_ token: String) async throws -> (token: AccountToken, account: Account) {
    let token = try await tokens.verify(token)
    guard let account = try await account(token.subject), !account.isShut,
      token.epoch == account.epoch
    else { throw AccessError.invalidToken }
    let key = token.subject + "/" + token.id
    let isRevoked = try await revoked.value(for: key) { [self] in
      try await store.readRegistry { try $0.find(key, in: Self.revokedTokens) ?? false }
    }
    guard !isRevoked else { throw AccessError.invalidToken }
    return (token, account)
  }

  /// Revokes one token.
  package func revoke(_ token: AccountToken) async throws {
    let key = token.subject + "/" + token.id
    let end = Instant(milliseconds: Int64(token.expiresAt) * 1000)
    try await store.changeRegistry { try $0.put(true, key, in: Self.revokedTokens, until: end) }
    revoked.forget(key)
  }

  /// Returns the account with that id, or `nil` if it no longer exists.
  package func account(_ id: String) async throws -> Account? {
    try await known.value(for: id) { [self] in
      try await store.readRegistry { try AccountShelf.account(id, in: $0) }
    }
  }

  /// Returns the account of an address in lower case.
  package func account(of email: String) async throws -> Account? {
    try await store.readRegistry { try AccountShelf.account(of: email, in: $0) }
  }
}

extension Accounts {
  /// Changes an account in one transaction and returns it.
  @discardableResult
  package func change(
    _ id: String, _ body: @escaping @Sendable (inout Account) throws -> Void
  ) async throws -> Account {
    try await change(id) { account, _ in try body(&account) }
  }

  /// Changes an account together with other rows of the registry in one transaction and returns it.
  @discardableResult
  func change(
    _ id: String, with body: @escaping @Sendable (inout Account, Registry) throws -> Void
  ) async throws -> Account {
    let changed = try await store.changeRegistry { registry in
      guard var account = try AccountShelf.account(id, in: registry.snapshot) else {
        throw AccountError.notFound
      }
      try body(&account, registry)
      account.updatedAt = registry.moment
      try AccountShelf.change(account, in: registry)
      return account
    }
    forgetRemembered(id)
    return changed
  }

  /// Removes a person from the caches after a change.
  func forgetRemembered(_ id: String) {
    known.forget(id)
    sessions.forgetRemembered()
    scriptTokens.forgetRemembered()
  }

  /// Hashes a new password.
  package func hash(_ password: String) async throws -> PasswordHash {
    try await work.run { [cost] in try PasswordHash(password, cost: cost) }
  }

  /// Checks a password against the account's.
  func isPassword(_ password: String, of account: Account) async throws -> Bool {
    let typed = password.precomposedStringWithCanonicalMapping
    return try await work.run { try account.password.matches(typed) }
  }
}
