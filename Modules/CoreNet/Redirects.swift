import Foundation
import HTTPTypes

extension HTTPClient {
  /// Follows 301, 302, 303, 307 and 308 as RFC 9110 and the Fetch standard say.
  ///
  /// More than `limit` in a row, or a circle, is ``NetError/tooManyRedirects(limit:)``. Credentials
  /// stay with the origin they were given for, and plain http remains for this machine only.
  public func followingRedirects(limit: Int = 5) -> HTTPClient {
    layer { original in
      var call = original
      var visited: Set<String> = []
      while true {
        let reply = try await execute(call)
        guard let next = try call.redirected(by: reply.response), call.maySend(next) else {
          return reply
        }
        guard visited.count < limit, visited.insert("\(call.request.method) \(call.url)").inserted,
          !visited.contains("\(next.request.method) \(next.url)")
        else { throw NetError.tooManyRedirects(limit: limit) }
        call = next
      }
    }
  }
}

extension HTTPCall {
  /// The call that a redirect asks for, `nil` where the response is none.
  func redirected(by response: HTTPResponse) throws(NetError) -> HTTPCall? {
    guard [301, 302, 303, 307, 308].contains(response.status.code),
      let location = response.headerFields[.location]
    else { return nil }
    guard let base = URL(string: url), let url = URL(string: location, relativeTo: base),
      let target = WebTarget(url)
    else { throw .badRedirect }
    var next = self
    next.request.scheme = target.scheme
    next.request.authority = target.authority
    next.request.path = target.path
    if becomesGet(on: response.status.code) {
      next.request.method = .get
      next.body = Data()
      next.request.headerFields.removeAll { $0.canonicalName.hasPrefix("content-") }
    }
    if next.origin != origin { next.request.headerFields.removeAll(where: \.carriesSecret) }
    return next
  }

  /// Whether the call that a redirect asks for may be made in its place.
  fileprivate func maySend(_ next: HTTPCall) -> Bool {
    mayBeRedirectedElsewhere || next.origin == origin && next.request.method == request.method
  }

  private func becomesGet(on status: Int) -> Bool {
    switch status {
    case 301, 302: request.method == .post
    case 303: request.method != .get && request.method != .head
    default: false
    }
  }
}

extension HTTPFields {
  mutating func removeAll(where matches: (HTTPField.Name) -> Bool) {
    for name in Set(map(\.name)) where matches(name) { self[values: name] = [] }
  }
}

extension HTTPField.Name {
  /// Whether the header's value opens doors: such values never reach another origin or the store.
  var carriesSecret: Bool {
    switch canonicalName {
    case "authorization", "proxy-authorization", "cookie", "x-api-key", "api-key",
      "x-auth-token", "x-goog-api-key":
      true
    default: false
    }
  }
}
