public import HTTPTypes

extension HTTPClient {
  /// Retries requests with a safe or idempotent method or an `Idempotency-Key` if the server was
  /// unreachable, disconnected before its reply, or returned 408, 425, 429 or 5xx except 501 and
  /// 505. Unknown host names and time-outs are not retried, because the user is waiting.
  ///
  /// `random` returns a number in 0 ..< 1. After the last attempt, its reply or error is returned.
  public func retrying(
    _ policy: RetryPolicy = RetryPolicy(),
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    random: @escaping @Sendable () -> Double
  ) -> HTTPClient {
    layer { call in
      var attempt = 1
      while attempt < policy.attempts && call.isRepeatable {
        var wait = policy.wait(after: attempt, random: random())
        do {
          let reply = try await execute(call)
          guard HTTPStatus.isTemporary(reply.response.status.code) else { return reply }
          if let seconds = reply.response.retryAfter {
            guard .seconds(seconds) <= policy.longestRetryAfter else { return reply }
            wait = max(wait, .seconds(seconds))
          }
        } catch let error as NetError {
          switch error {
          case .refused, .connectionLost: break
          default: throw error
          }
        }
        do { try await sleep(wait) } catch { throw NetError.cancelled }
        attempt += 1
      }
      return try await execute(call)
    }
  }
}

extension HTTPCall {
  /// `true` if repeating the request is safe (RFC 9110, section 9.2.2).
  var isRepeatable: Bool {
    mayBeRepeated
      && ([.get, .head, .options, .trace, .put, .delete].contains(request.method)
        || request.headerFields.idempotencyKey != nil)
  }
}

extension HTTPFields {
  /// The `Idempotency-Key`: requests with the same key are handled once.
  public var idempotencyKey: String? {
    get { HTTPField.Name("Idempotency-Key").flatMap { self[$0] } }
    set {
      if let name = HTTPField.Name("Idempotency-Key") { self[name] = newValue }
    }
  }
}
