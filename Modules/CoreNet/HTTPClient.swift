/// An HTTP client as a value; the transport and its layers are closures.
public struct HTTPClient: Sendable {
  /// Sends a request and returns once the reply's head has arrived, whatever its status. The caller
  /// reads the body. Throws ``NetError``; ``NetError/insecure(host:)`` before anything is sent.
  public let execute: @Sendable (HTTPCall) async throws -> HTTPReply
  /// Closes the transport's connections; later requests fail.
  public let shutdown: @Sendable () async -> Void

  /// Creates a client from a transport, or from a stub in tests. Only allowed URLs reach `execute`.
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

  /// A client without a network: every request throws ``NetError/offline``.
  public static let unavailable = HTTPClient { _ in throw NetError.offline }

  /// Wraps every request in `execute`.
  func layer(
    _ execute: @escaping @Sendable (HTTPCall) async throws -> HTTPReply
  ) -> HTTPClient {
    HTTPClient(shutdown: shutdown, execute: execute)
  }
}

extension HTTPClient {
  /// Sends a request and reads the whole reply. Throws ``NetError/bodyTooLarge(limit:)`` and stops
  /// reading if the body exceeds the request's limit.
  public func fetch(_ call: HTTPCall) async throws -> CollectedReply {
    let reply = try await execute(call)
    let body = try await reply.body.collect(limit: call.bodyLimit)
    return CollectedReply(response: reply.response, body: body, source: reply.source)
  }

  /// Sends a request and returns its reply with a streamed body, limited as the request demands.
  public func stream(_ call: HTTPCall) async throws -> HTTPReply {
    var reply = try await execute(call)
    reply.body = reply.body.limited(to: call.bodyLimit)
    return reply
  }
}
