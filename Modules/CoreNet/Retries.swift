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
      guard call.isRepeatable else { return try await execute(call) }
      return try await policy.repeating(sleep: sleep, random: random) {
        let reply = try await execute(call)
        guard HTTPStatus.isTemporary(reply.response.status.code) else { return .done(reply) }
        return .temporary(retryAfter: reply.response.retryAfter) { reply }
      }
    }
  }
}

/// The result of an attempt.
public enum Attempt<Reply: Sendable>: Sendable {
  /// The request is not repeated.
  case done(Reply)
  /// The request is repeated, after the seconds that the server asks for; `last` is the result if
  /// no attempt or patience is left.
  case temporary(retryAfter: Int?, last: @Sendable () throws -> Reply)
}

extension RetryPolicy {
  /// Repeats work while its result is temporary, or the server is unreachable or disconnects before
  /// its reply. Returns the result of the last attempt; throws its error, and
  /// ``NetError/cancelled`` if the wait is.
  public func repeating<Reply>(
    sleep: (Duration) async throws -> Void, random: () -> Double,
    _ work: () async throws -> Attempt<Reply>
  ) async throws -> Reply {
    var attempt = 1
    while true {
      var asked = Duration.zero
      do {
        switch try await work() {
        case .done(let reply): return reply
        case .temporary(let seconds, let last):
          asked = .seconds(seconds ?? 0)
          guard attempt < attempts, asked <= longestRetryAfter else { return try last() }
        }
      } catch let error as NetError {
        switch error {
        case .refused where attempt < attempts, .connectionLost where attempt < attempts: break
        default: throw error
        }
      }
      let pause = max(wait(after: attempt, random: random()), asked)
      do { try await sleep(pause) } catch { throw NetError.cancelled }
      attempt += 1
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

extension HTTPField.Name {
  /// Creates a header's name that the program spells out. Traps if RFC 9110 forbids it.
  public init(known text: StaticString) {
    guard let name = Self("\(text)") else { preconditionFailure("\(text) names no header") }
    self = name
  }
}

extension HTTPFields {
  /// The `Idempotency-Key`: requests with the same key are handled once.
  public var idempotencyKey: String? {
    get { self[.init(known: "Idempotency-Key")] }
    set { self[.init(known: "Idempotency-Key")] = newValue }
  }
}
