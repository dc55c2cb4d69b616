import CorePlugin
import CoreStorage
import HTTPTypes
import Synchronization

/// The last batch that a form wrote, so that undo in a toast takes back only this one.
final class FormBatch: Sendable {
  private let name = Mutex<String?>(nil)

  /// Returns the store, recording its writes.
  func noting(_ store: Store) -> Store {
    store.afterWrites { batch in self.name.withLock { $0 = batch } }
  }

  /// Adds the batch as `wrote` to the address of a redirect.
  ///
  /// The frame's script sees nothing else of a redirect, and removes the parameter before it is
  /// shown.
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
  /// Returns the response to a form, with the batch for the frame's script.
  func tellingBatch(
    _ work: (HubCall) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    // Without the script, the token is among the form's fields.
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
