public import HTTPTypes

extension HTTPClient {
  /// Repeats what may be repeated: calls with a safe or idempotent method or an `Idempotency-Key`,
  /// when the server was not reached, hung up before its reply, or answered 408, 425, 429 or 5xx
  /// (not 501, 505). Names without an address and time-outs are not repeated, for the person waits.
  ///
  /// `random` gives 0 ..< 1. When the attempts are used up the last reply or error is the answer.
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
  /// Whether making the call twice is allowed, and does no more than making it once (RFC 9110, 9.2.2).
  var isRepeatable: Bool {
    mayBeRepeated
      && ([.get, .head, .options, .trace, .put, .delete].contains(request.method)
        || request.headerFields.idempotencyKey != nil)
  }
}

extension HTTPFields {
  /// `Idempotency-Key`: the same key means the same call, to be carried out once.
  public var idempotencyKey: String? {
    get { HTTPField.Name("Idempotency-Key").flatMap { self[$0] } }
    set {
      if let name = HTTPField.Name("Idempotency-Key") { self[name] = newValue }
    }
  }
}
