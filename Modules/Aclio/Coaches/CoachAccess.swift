import CoreModels
import CoreNet
import Foundation
import HTTPTypes

/// A remote coach's server: where it is, with which key and model, and how its calls are made.
struct CoachAccess: Sendable {
  let coach: CoachName
  /// The address without `/v1` and without a slash at its end.
  let base: String
  let key: String?
  /// Empty where the server chooses.
  let model: String
  let http: HTTPClient
  let sleep: @Sendable (Duration) async throws -> Void
  let random: @Sendable () -> UInt64

  /// The longest that an answer may take, the last piece of it included.
  static let seconds = 120
  /// The most bytes of an answer.
  private static let answerLimit = 4 << 20

  private var authority: String { (try? HTTPCall(.post, base))?.request.authority ?? "" }
  /// Whether it is OpenAI itself, which wants a key and has the newer names of parameters.
  var isOpenAI: Bool { authority == "api.openai.com" }
  /// Whether it is on this machine.
  var isLocal: Bool { base.hasPrefix("http://") }

  /// A call with a JSON body.
  func call(
    _ path: String, headers: HTTPFields = [:], body: JSONValue
  ) throws -> HTTPCall {
    var headers = headers
    headers[.contentType] = "application/json"
    if let key, let name = coach.key { headers[name.header] = name.value(key) }
    return try HTTPCall(
      .post, base + path, headers: headers, body: JSON.data(body),
      timeout: .seconds(Self.seconds), idleTimeout: .seconds(Self.seconds),
      bodyLimit: Self.answerLimit)
  }

  /// The whole body of a successful reply; throws ``CoachError``, and `CancellationError`.
  func fetch(_ call: HTTPCall) async throws -> Data {
    try await explaining {
      let reply = try await open(call)
      let data = try await reply.body.collect(limit: call.bodyLimit)
      // A body whose reader was cancelled ends like one that is complete.
      try Task.checkCancellation()
      return data
    }
  }

  /// The head of a successful reply, its body still to be read; throws as ``fetch(_:)`` does.
  ///
  /// What a server in trouble did not begin to answer is asked again, at most twice; where it wants
  /// a longer pause than a person waits for, that is the error.
  func open(_ call: HTTPCall) async throws -> HTTPReply {
    try await explaining {
      let policy = RetryPolicy()
      for attempt in 1..<policy.attempts {
        var wait = policy.wait(after: attempt, random: Double(random() >> 11) * 0x1p-53)
        do {
          let reply = try await http.stream(call)
          guard reply.response.status.kind != .successful else { return reply }
          let trouble = await ServerTrouble(reply)
          guard trouble.isTemporary,
            .seconds(trouble.retryAfter ?? 0) <= policy.longestRetryAfter
          else { throw error(trouble) }
          wait = max(wait, .seconds(trouble.retryAfter ?? 0))
        } catch let error as NetError where [.connectionLost].contains(error) || error.isRefusal {
        }
        try await sleep(wait)
      }
      let reply = try await http.stream(call)
      guard reply.response.status.kind == .successful else {
        throw error(await ServerTrouble(reply))
      }
      return reply
    }
  }

  /// What a server's trouble means here; the key is in no word of it.
  func error(_ trouble: ServerTrouble) -> CoachError {
    CoachError(trouble, from: coach, model: model, hiding: key)
  }

  /// Runs what calls the server; throws ``CoachError`` for the network's errors, and
  /// `CancellationError` where the task was cancelled.
  func explaining<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch {
      if Task.isCancelled { throw CancellationError() }
      switch error as? NetError {
      case .cancelled: throw CancellationError()
      case .timedOut: throw CoachError.timedOut
      case .bodyTooLarge, .decoding: throw CoachError.garbage
      case let error?: throw CoachError.network(error)
      case nil: throw error
      }
    }
  }
}

extension NetError {
  fileprivate var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }
}
