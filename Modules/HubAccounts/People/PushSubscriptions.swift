import CoreModels
package import CoreStorage

/// The browsers subscribed to reminders.
package struct PushSubscriptions: Sendable {
  private static let namespace = RegistryNamespace<PushSubscription>("push_subscription")
  /// The person of each browser: the last one to subscribe in it.
  private static let people = RegistryNamespace<String>("push_person")
  /// The maximum number of browsers per person.
  package static let most = 20

  private let store: Store
  private let sessions: Sessions

  package init(store: Store, sessions: Sessions) {
    (self.store, self.sessions) = (store, sessions)
  }

  /// Adds or updates a subscription. Throws ``PushError/tooMany(_:)``.
  package func add(_ subscription: PushSubscription, of person: String) async throws {
    let live = try await list(of: person)
    try await store.changeRegistry { registry in
      let id = subscription.id
      guard live.count < Self.most || live.contains(where: { $0.id == id }) else {
        throw PushError.tooMany(Self.most)
      }
      if let other = try registry.find(id, in: Self.people), other != person {
        try registry.remove(other + "/" + id, in: Self.namespace)
      }
      // Each session has at most one subscription.
      for old in try registry.snapshot.list(Self.namespace, prefix: person + "/")
      where old.value.session == subscription.session && old.value.id != id {
        try Self.remove(old.value.id, of: person, in: registry)
      }
      try registry.put(subscription, person + "/" + id, in: Self.namespace)
      try registry.put(person, id, in: Self.people)
      try JobCalls.wake(person, in: registry)
    }
  }

  /// Returns a person's subscriptions whose sessions are active.
  package func list(of person: String) async throws -> [PushSubscription] {
    let all = try await store.readRegistry {
      try $0.list(Self.namespace, prefix: person + "/").map(\.value)
    }
    guard !all.isEmpty else { return [] }
    let open = Set(try await sessions.list(of: person).map(\.id))
    return all.filter { open.contains($0.session) }.sorted { $0.createdAt < $1.createdAt }
  }

  /// Removes a subscription.
  package func remove(_ id: String, of person: String) async throws {
    try await store.changeRegistry {
      try Self.remove(id, of: person, in: $0)
    }
  }

  /// Removes the subscriptions of ended sessions.
  package func sweep(_ person: String) async throws {
    let live = Set(try await list(of: person).map(\.id))
    try await store.changeRegistry { registry in
      for entry in try registry.snapshot.list(Self.namespace, prefix: person + "/")
      where !live.contains(entry.value.id) {
        try Self.remove(entry.value.id, of: person, in: registry)
      }
    }
  }

  /// Removes all subscriptions of a person within a transaction.
  package static func removeAll(of person: String, in registry: Registry) throws {
    for entry in try registry.snapshot.list(namespace, prefix: person + "/") {
      try remove(entry.value.id, of: person, in: registry)
    }
    try PushDeliveries.removeAll(of: person, in: registry)
  }

  private static func remove(_ id: String, of person: String, in registry: Registry) throws {
    try registry.remove(person + "/" + id, in: namespace)
    try registry.remove(id, in: people)
  }
}
