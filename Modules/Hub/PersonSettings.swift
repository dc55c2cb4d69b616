import CoreModels
import CorePlugin
import CoreStorage

/// What decides the days of a person whom a server serves.
struct PersonSettings: Sendable {
  /// What they chose for all products.
  let suite: SuiteSettings
  /// Where they live, as far as anybody knows: what they chose, else what a product knows, else what
  /// their browser said last. `nil` for where the server is.
  let timeZone: TimeZoneRules?

  /// What a person's store says; `plugins` are asked where they may live.
  init(in snapshot: Snapshot, asking plugins: [any Plugin]) throws {
    suite = try SuiteSettings(in: snapshot)
    var zone = suite.timeZone
    for plugin in plugins where zone == nil {
      zone = try plugin.timeZone(in: snapshot).flatMap { TimeZoneRules(identifier: $0) }
    }
    let browser = try snapshot.setting(WebSettings.browserZone)
    timeZone = zone ?? TimeZoneRules(identifier: browser)
  }
}

extension Hub {
  /// Keeps where a person's browser says that it is; what is no time zone is left aside.
  func keepBrowserZone(_ name: String?, of person: Person) async throws {
    guard let name, let zone = TimeZoneRules(identifier: name) else { return }
    let store = operatorWorld.store.profile(named: person.id)
    guard try await store.setting(WebSettings.browserZone) != zone.identifier else { return }
    try await store.transaction(automatic: true) {
      try $0.set(WebSettings.browserZone, to: zone.identifier)
    }
    operation.settings.forget(person.id)
  }
}
