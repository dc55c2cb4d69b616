import CoreModels
import Foundation
import HTTPTypes

extension HTTPClient {
  /// Sends conditional requests with `If-None-Match` and `If-Modified-Since` for cached responses,
  /// and returns the cached one for a 304, marked ``ReplySource/revalidated``.
  ///
  /// Caches only GET responses with status 200 and a validator, and respects `no-store` and `Vary`.
  /// Every request reaches the server.
  public func caching(_ cache: ResponseCache) -> HTTPClient {
    layer { call in
      guard call.isCacheable else { return try await execute(call) }
      let key = call.cacheKey
      let kept = await cache.entry(key, for: call)
      var reply = try await execute(kept?.conditional(call) ?? call)
      if let kept, reply.response.status == .notModified {
        return HTTPReply(
          response: kept.response(freshenedBy: reply.response), body: ByteStream(kept.body),
          source: .revalidated)
      }
      guard reply.response.status == .ok else { return reply }
      guard let new = CachedReply(reply.response, to: call) else {
        if kept != nil { await cache.keep(nil, key) }
        return reply
      }
      reply.body = reply.body.copied(upTo: cache.largestBody) { body in
        await cache.keep(new.with(body), key)
      }
      return reply
    }
  }
}

/// A cached reply.
private struct CachedReply: Codable, Sendable {
  let response: HTTPResponse
  /// The request's values of the headers in `Vary`; `""` for missing ones.
  let varyingWith: [String: String]
  var body = Data()

  /// `nil` if the reply must not or need not be cached.
  init?(_ response: HTTPResponse, to call: HTTPCall) {
    let headers = response.headerFields
    let directives = headers[.cacheControl]?.lowercased() ?? ""
    guard headers[.eTag] != nil || headers[.lastModified] != nil,
      !directives.contains("no-store"), headers[.vary]?.contains("*") != true
    else { return nil }
    self.response = response.withoutCookies
    let names = (headers[.vary] ?? "").split(separator: ",").compactMap {
      HTTPField.Name($0.trimmingWhitespace())
    }
    // Secrets are not stored; the server compares them itself.
    varyingWith = Dictionary(
      names.filter { !$0.carriesSecret }.map {
        ($0.canonicalName, call.request.headerFields[$0] ?? "")
      }, uniquingKeysWith: { first, _ in first })
  }

  func with(_ body: Data) -> CachedReply {
    var copy = self
    copy.body = body
    return copy
  }

  func answers(_ call: HTTPCall) -> Bool {
    varyingWith.allSatisfy { name, value in
      HTTPField.Name(name).map { call.request.headerFields[$0] ?? "" } == value
    }
  }

  func conditional(_ call: HTTPCall) -> HTTPCall {
    var call = call
    call.request.headerFields[.ifNoneMatch] = response.headerFields[.eTag]
    call.request.headerFields[.ifModifiedSince] = response.headerFields[.lastModified]
    return call
  }

  /// Returns the cached response with the headers of the 304 (RFC 9111, section 3.2).
  func response(freshenedBy news: HTTPResponse) -> HTTPResponse {
    var fresh = response
    for name in Set(news.headerFields.map(\.name)) where name != .contentLength {
      fresh.headerFields[values: name] = news.headerFields[values: name]
    }
    return fresh
  }
}

extension HTTPResponse {
  fileprivate var withoutCookies: HTTPResponse {
    var copy = self
    copy.headerFields[values: .setCookie] = []
    return copy
  }
}

extension ResponseCache {
  /// Returns the cached reply to a request. A broken cache or entry counts as a miss.
  fileprivate func entry(_ key: String, for call: HTTPCall) async -> CachedReply? {
    do {
      guard let data = try await load(key) else { return nil }
      let entry = try JSONDecoder().decode(CachedReply.self, from: data)
      let isUsable = entry.response.status == .ok && entry.body.count <= call.bodyLimit
      return isUsable && entry.answers(call) ? entry : nil
    } catch {
      return nil
    }
  }

  fileprivate func keep(_ entry: CachedReply?, _ key: String) async {
    // The reply itself has arrived; a failed save only causes another fetch.
    do { try await save(entry.map { try JSON.data($0) }, key) } catch {}
  }
}

extension HTTPCall {
  /// `true` for GET requests without conditions or ranges of the caller's own.
  fileprivate var isCacheable: Bool {
    let own: [HTTPField.Name] = [
      .ifNoneMatch, .ifModifiedSince, .ifMatch, .ifUnmodifiedSince, .ifRange, .range,
    ]
    return request.method == .get && !own.contains { request.headerFields.contains($0) }
  }

  /// A 128-bit hash of the URL, because its query may contain a key.
  fileprivate var cacheKey: String {
    ["a", "b"].reduce(into: "http") { key, salt in
      var hash = StableHash()
      hash.combine(salt)
      hash.combine(url)
      key += "." + String(hash.value, radix: 36)
    }
  }
}
