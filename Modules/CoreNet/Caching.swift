import CoreModels
import Foundation
import HTTPTypes

extension HTTPClient {
  /// Asks with `If-None-Match` and `If-Modified-Since` for what the cache has, and answers a 304
  /// from it with ``ReplySource/revalidated``.
  ///
  /// Only GET and only 200 with a validator; `no-store` and `Vary` are obeyed. Every call asks the
  /// server: nothing is taken from the cache unasked.
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

/// One reply as it lies in the cache.
private struct CachedReply: Codable, Sendable {
  let response: HTTPResponse
  /// The request's values of the headers that the reply varies with; `""` where there was none.
  let varyingWith: [String: String]
  var body = Data()

  /// `nil` where the reply must not or need not be kept.
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
    // A secret is compared by the server, and has no place in the cache.
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

  /// The kept head with what the server has just said anew (RFC 9111, 3.2).
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
  /// What the cache has for the call; a broken cache or entry is like none, for the call can still
  /// be answered.
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
    // The reply is on its way to the caller; that it will be fetched again is no reason to fail it.
    do { try await save(entry.map { try JSON.data($0) }, key) } catch {}
  }
}

extension HTTPCall {
  /// Conditional and partial requests of the caller's own are none of the cache's business.
  fileprivate var isCacheable: Bool {
    let own: [HTTPField.Name] = [
      .ifNoneMatch, .ifModifiedSince, .ifMatch, .ifUnmodifiedSince, .ifRange, .range,
    ]
    return request.method == .get && !own.contains { request.headerFields.contains($0) }
  }

  /// 128 bits of the address, which may have a key in its query and so is not kept itself.
  fileprivate var cacheKey: String {
    ["a", "b"].reduce(into: "http") { key, salt in
      var hash = StableHash()
      hash.combine(salt)
      hash.combine(url)
      key += "." + String(hash.value, radix: 36)
    }
  }
}
