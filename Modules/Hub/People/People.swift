import CoreModels
import CorePlugin
import CoreStorage
import HubConfiguration

/// What an operator does with the people of a hub.
struct People: Sendable {
  let world: World
  let accounts: Accounts

  /// The people whose hub has its data in that world.
  init(of world: World) {
    self.world = world
    accounts = Accounts(
      world, sessions: Sessions(world.store, now: world.now, memory: .zero),
      scriptTokens: ScriptTokens(world.store, now: world.now, memory: .zero), memory: .zero)
  }

  /// Somebody with what they keep.
  struct Entry: Sendable {
    let account: Account
    let records: Int
    let latest: Instant?
    /// How many bytes they have, with their history.
    let size: Int
  }

  /// Everybody, by address.
  func all() async throws -> [Entry] {
    let moment = world.now()
    let kept = Dictionary(
      try await world.store.profiles().map { ($0.name, $0) }
    ) { first, _ in first }
    let all = try await world.store.read { try AccountShelf.all(in: $0.registry, at: moment) }
    var entries: [Entry] = []
    for account in all.sorted(by: { $0.email < $1.email }) {
      let profile = kept[account.id]
      let size = try await Quota.used(in: world.store.profile(named: account.id))
      entries.append(
        Entry(
          account: account, records: profile?.records ?? 0, latest: profile?.latest, size: size))
    }
    return entries
  }

  /// The account of an address as it is typed; throws ``AccountError/notFound``.
  func account(of email: String) async throws -> Account {
    guard let account = try await accounts.account(of: AccountRules.normalized(email)) else {
      throw AccountError.notFound
    }
    return account
  }

  /// Lets somebody in no more, or again; what they keep stays.
  func setDisabled(_ isDisabled: Bool, _ account: Account) async throws {
    let moment = world.now()
    if isDisabled { try await accounts.logOutEverywhere(account.id) }
    try await accounts.change(account.id) { $0.disabledAt = isDisabled ? moment : nil }
  }

  /// Lets somebody keep so many megabytes, 0 for any; `nil` for what everybody may.
  func setQuota(_ megabytes: Int?, _ account: Account) async throws {
    try await accounts.change(account.id) { $0.quota = megabytes }
  }

  /// The link of an invitation that holds for so many days.
  func invite(_ email: String?, days: Int) async throws -> String {
    let (secret, moment) = (BearerSecret(), world.now())
    let email = try email.map { try AccountRules.email($0) }
    try await world.store.transaction(automatic: true) {
      try Invitations.add(secret, for: email, days: days, in: $0.registry(), at: moment)
    }
    return try await baseURL() + "/register?invitation=" + secret.text
  }

  /// The link by which somebody chooses a new password within an hour, with which they get in again:
  /// their second factor is off.
  func reset(_ account: Account) async throws -> String {
    guard let (_, secret) = try await accounts.beginReset(of: account.email) else {
      throw AccountError.notFound
    }
    try await accounts.change(account.id) { $0.secondFactor = nil }
    return try await baseURL() + Hub.resetPath + "?token=" + secret.text
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
