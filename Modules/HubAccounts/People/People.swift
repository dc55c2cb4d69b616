package import CoreModels
package import CorePlugin
import CoreStorage
import Foundation
import HubConfiguration

/// The operator's management of accounts.
package struct People: Sendable {
  package let world: World
  package let accounts: Accounts

  /// Manages the accounts of the hub whose data is in that world.
  package init(of world: World) {
    self.world = world
    accounts = Accounts(
      world, sessions: Sessions(world.store, now: world.now, memory: .zero),
      scriptTokens: ScriptTokens(world.store, now: world.now, memory: .zero), memory: .zero)
  }

  /// Manages the accounts that a running hub uses.
  package init(world: World, accounts: Accounts) {
    (self.world, self.accounts) = (world, accounts)
  }

  /// A person with their storage.
  package struct Entry: Sendable {
    package let account: Account
    package let records: Int
    package let latest: Instant?
    /// The size of their data in bytes, with its history.
    package let size: Int

    /// The size in megabytes, rounded up.
    package var megabytes: Int { (size + Quota.megabyte - 1) / Quota.megabyte }
  }

  /// Returns the people whose address or name contains a text, sorted by address.
  package func all(containing text: String = "", limit: Int = .max) async throws -> [Entry] {
    let kept = Dictionary(
      try await world.store.profiles().map { ($0.name, $0) }
    ) { first, _ in first }
    let all = try await world.store.readRegistry { try AccountShelf.all(in: $0) }
    var entries: [Entry] = []
    let found = all.filter { account in
      text.isEmpty || account.names.contains { $0.localizedStandardContains(text) }
    }
    for account in found.sorted(by: { $0.email < $1.email }).prefix(limit) {
      let profile = kept[account.id]
      let size = try await Quota.used(in: world.store.profile(named: account.id))
      entries.append(
        Entry(
          account: account, records: profile?.records ?? 0, latest: profile?.latest, size: size))
    }
    return entries
  }

  /// Returns the account with an address as typed. Throws ``AccountError/notFound``.
  package func account(of email: String) async throws -> Account {
    guard let account = try await accounts.account(of: AccountRules.normalized(email)) else {
      throw AccountError.notFound
    }
    return account
  }

  /// Disables or enables an account; its data stays.
  package func setDisabled(_ isDisabled: Bool, _ account: Account) async throws {
    let moment = world.now()
    if isDisabled { try await accounts.logOutEverywhere(account.id) }
    try await accounts.change(account.id) {
      $0.disabledAt = isDisabled ? moment : nil
      // An operator may also give up on a database that a person was moving to.
      if !isDisabled { $0.movingSince = nil }
    }
  }

  /// Lets an account manage people on `/people`, or no longer.
  package func setOperator(_ isOperator: Bool, _ account: Account) async throws {
    try await accounts.change(account.id) { $0.isOperator = isOperator ? true : nil }
  }

  /// Sets an account's quota in megabytes, 0 for unlimited; `nil` for the default.
  package func setQuota(_ megabytes: Int?, _ account: Account) async throws {
    try await accounts.change(account.id) { $0.quota = megabytes }
  }

  /// Gives an account another address at once, which is not confirmed. Throws ``AccountError``.
  package func setAddress(_ email: String, _ account: Account) async throws -> Account {
    try await accounts.setAddress(email, of: account.id)
  }

  /// Creates an invitation that expires after `days` days and returns its link.
  package func invite(_ email: String?, days: Int) async throws -> String {
    let secret = BearerSecret()
    let email = try email.map { try AccountRules.email($0) }
    try await world.store.changeRegistry {
      try Invitations.add(secret, for: email, days: days, in: $0)
    }
    return try await baseURL() + "/register?invitation=" + secret.text
  }

  /// Disables the second factor and returns a link to choose a new password within an hour.
  package func reset(_ account: Account) async throws -> String {
    guard let (_, secret) = try await accounts.beginReset(of: account.email, isMailed: false)
    else {
      throw AccountError.notFound
    }
    try await accounts.change(account.id) { $0.secondFactor = nil }
    return try await baseURL() + AccountMail.resetPath + "?token=" + secret.text
  }

  private func baseURL() async throws -> String {
    let environment = world.environment
    let settings = try await world.store.read {
      try HubSettings(in: $0, environment: environment)
    }
    var options = HubOptions()
    options.settings = settings
    return options.publicURL?.text
      ?? ListenAddress(settings.listen).map { $0.url(port: $0.port) } ?? ""
  }
}
