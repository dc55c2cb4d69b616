import CorePlugin
import CoreStorage

extension HubRoute {
  /// The same for everybody but those whose devices seal what they have: there is nothing to show
  /// them, and what they would write here their devices would not take in.
  var closedToSealed: HubRoute {
    var route = self
    let (handle, isPage) = (handle, access == .visitor)
    route.handle = { call in
      guard try await call.isSealed else { return try await handle(call) }
      guard isPage else { throw WebError.sealed }
      return try call.hub.page(about: WebError.sealed, try await Visit(call))
    }
    return route
  }
}

extension HubCall {
  /// Whether the person's devices send sealed batches.
  fileprivate var isSealed: Bool {
    get async throws {
      let (sealed, now) = (SealedBatches(person: world.store.profile), world.now())
      return try await hub.operation.sealedPeople.value(for: world.store.profile) {
        try await world.store.read { try sealed.last(in: $0.registry, at: now) != nil }
      }
    }
  }
}
