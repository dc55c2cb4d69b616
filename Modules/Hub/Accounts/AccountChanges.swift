import CoreModels
import CoreStorage
import Foundation

extension Accounts {
  /// Changes what somebody calls themselves.
  @discardableResult
  func setNickname(_ text: String, of id: String) async throws -> Account {
    let nickname = try AccountRules.name(text)
    return try await change(id) { $0.nickname = nickname }
  }

  /// Chooses a new password; all tokens and sessions end, but the session that is named.
  @discardableResult
  func setPassword(
    _ text: String, of id: String, keepingSession session: String? = nil
  ) async throws -> Account {
    guard let account = try await account(id) else { throw AccountError.notFound }
    let password = try await hash(AccountRules.newPassword(text, of: account.names))
    return try await change(id, also: Self.endAll(but: session)) {
      $0.password = password
      $0.epoch += 1
    }
  }

  /// The same for somebody who knows the current one; throws ``AccountError/wrongPassword``.
  @discardableResult
  func changePassword(
    from current: String, to text: String, of id: String, keepingSession session: String? = nil
  ) async throws -> Account {
    try await requirePassword(current, of: id)
    return try await setPassword(text, of: id, keepingSession: session)
  }

  /// Logs out of every browser, but in the session that is named, and ends every token: of programs,
  /// of devices and of scripts.
  func logOutEverywhere(_ id: String, keepingSession session: String? = nil) async throws {
    try await change(id, also: Self.endAll(but: session)) { $0.epoch += 1 }
  }

  /// Deletes an account with everything that its person keeps here.
  func delete(_ id: String) async throws {
    // Whoever is still logged in writes nothing more while the data goes.
    let account = try await change(id, also: Self.endAll(but: nil)) {
      $0.isClosing = true
      $0.epoch += 1
    }
    try await finishDeleting(account)
  }

  /// The same for somebody who knows the password; throws ``AccountError/wrongPassword``.
  func delete(_ id: String, password: String) async throws {
    try await requirePassword(password, of: id)
    try await delete(id)
  }

  /// What is left of an account that is closing goes too, also where a process ended in between.
  func finishDeleting(_ account: Account) async throws {
    try await store.forgetProfile(account.id)
    let moment = now()
    try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      try LogInTries.forget(account, in: registry)
      try ScriptTokens.revokeAll(of: account.id, in: registry)
      try PushSubscriptions.removeAll(of: account.id, in: registry, at: moment)
      try CalendarFeeds.end(of: account.id, in: registry, at: moment)
      try SealedBatches(person: account.id).removeAll(from: registry)
      try PasswordReset.forget(account, in: registry, at: moment)
      try AccountShelf.remove(account, in: registry)
      // Answers to calls, turns of reminders, tokens: whatever is theirs by its name.
      try registry.removeAll(naming: account.id)
    }
    forgetRemembered(account.id)
    try await store.finishForgetting()
    _ = try await store.clearTraces()
  }

  /// Everything that a person has, with its history, as the archive that `daybook import` reads.
  func export(_ id: String) async throws -> Data {
    try await Archive(of: store.profile(named: id)).data()
  }

  /// Throws ``AccountError/wrongPassword`` and ``AccountError/notFound``.
  func requirePassword(_ password: String, of id: String) async throws {
    guard let account = try await account(id) else { throw AccountError.notFound }
    guard try await isPassword(password, of: account) else { throw AccountError.wrongPassword }
  }

  private static func endAll(
    but session: String?
  ) -> @Sendable (Account, Registry, Instant) throws -> Void {
    { account, registry, moment in
      try Sessions.endAll(of: account.id, but: session, in: registry, at: moment)
      try ScriptTokens.revokeAll(of: account.id, in: registry)
    }
  }
}

extension Accounts {
  /// Begins the reset of a forgotten password: the account, and the secret of the link to mail;
  /// `nil` where nobody has that address, which the caller must not show.
  func beginReset(of text: String) async throws -> (account: Account, secret: BearerSecret)? {
    let moment = now()
    guard let account = try await account(of: AccountRules.normalized(text)), !account.isShut
    else { return nil }
    let secret = BearerSecret()
    try await store.transaction(automatic: true) {
      try PasswordReset.begin(secret, for: account, in: $0.registry(), at: moment)
    }
    return (account, secret)
  }

  /// The id of the account that a mailed link is for; throws ``AccountError`` where it is good for
  /// nothing.
  @discardableResult
  func checkReset(_ secret: BearerSecret) async throws -> String {
    let moment = now()
    return try await store.read { try PasswordReset.check(secret, in: $0.registry, at: moment) }
  }

  /// Chooses a new password by a mailed link; all tokens and sessions end.
  @discardableResult
  func reset(_ secret: BearerSecret, to text: String) async throws -> Account {
    // The link comes first: what is wrong with it matters more than the password.
    let owner = try await account(checkReset(secret))
    let password = try await hash(AccountRules.newPassword(text, of: owner?.names ?? []))
    let moment = now()
    let id = try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      let id = try PasswordReset.use(secret, in: registry, at: moment)
      guard var account = try AccountShelf.account(id, in: registry.snapshot, at: moment) else {
        throw AccountError.badLink
      }
      account.password = password
      account.epoch += 1
      account.updatedAt = moment
      try AccountShelf.change(account, in: registry)
      try LogInTries.forget(account, in: registry)
      try Sessions.endAll(of: id, in: registry, at: moment)
      try ScriptTokens.revokeAll(of: id, in: registry)
      return id
    }
    forgetRemembered(id)
    guard let account = try await account(id) else { throw AccountError.badLink }
    return account
  }
}
