/// A way to the network, as a value: the transport and every layer around it are closures.
public struct HTTPClient: Sendable {
  /// Answers when the head of the reply is there; its body is read by the caller. Any status is an
  /// answer. Throws ``NetError``, ``NetError/insecure(host:)`` before anything is sent.
  public let execute: @Sendable (HTTPCall) async throws -> HTTPReply
  /// Closes what the transport holds open; calls made afterwards fail.
  public let shutdown: @Sendable () async -> Void

  /// A client of a transport, or a stub in a test; only allowed addresses reach `execute`.
  public init(
    shutdown: @escaping @Sendable () async -> Void = {},
    execute: @escaping @Sendable (HTTPCall) async throws -> HTTPReply
  ) {
    self.shutdown = shutdown
    self.execute = { call in
      try call.requireAllowedAddress()
      return try await execute(call)
    }
  }

  /// A client without a network: every call fails with ``NetError/offline``.
  public static let unavailable = HTTPClient { _ in throw NetError.offline }

  /// The same client with something around every call.
  func layer(
    _ execute: @escaping @Sendable (HTTPCall) async throws -> HTTPReply
  ) -> HTTPClient {
    HTTPClient(shutdown: shutdown, execute: execute)
  }
}

extension HTTPClient {
  /// The whole reply; a body over the call's limit is ``NetError/bodyTooLarge(limit:)``, and
  /// nothing more of it is read.
  public func fetch(_ call: HTTPCall) async throws -> CollectedReply {
    let reply = try await execute(call)
    let body = try await reply.body.collect(limit: call.bodyLimit)
    return CollectedReply(response: reply.response, body: body, source: reply.source)
  }

  /// The reply whose body arrives piece by piece, and breaks off beyond the call's limit.
  public func stream(_ call: HTTPCall) async throws -> HTTPReply {
    var reply = try await execute(call)
    reply.body = reply.body.limited(to: call.bodyLimit)
    return reply
  }
}
