package import CoreModels
package import CoreStorage

/// The sessions of logged-in browsers, shared by all processes.
package final class Sessions: Sendable {
  private let store: Store
  private let now: @Sendable () -> Instant
  private let memory: ExpiringCache<SessionCookie, BrowserSession?>
  private static let namespace = RegistryNamespace<BrowserSession>("session")

  /// Seconds after which an unused session expires.
  package static let lifetime = 60 * 86_400

  package init(
    _ store: Store, now: @escaping @Sendable () -> Instant, memory: Duration = .seconds(1)
  ) {
    (self.store, self.now) = (store, now)
    self.memory = ExpiringCache(for: memory)
  }

  /// Starts a session for a person in a browser with that `User-Agent`.
  package func begin(for person: Person, device: String) async throws -> SessionCookie {
    let cookie = SessionCookie(of: person.id)
    let moment = now()
    let session = BrowserSession(
      id: BearerSecret().hash.prefix(16).lowercased(), person: person,
      device: String(device.prefix(200)), createdAt: moment, usedAt: moment)
    try await store.transaction(automatic: true) { try Self.put(session, cookie, in: $0) }
    return cookie
  }

  /// Returns the number of active sessions.
  package func count() async throws -> Int {
    let moment = now()
    return try await store.read { try $0.registry.count(Self.namespace, at: moment) }
  }

  /// Returns the session of a cookie; `nil` if it has ended.
  package func find(_ cookie: SessionCookie) async throws -> BrowserSession? {
    let moment = now()
    let session = try await memory.value(for: cookie) { [self] in
      try await store.read { try $0.registry.find(cookie.key, in: Self.namespace, at: moment) }
    }
    guard let session, moment.seconds(since: session.usedAt) >= 86_400 else { return session }
    // The session may have changed or ended meanwhile.
    let used = try await store.transaction(automatic: true) { transaction in
      var used = try transaction.registry().find(cookie.key, in: Self.namespace, at: moment)
      used?.usedAt = moment
      if let used { try Self.put(used, cookie, in: transaction) }
      return used
    }
    memory.forget(cookie)
    return used
  }

  /// Returns a person's sessions, the most recently used first.
  package func list(of person: String) async throws -> [BrowserSession] {
    let moment = now()
    return try await store.read {
      try $0.registry.list(Self.namespace, prefix: person + "/", at: moment).map(\.value)
    }.sorted { ($0.usedAt, $0.createdAt) > ($1.usedAt, $1.createdAt) }
  }

  /// Ends a session. Returns `true` if it was active.
  @discardableResult
  package func end(_ id: String, of person: String) async throws -> Bool {
    let moment = now()
    let wasThere = try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      let entries = try registry.snapshot.list(Self.namespace, prefix: person + "/", at: moment)
      for entry in entries where entry.value.id == id {
        return try registry.remove(entry.key, in: Self.namespace)
      }
      return false
    }
    memory.forgetAll()
    return wasThere
  }

  /// Ends all sessions of a person, except `kept`, within a transaction.
  static func endAll(
    of person: String, but kept: String? = nil, in registry: Registry, at moment: Instant
  ) throws {
    for entry in try registry.snapshot.list(
      namespace, prefix: person + "/", limit: .max, at: moment)
    where entry.value.id != kept {
      try registry.remove(entry.key, in: namespace)
    }
  }

  /// Gives the sessions of a person their new address, within a transaction.
  static func rename(_ person: Person, in registry: Registry, at moment: Instant) throws {
    for entry in try registry.snapshot.list(
      namespace, prefix: person.id + "/", limit: .max, at: moment)
    {
      var session = entry.value
      session.person = person
      try registry.put(
        session, entry.key, in: namespace, until: session.usedAt.adding(seconds: lifetime))
    }
  }

  /// Clears the cache after this process ended sessions in a transaction of its own.
  func forgetRemembered() { memory.forgetAll() }

  private static func put(
    _ session: BrowserSession, _ cookie: SessionCookie, in transaction: Transaction
  ) throws {
    try transaction.registry().put(
      session, cookie.key, in: namespace, until: session.usedAt.adding(seconds: lifetime))
  }
}
