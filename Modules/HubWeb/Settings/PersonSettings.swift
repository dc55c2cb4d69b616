package import CoreModels
package import CorePlugin
package import CoreStorage
import HubAccounts

/// The settings that determine a served person's days.
package struct PersonSettings: Sendable {
  /// The settings shared by all products.
  let suite: SuiteSettings
  /// The chosen time zone, or one that a product knows, or the browser's last one. `nil` for the
  /// server's own.
  package let timeZone: TimeZoneRules?

  /// Reads the settings from a person's store, asking `plugins` for a time zone.
  package init(in snapshot: Snapshot, asking plugins: [any Plugin]) throws {
    suite = try SuiteSettings(in: snapshot)
    var zone = suite.timeZone
    for plugin in plugins where zone == nil {
      zone = try plugin.timeZone(in: snapshot).flatMap { TimeZoneRules(identifier: $0) }
    }
    let browser = try snapshot.setting(WebSettings.browserZone)
    timeZone = zone ?? TimeZoneRules(identifier: browser)
  }
}

extension HubServices {
  /// Stores the time zone of a person's browser; invalid names are ignored.
  func keepBrowserZone(_ name: String?, of person: Person) async throws {
    guard let name, let zone = TimeZoneRules(identifier: name) else { return }
    let store = operatorWorld.store.profile(named: person.id)
    guard try await store.setting(WebSettings.browserZone) != zone.identifier else { return }
    try await store.transaction(automatic: true) {
      try $0.set(WebSettings.browserZone, to: zone.identifier)
    }
    worlds.settings.forget(person.id)
  }
}
