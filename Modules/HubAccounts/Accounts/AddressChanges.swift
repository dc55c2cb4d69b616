import CoreModels
import CoreStorage

extension Accounts {
  /// Begins to confirm an account's address, or a new one for it. Returns the secret for the mailed
  /// link, and `true` if another account has the address, which only its owner may learn.
  func beginConfirming(
    _ email: String, of id: String
  ) async throws -> (secret: BearerSecret, isTaken: Bool) {
    let secret = BearerSecret()
    let isTaken = try await store.changeRegistry { registry in
      // Another process may have changed the address a moment ago.
      guard let account = try AccountShelf.account(id, in: registry.snapshot) else {
        throw AccountError.notFound
      }
      try MailedLinks.address.begin(secret, for: account, mailedTo: email, in: registry)
      let owner = try AccountShelf.account(of: email, in: registry.snapshot)
      return owner.map { $0.id != id } ?? false
    }
    return (secret, isTaken)
  }

  /// Returns the account of a mailed link and the address that the link confirms. Throws
  /// ``AccountError``.
  package func addressToConfirm(
    by secret: BearerSecret, of id: String
  ) async throws -> (account: Account, email: String) {
    try await store.readRegistry { registry in
      let link = try MailedLinks.address.check(secret, in: registry)
      guard let account = try AccountShelf.account(id, in: registry) else {
        throw AccountError.notFound
      }
      return (account, try Self.recipient(of: link, for: account))
    }
  }

  /// Confirms an account's address by a mailed link, and changes it if the link is for a new one.
  /// Throws ``AccountError``.
  @discardableResult
  package func confirmAddress(by secret: BearerSecret, of id: String) async throws -> Account {
    try await change(id) { account, registry in
      let link = try MailedLinks.address.use(secret, in: registry)
      try Self.move(&account, to: Self.recipient(of: link, for: account), in: registry)
      account.verifiedAt = registry.moment
    }
  }

  /// Changes an account's address at once, without confirming it. Throws ``AccountError``.
  @discardableResult
  package func setAddress(_ text: String, of id: String) async throws -> Account {
    let email = try AccountRules.email(text)
    return try await change(id) { account, registry in
      guard email != account.email else { return }
      try Self.move(&account, to: email, in: registry)
      try MailedLinks.address.forget(account, in: registry)
      account.verifiedAt = nil
    }
  }

  /// Returns the new address that an account gets once it is confirmed, if any.
  package func awaitedAddress(of account: Account) async throws -> String? {
    let link = try await store.readRegistry {
      try MailedLinks.address.pending(of: account, in: $0)
    }
    return link?.recipient.flatMap { $0 == account.email ? nil : $0 }
  }

  /// Keeps an account's address instead of the new one that is not confirmed yet.
  package func keepAddress(of account: Account) async throws {
    try await store.changeRegistry { try Self.forgetAwaitedAddress(of: account, in: $0) }
  }

  /// Ends the link to a new address of an account within a transaction, because somebody else may
  /// have asked for it.
  static func forgetAwaitedAddress(of account: Account, in registry: Registry) throws {
    let link = try MailedLinks.address.pending(of: account, in: registry.snapshot)
    guard let link, link.recipient != account.email else { return }
    try MailedLinks.address.forget(account, in: registry)
  }

  /// Returns the address that a link confirms, if it was made for the account with its present one.
  private static func recipient(of link: MailedLink, for account: Account) throws -> String {
    guard link.account == account.id else { throw AccountError.otherAccount }
    guard link.email == account.email, let recipient = link.recipient else {
      throw AccountError.badLink
    }
    return recipient
  }

  /// Gives an account another address within a transaction. Links for a new password and the tokens
  /// of programs end, because they name the old one. Throws ``AccountError/taken``.
  private static func move(
    _ account: inout Account, to email: String, in registry: Registry
  ) throws {
    guard email != account.email else { return }
    try AccountShelf.setAddress(email, of: &account, in: registry)
    try MailedLinks.password.forget(account, in: registry)
    try Sessions.rename(account.person, in: registry)
    account.epoch += 1
  }
}
