import CoreModels
import CoreNet
import CoreStorage
import CorePlugin
import Foundation
import HTTPTypes

/// What everybody may fetch is fetched once for all of them: the weather of a place, by its address
/// and by what kind of answer is asked for.
///
/// The first process that asks takes the row of the address; the others wait for what it brings.
struct SharedFetches: Sendable {
  /// A row: on its way, or what came.
  fileprivate struct Fetched: Codable, Sendable {
    var isHere = false
    var status = 0
    var type: String?
    var body = Data()
  }

  private static let drawer = Drawer<Fetched>("fetch")
  /// Seconds for which what came is shared.
  private static let seconds = 600
  /// Seconds after which whoever took the row is taken to have died.
  private static let patience = 30
  private static let mostBytes = 256 << 10

  let store: Store
  let world: World

  /// The same client; calls without anything personal in them are shared.
  func sharing(_ client: HTTPClient) -> HTTPClient {
    HTTPClient(shutdown: client.shutdown) { call in
      guard call.isForEverybody else { return try await client.execute(call) }
      var call = call
      call.request.headerFields[.ifNoneMatch] = nil
      call.request.headerFields[.ifModifiedSince] = nil
      return try await shared(call, client)
    }
  }

  private func shared(_ call: HTTPCall, _ client: HTTPClient) async throws -> HTTPReply {
    let key = call.sharedName.sha256
    for _ in 0...Self.patience {
      guard let fetched = try await take(key) else {
        return try await fetch(call, client, key)
      }
      if fetched.isHere { return fetched.reply }
      try await world.sleep(.seconds(1))
    }
    return try await client.execute(call)
  }

  /// What is there or on its way; `nil` where it is now ours to fetch.
  private func take(_ key: String) async throws -> Fetched? {
    let now = world.now()
    if let fetched = try await store.read({
      try $0.registry.find(key, in: Self.drawer, at: now)
    }) {
      return fetched
    }
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      if let fetched = try registry.find(key, in: Self.drawer, at: now) { return fetched }
      try registry.put(
        Fetched(), key, in: Self.drawer, until: now.adding(seconds: Self.patience))
      return nil
    }
  }

  private func fetch(
    _ call: HTTPCall, _ client: HTTPClient, _ key: String
  ) async throws -> HTTPReply {
    do {
      let reply = try await client.fetch(call)
      guard reply.response.status == .ok, reply.body.count <= Self.mostBytes else {
        try await forget(key)
        return HTTPReply(response: reply.response, body: ByteStream(reply.body))
      }
      let fetched = Fetched(
        isHere: true, status: reply.response.status.code,
        type: reply.response.headerFields[.contentType], body: reply.body)
      let until = world.now().adding(seconds: Self.seconds)
      try await store.transaction(automatic: true) {
        try $0.registry().put(fetched, key, in: Self.drawer, until: until)
      }
      return fetched.reply
    } catch {
      try await forget(key)
      throw error
    }
  }

  private func forget(_ key: String) async throws {
    try await store.transaction(automatic: true) {
      _ = try $0.registry().remove(key, in: Self.drawer)
    }
  }
}

extension SharedFetches.Fetched {
  fileprivate var reply: HTTPReply {
    var head = HTTPResponse(status: HTTPResponse.Status(code: status))
    head.headerFields[.contentType] = type
    return HTTPReply(response: head, body: ByteStream(body))
  }
}

extension HTTPCall {
  /// What calls with one answer have in common.
  fileprivate var sharedName: String {
    let fields = request.headerFields
    return [url, fields[.accept] ?? "", fields[.acceptLanguage] ?? ""].joined(separator: "\n")
  }

  /// Whether its answer depends on nobody: a GET without credentials.
  fileprivate var isForEverybody: Bool {
    request.method == .get && body.isEmpty
      && request.headerFields.allSatisfy { field in
        [
          .accept, .acceptEncoding, .acceptLanguage, .userAgent, .ifNoneMatch, .ifModifiedSince,
        ].contains(field.name)
      }
  }
}
