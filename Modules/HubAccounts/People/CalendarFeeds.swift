package import CoreModels
package import CoreStorage

/// A person's calendar feed, served at a secret address.
package struct CalendarFeed: Codable, Hashable, Sendable {
  package var person: Person
  /// The hash of the address's secret.
  package var hash: String
  /// A prefix for event ids. A new address of the same person keeps it, so that calendar apps
  /// recognize the events.
  package var owner: String
  package var createdAt: Instant

  package enum CodingKeys: String, CodingKey {
    case person, hash, owner
    case createdAt = "created_at"
  }

  /// The feed's path for a secret.
  package static func path(_ secret: BearerSecret) -> String { "/calendar/\(secret.text).ics" }
}

/// The calendar feeds, at most one per person; addresses are stored as hashes.
package struct CalendarFeeds: Sendable {
  private static let feeds = RegistryNamespace<CalendarFeed>("calendar_feed")
  /// People by the hash of their address.
  private static let people = RegistryNamespace<Person>("calendar_address")

  private let store: Store

  package init(store: Store) { self.store = store }

  /// Creates an address, replacing an earlier one. Returns its path, which is shown only once.
  package func make(for person: Person) async throws -> String {
    let secret = BearerSecret()
    try await store.changeRegistry { registry in
      let last = try registry.find(person.id, in: Self.feeds)
      if let last { try registry.remove(last.hash, in: Self.people) }
      let owner = last?.owner ?? String(BearerSecret().hash.prefix(16))
      try registry.put(
        CalendarFeed(person: person, hash: secret.hash, owner: owner, createdAt: registry.moment),
        person.id, in: Self.feeds)
      try registry.put(person, secret.hash, in: Self.people)
    }
    return CalendarFeed.path(secret)
  }

  /// Returns the feed at an address; `nil` if it was replaced or turned off.
  package func find(_ secret: BearerSecret) async throws -> CalendarFeed? {
    let hash = secret.hash
    return try await store.readRegistry { registry in
      guard let person = try registry.find(hash, in: Self.people),
        let feed = try registry.find(person.id, in: Self.feeds),
        feed.hash == hash
      else { return nil }
      return feed
    }
  }

  /// Returns a person's feed; `nil` if it is off.
  package func feed(of person: String) async throws -> CalendarFeed? {
    try await store.readRegistry { try $0.find(person, in: Self.feeds) }
  }

  /// Turns a person's feed off. Returns `true` if it was on.
  @discardableResult
  package func end(of person: String) async throws -> Bool {
    try await store.changeRegistry { try Self.end(of: person, in: $0) }
  }

  /// Turns a person's feed off within a transaction. Returns `true` if it was on.
  @discardableResult
  package static func end(of person: String, in registry: Registry) throws -> Bool {
    guard let feed = try registry.find(person, in: feeds) else { return false }
    try registry.remove(feed.hash, in: people)
    return try registry.remove(person, in: feeds)
  }
}
