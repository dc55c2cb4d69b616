import CorePlugin
import CoreStorage
import HubAccounts

extension HubRoute {
  /// The route, closed to people whose devices seal their data: the hub cannot show it, and their
  /// devices would not accept writes from here.
  package var closedToSealed: HubRoute {
    var route = self
    let (handle, isPage) = (handle, access == .page)
    route.handle = { call in
      guard try await call.isSealed else { return try await handle(call) }
      guard isPage else { throw WebError.sealed }
      return try call.services.errorPages.page(about: WebError.sealed, try await Visit(call))
    }
    if !isPage { route.schema.answers[409] = errors.shape }
    return route
  }
}

extension HubRequest {
  /// `true` if the person's devices send sealed batches.
  fileprivate var isSealed: Bool {
    get async throws {
      let (sealed, now) = (SealedBatches(person: world.store.profile), world.now())
      return try await services.sealedPeople.value(for: world.store.profile) {
        try await world.store.read { try sealed.last(in: $0.registry, at: now) != nil }
      }
    }
  }
}
