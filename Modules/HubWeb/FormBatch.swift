import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts

extension RouteResponse {
  /// The cookie that names the batch of a form to the next page, for browsers without script.
  fileprivate static let batchCookie = "daybook_wrote"

  /// Returns the redirect of a form, which names the batch that it wrote, so that undo in a toast
  /// takes back only this one.
  ///
  /// The frame's script finds it as `wrote` in the address, since it sees nothing else of a
  /// redirect, and removes it before it is shown. For others a cookie keeps it for a minute.
  func naming(_ batch: String?, toScript: Bool) -> RouteResponse {
    guard let batch, head.status == .seeOther, let place = head.headerFields[.location] else {
      return self
    }
    var response = self
    if toScript {
      let end = place.firstIndex(of: "#") ?? place.endIndex
      let query = place[..<end].contains("?") ? "&" : "?"
      response.head.headerFields[.location] =
        place[..<end] + query + "wrote=" + batch.percentEncoded + place[end...]
    } else {
      response.head.headerFields[values: .setCookie] += [
        "\(Self.batchCookie)=\(batch.percentEncoded); Path=/; Max-Age=60; HttpOnly; SameSite=Lax"
      ]
    }
    return response
  }
}

extension RouteRequest {
  /// `true` where the frame's script sent the form: without it the token is among its fields.
  var isSentByScript: Bool { head.headerFields.contains(FormToken.header) }
}

extension HubRequest {
  /// The values of the last change with its undo, if a form has just made it: the frame's script is
  /// led here with its name, a browser without script has it in a cookie.
  func justDone(_ visit: Visit) async throws -> PageValues? {
    let kept = request.head.headerFields[.cookie]?.cookies(named: RouteResponse.batchCookie)
    guard let batch = visit.undoable,
      request.queryValue("wrote") == batch || kept?.contains(batch.percentEncoded[...]) == true
    else { return nil }
    let plugins = services.plugins
    let words = ChangeWords(store: world.store, plugins: plugins)
    let batches = try await world.store.undoable(limit: 1)
    return try await HistoryPage.rows(of: batches, words, plugins, in: world).first?.last
  }
}
