import CoreModels
package import CorePlugin
import CoreStorage
package import HubAccounts

/// The worlds of people: their records and settings, with the server's effects except those of its
/// machine.
package struct PersonalWorlds: Sendable {
  /// The operator's world, which anonymous callers get.
  package let server: World
  /// The operator's world without access to its machine.
  let served: World
  private let plugins: [any Plugin]
  private let options: HubOptions
  private let accounts: Accounts
  /// People's settings, cached to save most requests a read.
  package let settings: ExpiringCache<String, PersonSettings>

  package init(
    server: World, served: World, plugins: [any Plugin], options: HubOptions, accounts: Accounts,
    settings: ExpiringCache<String, PersonSettings>
  ) {
    (self.server, self.served, self.plugins) = (server, served, plugins)
    (self.options, self.accounts, self.settings) = (options, accounts, settings)
  }

  /// Returns a person's world, or the operator's for `nil`.
  package func world(of person: Person?) async throws -> World {
    guard let person else { return server }
    var world = served
    world.store = server.store.profile(named: person.id).namingOmissions(in: Omissions())
    guard person != .nobody else {
      world.store = world.store.beforeWrites { _ in throw AccessError.notAllowed }
      return world
    }
    let store = world.store
    // On a single-user hub, the server's time zone is the person's.
    let asked = options.isMultiUser ? plugins : []
    let settings = try await settings.value(for: person.id) {
      try await store.read { try PersonSettings(in: $0, asking: asked) }
    }
    world.calendar =
      settings.timeZone.map { DayCalendar(timeZone: $0, dayStartsAt: settings.suite.dayStartsAt) }
      ?? server.calendar.starting(at: settings.suite.dayStartsAt)
    if let zone = settings.timeZone { world.environment["TZ"] = zone.identifier }
    if let language = settings.suite.language { world.language = language }
    if options.isMultiUser {
      world.account = try await accounts.account(person.id).map {
        AccountName(email: $0.email, username: $0.username, nickname: $0.nickname)
      }
    }
    return world
  }
}
