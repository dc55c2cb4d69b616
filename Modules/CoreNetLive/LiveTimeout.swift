import CoreNet

extension HTTPClient {
  /// Applies each request's time limit to the whole exchange: redirects, retries, waits and the
  /// body.
  func withinTimeout() -> HTTPClient {
    HTTPClient(shutdown: shutdown) { call in
      let deadline = ContinuousClock.now + call.timeout
      var reply = try await within(call.timeout) { try await execute(call) }
      let rest = Rest(reply.body)
      reply.body = ByteStream(pulling: {
        try await within(ContinuousClock.now.duration(to: deadline)) { try await rest.next() }
      })
      return reply
    }
  }
}

/// The unread part of a body. Unchecked, because a stream has a single reader, who requests one
/// chunk at a time.
private final class Rest: @unchecked Sendable {
  private var pieces: ByteStream.AsyncIterator

  init(_ body: ByteStream) { pieces = body.makeAsyncIterator() }

  func next() async throws -> [UInt8]? { try await pieces.next() }
}

/// Returns the result of an operation, or cancels it at the time limit and throws
/// `NetError.timedOut`.
func within<Result: Sendable>(
  _ limit: Duration, _ operation: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  guard limit > .zero else { throw NetError.timedOut }
  return try await withThrowingTaskGroup(of: Result.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await operation() }
    group.addTask {
      do { try await Task.sleep(for: limit) } catch { throw NetError.cancelled }
      throw NetError.timedOut
    }
    guard let first = try await group.next() else { throw NetError.cancelled }
    return first
  }
}
