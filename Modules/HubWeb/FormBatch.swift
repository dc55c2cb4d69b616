import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import Synchronization

/// The last batch that a form wrote, so that undo in a toast takes back only this one.
final class FormBatch: Sendable {
  private let name = Mutex<String?>(nil)

  /// Returns the store, recording its writes.
  func noting(_ store: Store) -> Store {
    store.afterWrites { batch in self.name.withLock { $0 = batch } }
  }

  /// The same response, which names the batch.
  func told(in response: RouteResponse) -> RouteResponse {
    response.naming(batch: name.withLock { $0 })
  }
}

extension RouteResponse {
  /// Adds the batch as `wrote` to the address of a redirect.
  ///
  /// The frame's script sees nothing else of a redirect, and removes the parameter before it is
  /// shown.
  func naming(batch: String?) -> RouteResponse {
    guard let batch, let place = head.headerFields[.location] else { return self }
    let end = place.firstIndex(of: "#") ?? place.endIndex
    let query = place[..<end].contains("?") ? "&" : "?"
    var response = self
    response.head.headerFields[.location] =
      place[..<end] + query + "wrote=" + batch.percentEncoded + place[end...]
    return response
  }
}

extension HubRequest {
  /// Returns the response to a form, with the batch for the frame's script.
  func tellingBatch(
    _ work: (HubRequest) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    guard isSentByScript else { return try await work(self) }
    let batch = FormBatch()
    var noting = world
    noting.store = batch.noting(world.store)
    return batch.told(
      in: try await work(
        HubRequest(request: request, caller: caller, world: noting, services: services)))
  }

  /// `true` where the frame's script sent the form: without it the token is among its fields.
  var isSentByScript: Bool {
    request.head.headerFields.contains(FormToken.header)
  }
}
