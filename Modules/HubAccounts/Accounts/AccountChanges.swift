import CoreModels
import CoreStorage
package import Foundation

extension Accounts {
  @discardableResult
  package func setNickname(_ text: String, of id: String) async throws -> Account {
    let nickname = try AccountRules.name(text)
    return try await change(id) { $0.nickname = nickname }
  }

  /// Sets a password, disconnects the provider and revokes all tokens and sessions, except the named
  /// session.
  @discardableResult
  package func setPassword(
    _ text: String, of id: String, keepingSession session: String? = nil
  ) async throws -> Account {
    guard let account = try await account(id) else { throw AccountError.notFound }
    let password = try await hash(AccountRules.newPassword(text, of: account.names))
    return try await change(id) { account, registry in
      try Self.endAll(of: account, but: session, in: registry)
      try Self.disconnect(&account, in: registry)
      account.password = password
      account.epoch += 1
    }
  }

  /// Changes the password after checking the current one. Throws ``AccountError/wrongPassword``.
  @discardableResult
  package func changePassword(
    from current: String, to text: String, of id: String, keepingSession session: String? = nil
  ) async throws -> Account {
    try await requirePassword(current, of: id)
    return try await setPassword(text, of: id, keepingSession: session)
  }

  /// Ends all sessions, except the named one, and revokes all tokens of programs, devices and
  /// scripts.
  package func logOutEverywhere(_ id: String, keepingSession session: String? = nil) async throws {
    try await change(id) { account, registry in
      try Self.endAll(of: account, but: session, in: registry)
      account.epoch += 1
    }
  }

  /// Deletes an account with all of its data.
  package func delete(_ id: String) async throws {
    // No logged-in client can write while the data is being deleted.
    let account = try await change(id) { account, registry in
      try Self.endAll(of: account, in: registry)
      account.isClosing = true
      account.epoch += 1
    }
    try await finishDeleting(account)
  }

  /// Deletes an account after checking the password. Throws ``AccountError/wrongPassword``.
  package func delete(_ id: String, password: String) async throws {
    try await requirePassword(password, of: id)
    try await delete(id)
  }

  /// Deletes the rest of a closing account; also resumes after a crash.
  func finishDeleting(_ account: Account) async throws {
    try await store.forgetProfile(account.id)
    try await store.changeRegistry { registry in
      try LogInThrottle.forget(account, in: registry)
      try ScriptTokens.revokeAll(of: account.id, in: registry)
      try PushSubscriptions.removeAll(of: account.id, in: registry)
      try CalendarFeeds.end(of: account.id, in: registry)
      try SealedBatches(person: account.id).removeAll(from: registry)
      try MailedLinks.password.forget(account, in: registry)
      try MailedLinks.address.forget(account, in: registry)
      var account = account
      try Self.disconnect(&account, in: registry)
      try AccountShelf.remove(account, in: registry)
      // Stored responses, reminder turns, tokens: everything under the person's id.
      try registry.removeAll(naming: account.id)
    }
    forgetRemembered(account.id)
    try await store.finishForgetting()
    _ = try await store.clearTraces()
  }

  /// Exports all data of a person with its history, as the archive for `daybook import`.
  package func export(_ id: String) async throws -> Data {
    try await Archive(of: store.profile(named: id)).data()
  }

  /// Throws ``AccountError/wrongPassword`` and ``AccountError/notFound``.
  package func requirePassword(_ password: String, of id: String) async throws {
    guard let account = try await account(id) else { throw AccountError.notFound }
    guard try await isPassword(password, of: account) else { throw AccountError.wrongPassword }
  }

  private static func endAll(
    of account: Account, but session: String? = nil, in registry: Registry
  ) throws {
    try Sessions.endAll(of: account.id, but: session, in: registry)
    try ScriptTokens.revokeAll(of: account.id, in: registry)
    try forgetAwaitedAddress(of: account, in: registry)
  }
}

extension Accounts {
  /// Begins a password reset and returns the account with the secret for the mailed link; `nil` if
  /// nobody has the address. Callers must not reveal which. A link that is not mailed, but handed
  /// over by the operator, says nothing about the address.
  func beginReset(
    of text: String, isMailed: Bool = true
  ) async throws -> (account: Account, secret: BearerSecret)? {
    guard let account = try await account(of: AccountRules.normalized(text)), !account.isShut
    else { return nil }
    let secret = BearerSecret()
    try await store.changeRegistry {
      try MailedLinks.password.begin(
        secret, for: account, mailedTo: isMailed ? account.email : nil, in: $0)
    }
    return (account, secret)
  }

  /// Returns the account id of a mailed link. Throws ``AccountError`` if the link is invalid.
  @discardableResult
  func checkReset(_ secret: BearerSecret) async throws -> String {
    try await store.readRegistry { try MailedLinks.password.check(secret, in: $0).account }
  }

  /// Sets a new password by a mailed link, disconnects the provider and revokes all tokens, sessions
  /// and passkeys. The mail also confirms the address.
  @discardableResult
  package func reset(_ secret: BearerSecret, to text: String) async throws -> Account {
    // A bad link is reported before a bad password.
    guard let owner = try await account(checkReset(secret)) else { throw AccountError.badLink }
    let password = try await hash(AccountRules.newPassword(text, of: owner.names))
    return try await change(owner.id) { account, registry in
      let link = try MailedLinks.password.use(secret, in: registry)
      guard link.account == account.id, link.email.map({ $0 == account.email }) ?? true
      else { throw AccountError.badLink }
      if link.recipient != nil { account.verifiedAt = account.verifiedAt ?? registry.moment }
      account.password = password
      account.passkeys = nil
      // Somebody else may have connected a provider of their own.
      try Self.disconnect(&account, in: registry)
      account.epoch += 1
      try LogInThrottle.forget(account, in: registry)
      try MailedLinks.address.forget(account, in: registry)
      try Sessions.endAll(of: account.id, in: registry)
      try ScriptTokens.revokeAll(of: account.id, in: registry)
    }
  }
}
