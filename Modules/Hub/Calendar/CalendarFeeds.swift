import CoreModels
import CoreStorage

/// A person's calendar for apps that fetch it by an address that nobody can guess.
struct CalendarFeed: Codable, Hashable, Sendable {
  /// Whose it is.
  var person: Person
  /// The hash of the address's secret.
  var hash: String
  /// What tells its events from those of others; another address of the same person keeps it, so
  /// that a calendar app knows them again.
  var owner: String
  /// When the address was made.
  var createdAt: Instant

  enum CodingKeys: String, CodingKey {
    case person, hash, owner
    case createdAt = "created_at"
  }

  /// The path of the address with that secret.
  static func path(_ secret: BearerSecret) -> String { "/calendar/\(secret.text).ics" }
}

/// The calendars that people let be fetched, at most one each; of addresses only hashes are kept.
struct CalendarFeeds: Sendable {
  private static let feeds = Drawer<CalendarFeed>("calendar_feed")
  /// Whose feed a hash opens.
  private static let people = Drawer<Person>("calendar_address")

  let store: Store
  let now: @Sendable () -> Instant

  /// Makes an address, in the place of one that there was; answers its path, which nobody can see
  /// again.
  func make(for person: Person) async throws -> String {
    let secret = BearerSecret()
    let moment = now()
    try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      let last = try registry.find(person.id, in: Self.feeds, at: moment)
      if let last { try registry.remove(last.hash, in: Self.people) }
      let owner = last?.owner ?? String(BearerSecret().hash.prefix(16))
      try registry.put(
        CalendarFeed(person: person, hash: secret.hash, owner: owner, createdAt: moment),
        person.id, in: Self.feeds)
      try registry.put(person, secret.hash, in: Self.people)
    }
    return CalendarFeed.path(secret)
  }

  /// The feed that an address opens; `nil` for one that was replaced or turned off.
  func find(_ secret: BearerSecret) async throws -> CalendarFeed? {
    let moment = now()
    return try await store.read { snapshot in
      let hash = secret.hash
      guard let person = try snapshot.registry.find(hash, in: Self.people, at: moment),
        let feed = try snapshot.registry.find(person.id, in: Self.feeds, at: moment),
        feed.hash == hash
      else { return nil }
      return feed
    }
  }

  /// The feed of a person; `nil` where it is off.
  func feed(of person: String) async throws -> CalendarFeed? {
    let moment = now()
    return try await store.read { try $0.registry.find(person, in: Self.feeds, at: moment) }
  }

  /// Turns a person's feed off; answers whether it was on.
  @discardableResult
  func end(of person: String) async throws -> Bool {
    let moment = now()
    return try await store.transaction(automatic: true) {
      try Self.end(of: person, in: $0.registry(), at: moment)
    }
  }

  /// The same within a transaction.
  @discardableResult
  static func end(of person: String, in registry: Registry, at moment: Instant) throws -> Bool {
    guard let feed = try registry.find(person, in: feeds, at: moment) else { return false }
    try registry.remove(feed.hash, in: people)
    return try registry.remove(person, in: feeds)
  }
}
