import CoreModels
import CoreStorage
import Foundation

extension Accounts {
  private static let attempts = RegistryNamespace<OpenIDProvider.Attempt>("openid_attempt")
  /// Account ids by the hash of a provider and its name for the person.
  private static let identities = RegistryNamespace<String>("openid_identity")

  /// Begins a log-in, or connects the account of a person who is logged in; there are ten minutes
  /// for it. Returns the provider's page and a secret for the browser's cookie. Throws
  /// ``AccountError/noProvider``.
  package func beginOpenID(
    at provider: OpenIDProvider, redirect: String, next: String?, connecting account: String? = nil
  ) async throws -> (page: String, secret: BearerSecret) {
    let attempt = OpenIDProvider.Attempt(next: next, account: account)
    let secret = BearerSecret()
    let page = try await provider.page(attempt, state: secret.hash, redirect: redirect)
    try await store.changeRegistry { try $0.put(attempt, secret.hash, in: Self.attempts, for: 600) }
    return (page, secret)
  }

  /// Returns the account of the person whom the provider names, after connecting or registering it
  /// if necessary, and the page to open. `isLogIn` is `false` if the person was logged in already.
  /// Throws ``AccountError`` and ``RegistrationError``.
  package func endOpenID(
    _ secret: BearerSecret, code: String, at provider: OpenIDProvider, redirect: String
  ) async throws -> (account: Account, next: String?, isLogIn: Bool) {
    let attempt = try await store.changeRegistry { registry in
      let attempt = try registry.find(secret.hash, in: Self.attempts)
      try registry.remove(secret.hash, in: Self.attempts)
      return attempt
    }
    guard let attempt else { throw AccountError.logInOver }
    let token = try await provider.identity(of: code, in: attempt, redirect: redirect, at: now())
    let identity = (token.issuer + "\n" + token.subject).sha256
    let known = try await store.readRegistry { try Self.account(with: identity, in: $0) }
    if let known {
      guard attempt.account ?? known.id == known.id, !known.isShut else {
        throw AccountError.wrongCredentials
      }
      return (known, attempt.next, attempt.account == nil)
    }
    let account =
      if let id = attempt.account { try await account(id) } else { try await registered(token) }
    guard let account, account.openID == nil else { throw AccountError.notFound }
    let connected = try await change(account.id) { account, registry in
      let isVerified = token.email.map(AccountRules.normalized) == account.email
      guard isVerified || attempt.account != nil else { throw AccountError.connectFirst }
      guard account.openID == nil else { throw AccountError.notFound }
      try Self.put(identity, of: account, in: registry)
      account.openID = identity
      account.declinesOpenID = nil
      if isVerified { account.verifiedAt = account.verifiedAt ?? registry.moment }
    }
    return (connected, attempt.next, attempt.account == nil)
  }

  /// Returns the account that an identity is connected to, if the account names it too.
  private static func account(
    with identity: String, in registry: RegistrySnapshot
  ) throws -> Account? {
    guard let id = try registry.find(identity, in: identities),
      let account = try AccountShelf.account(id, in: registry),
      account.openID == identity
    else { return nil }
    return account
  }

  /// Connects an identity within a transaction. Throws ``AccountError/wrongCredentials`` if another
  /// account has it.
  private static func put(_ identity: String, of account: Account, in registry: Registry) throws {
    let owner = try registry.find(identity, in: identities)
      .flatMap { try AccountShelf.account($0, in: registry.snapshot) }
    guard owner.map({ $0.id == account.id || $0.openID != identity }) ?? true else {
      throw AccountError.wrongCredentials
    }
    try registry.put(account.id, identity, in: identities)
  }

  /// Returns the account of a verified address, or registers its person. An account whose owner has
  /// not confirmed the address is connected by its owner only, because anybody could have registered
  /// it.
  private func registered(_ token: OpenIDToken) async throws -> Account {
    guard let email = token.email else { throw AccountError.noVerifiedEmail }
    do {
      // Nobody knows this password; the person chooses one by mail if they want one.
      return try await register(
        email: email, password: BearerSecret().text, nickname: token.name ?? "")
    } catch AccountError.taken {
      guard let known = try await account(of: AccountRules.normalized(email)), !known.isShut,
        known.verifiedAt != nil, known.openID == nil, known.declinesOpenID != true
      else { throw AccountError.connectFirst }
      return known
    }
  }

  /// Disconnects an account from its provider.
  package func disconnect(_ account: Account) async throws {
    try await change(account.id) { account, registry in
      try Self.disconnect(&account, in: registry)
      account.declinesOpenID = true
    }
  }

  /// Disconnects an account from its provider within a transaction.
  static func disconnect(_ account: inout Account, in registry: Registry) throws {
    if let identity = account.openID, try registry.find(identity, in: identities) == account.id {
      try registry.remove(identity, in: identities)
    }
    account.openID = nil
  }
}
