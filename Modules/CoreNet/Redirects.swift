import Foundation
import HTTPTypes

extension HTTPClient {
  /// Follows redirects with 301, 302, 303, 307 and 308 according to RFC 9110 and the Fetch
  /// standard.
  ///
  /// Throws ``NetError/tooManyRedirects(limit:)`` for more than `limit` in a row or a loop.
  /// Credentials stay with their origin, and only this machine leads to plain http on this machine;
  /// otherwise throws ``NetError/insecure(host:)``.
  public func followingRedirects(limit: Int = 5) -> HTTPClient {
    layer { original in
      var call = original
      var visited: Set<String> = []
      while true {
        let reply = try await execute(call)
        guard let next = try call.redirected(by: reply.response), call.maySend(next) else {
          return reply
        }
        try call.requireProtected(next)
        guard visited.count < limit, visited.insert("\(call.request.method) \(call.url)").inserted,
          !visited.contains("\(next.request.method) \(next.url)")
        else { throw NetError.tooManyRedirects(limit: limit) }
        call = next
      }
    }
  }
}

extension HTTPCall {
  /// Returns the request that a redirect leads to; `nil` for other responses.
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

  /// `true` if the redirected request is allowed.
  fileprivate func maySend(_ next: HTTPCall) -> Bool {
    mayBeRedirectedElsewhere || next.origin == origin && next.request.method == request.method
  }

  /// Throws ``NetError/insecure(host:)`` where another machine leads to plain http: it must not
  /// choose what is asked on this one.
  fileprivate func requireProtected(_ next: HTTPCall) throws(NetError) {
    guard let target, let place = next.target else { throw .badRedirect }
    guard place.scheme == "https" || target.isLoopback else { throw .insecure(host: place.host) }
  }

  private var target: WebTarget? { URL(string: url).flatMap(WebTarget.init) }

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
  /// `true` for headers with secrets, which never reach another origin or the store.
  var carriesSecret: Bool {
    switch canonicalName {
    case "authorization", "proxy-authorization", "cookie", "x-api-key", "api-key",
      "x-auth-token", "x-goog-api-key":
      true
    default: false
    }
  }
}
