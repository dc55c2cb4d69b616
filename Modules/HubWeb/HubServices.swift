package import CorePlugin
package import HubAccounts

/// The services that the handlers of routes use. A class, because every request passes them on.
package final class HubServices: Sendable {
  /// The products, in the order of Today.
  package let plugins: [any Plugin]
  /// All routes, in the order of the documentation.
  package let routes: [HubRoute]
  /// The operator's world, the basis of every person's world.
  package let operatorWorld: World
  package let options: HubOptions
  /// Authenticates requests.
  package let gate: Gate
  /// Sends mail to people about their accounts.
  package let mail: AccountMail
  /// The frame around the products' pages.
  package let web: WebApp
  /// Notifies open pages of writes.
  package let changes: LogWatch
  /// The worlds of the people whom the server serves.
  package let worlds: PersonalWorlds
  /// `true` for a person whose devices seal their data, cached by profile.
  package let sealedPeople: ExpiringCache<String, Bool>

  package init(
    plugins: [any Plugin], routes: [HubRoute], operatorWorld: World, options: HubOptions,
    gate: Gate, mail: AccountMail, web: WebApp, changes: LogWatch, worlds: PersonalWorlds,
    sealedPeople: ExpiringCache<String, Bool>
  ) {
    (self.plugins, self.routes, self.operatorWorld) = (plugins, routes, operatorWorld)
    (self.options, self.gate, self.mail) = (options, gate, mail)
    (self.web, self.changes, self.worlds) = (web, changes, worlds)
    self.sealedPeople = sealedPeople
  }

  package var accounts: Accounts { gate.accounts }
}
