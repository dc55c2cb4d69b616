import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import Synchronization

/// The last batch that a form wrote, so that undo in a toast takes back only this one.
final class FormBatch: Sendable {
  private let name = Mutex<String?>(nil)

  /// Returns the store, recording its writes.
  func recording(_ store: Store) -> Store {
    store.afterWrites { batch in self.name.withLock { $0 = batch } }
  }

  /// The cookie that names the batch to the next page, which has no script to say what was done.
  static let cookie = "daybook_wrote"

  /// The same redirect, which keeps the batch in a cookie for a minute.
  func remembered(in response: RouteResponse) -> RouteResponse {
    guard let batch = name.withLock({ $0 }), response.head.status == .seeOther else {
      return response
    }
    var response = response
    response.head.headerFields[values: .setCookie] += [
      "\(FormBatch.cookie)=\(batch.percentEncoded); Path=/; Max-Age=60; HttpOnly; SameSite=Lax"
    ]
    return response
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
  func namingBatch(
    _ work: (HubRequest) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let batch = FormBatch()
    var recorded = self
    recorded.world.store = batch.recording(world.store)
    let response = try await work(recorded)
    return isSentByScript ? batch.told(in: response) : batch.remembered(in: response)
  }

  /// The values of the last change with its undo, if a form has just made it: the frame's script is
  /// led here with its name, a browser without script has it in a cookie.
  func justDone(_ visit: Visit) async throws -> PageValues? {
    let kept = request.head.headerFields[.cookie]?.cookies(named: FormBatch.cookie)
    guard let batch = visit.undoable,
      request.queryValue("wrote") == batch || kept?.contains(batch.percentEncoded[...]) == true
    else { return nil }
    let plugins = services.plugins
    let words = ChangeWords(store: world.store, plugins: plugins)
    let batches = try await world.store.undoable(limit: 1)
    return try await HistoryPage.rows(of: batches, words, plugins, in: world).first?.last
  }

  /// `true` where the frame's script sent the form: without it the token is among its fields.
  var isSentByScript: Bool {
    request.head.headerFields.contains(FormToken.header)
  }
}
