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

  /// The same response; where it leads on, the address has the batch as `wrote`.
  ///
  /// Of a response that redirects it a script sees nothing else. It takes the name out of the
  /// address before anybody sees it.
  func told(in response: RouteResponse) -> RouteResponse {
    guard let batch = name.withLock({ $0 }), let place = response.head.headerFields[.location]
    else { return response }
    let end = place.firstIndex(of: "#") ?? place.endIndex
    let query = place[..<end].contains("?") ? "&" : "?"
    var response = response
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
    // A form without a script has its token among its fields.
    guard let header = FormToken.header, request.head.headerFields[header] != nil else {
      return try await work(self)
    }
    let batch = FormBatch()
    var noting = world
    noting.store = batch.noting(world.store)
    return batch.told(
      in: try await work(HubCall(request: request, caller: caller, world: noting, hub: hub)))
  }
}
