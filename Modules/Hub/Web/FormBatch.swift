import CorePlugin
import CoreStorage
import HTTPTypes
import Synchronization

/// The last batch that a form wrote: a toast offers to take back this one, and nobody else's.
final class FormBatch: Sendable {
  private let name = Mutex<String?>(nil)

  /// The same store, of which it notes what is written.
  func noting(_ store: Store) -> Store {
    store.afterWrites { batch in self.name.withLock { $0 = batch } }
  }

  /// The same response, which names the batch.
  func told(in response: RouteResponse) -> RouteResponse {
    response.naming(batch: name.withLock { $0 })
  }
}

extension RouteResponse {
  /// The same response; where it leads on, the address has the batch as `wrote`.
  ///
  /// Of a response that redirects it a script sees nothing else. It takes the name out of the
  /// address before anybody sees it.
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

extension HubCall {
  /// The response to a form, which tells the frame's script what the form wrote.
  func tellingBatch(
    _ work: (HubCall) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    guard isSentByScript else { return try await work(self) }
    let batch = FormBatch()
    var noting = world
    noting.store = batch.noting(world.store)
    return batch.told(
      in: try await work(HubCall(request: request, caller: caller, world: noting, hub: hub)))
  }

  /// `true` where the frame's script sent the form: without it the token is among its fields.
  var isSentByScript: Bool {
    FormToken.header.map { request.head.headerFields[$0] != nil } ?? false
  }
}
