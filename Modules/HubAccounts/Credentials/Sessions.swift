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
    try await store.changeRegistry { try Self.put(session, cookie, in: $0) }
    return cookie
  }

  /// Returns the number of active sessions.
  package func count() async throws -> Int {
    try await store.readRegistry { try $0.count(Self.namespace) }
  }

  /// Returns the session of a cookie; `nil` if it has ended.
  package func find(_ cookie: SessionCookie) async throws -> BrowserSession? {
    let moment = now()
    let session = try await memory.value(for: cookie) { [self] in
      try await store.readRegistry { try $0.find(cookie.key, in: Self.namespace) }
    }
    guard let session, moment.seconds(since: session.usedAt) >= 86_400 else { return session }
    // The session may have changed or ended meanwhile.
    let used = try await store.changeRegistry { registry in
      var used = try registry.find(cookie.key, in: Self.namespace)
      used?.usedAt = moment
      if let used { try Self.put(used, cookie, in: registry) }
      return used
    }
    memory.forget(cookie)
    return used
  }

  /// Returns a person's sessions, the most recently used first.
  package func list(of person: String) async throws -> [BrowserSession] {
    try await store.readRegistry {
      try $0.list(Self.namespace, prefix: person + "/").map(\.value)
    }.sorted { ($0.usedAt, $0.createdAt) > ($1.usedAt, $1.createdAt) }
  }

  /// Ends a session. Returns `true` if it was active.
  @discardableResult
  package func end(_ id: String, of person: String) async throws -> Bool {
    let wasThere = try await store.changeRegistry { registry in
      let entries = try registry.snapshot.list(Self.namespace, prefix: person + "/")
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
    of person: String, but kept: String? = nil, in registry: Registry
  ) throws {
    for entry in try registry.snapshot.list(namespace, prefix: person + "/", limit: .max)
    where entry.value.id != kept {
      try registry.remove(entry.key, in: namespace)
    }
  }

  /// Gives the sessions of a person their new address, within a transaction.
  static func rename(_ person: Person, in registry: Registry) throws {
    for entry in try registry.snapshot.list(namespace, prefix: person.id + "/", limit: .max) {
      var session = entry.value
      session.person = person
      try registry.put(
        session, entry.key, in: namespace, until: session.usedAt.adding(seconds: lifetime))
    }
  }

  /// Clears the cache after this process ended sessions in a transaction of its own.
  func forgetRemembered() { memory.forgetAll() }

  private static func put(
    _ session: BrowserSession, _ cookie: SessionCookie, in registry: Registry
  ) throws {
    try registry.put(
      session, cookie.key, in: namespace, until: session.usedAt.adding(seconds: lifetime))
  }
}
