import CorePlugin
import CoreStorage
import HubAccounts
import HubWeb

/// Middleware that refuses people whose devices seal their data: the hub cannot show it, and their
/// devices would not accept writes from here.
struct SealedPeople: RequestCheck {
  /// `true` for a person with sealed batches, by profile.
  let known: ExpiringCache<String, Bool>

  func check(_ request: IncomingRequest, _ context: inout HubContext) async throws {
    let store = context.world.store
    let isSealed = try await known.value(for: store.profile) {
      try await store.readRegistry { try SealedBatches(person: store.profile).last(in: $0) != nil }
    }
    guard !isSealed else { throw WebError.sealed }
  }
}
