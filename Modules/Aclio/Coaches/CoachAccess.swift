import CoreModels
import CoreNet
import Foundation
import HTTPTypes

/// The connection to a remote coach: its URL, key, model, and how requests are made.
struct CoachAccess: Sendable {
  let coach: CoachName
  /// The base URL, without `/v1` and without a trailing slash.
  let base: String
  let key: String?
  /// Empty if the server chooses.
  let model: String
  let http: HTTPClient
  let sleep: @Sendable (Duration) async throws -> Void
  let random: @Sendable () -> UInt64

  /// The timeout of a complete answer, in seconds.
  static let seconds = 120
  /// The maximum size of an answer, in bytes.
  private static let answerLimit = 4 << 20

  private var authority: String { (try? HTTPCall(.post, base))?.request.authority ?? "" }
  /// `true` for OpenAI itself, which requires a key and uses newer parameter names.
  var isOpenAI: Bool { authority == "api.openai.com" }
  /// `true` for a server on this machine.
  var isLocal: Bool { base.hasPrefix("http://") }

  /// Creates a request with a JSON body.
  func call(
    _ path: String, headers: HTTPFields = [:], body: JSONValue
  ) throws -> HTTPCall {
    var headers = headers
    headers[.contentType] = "application/json"
    if let key, let name = coach.key { headers[name.header] = name.value(key) }
    var call = try HTTPCall(
      .post, base + path, headers: headers, body: JSON.data(body),
      timeout: .seconds(Self.seconds), idleTimeout: .seconds(Self.seconds),
      bodyLimit: Self.answerLimit)
    // A conversation goes to no other server than the one that was chosen for it.
    call.mayBeRedirectedElsewhere = false
    return call
  }

  /// Returns the whole body of a successful response; throws ``CoachError`` or `CancellationError`.
  func fetch(_ call: HTTPCall) async throws -> Data {
    try await explaining {
      let reply = try await open(call)
      let data = try await reply.body.collect(limit: call.bodyLimit)
      // Cancelling the reader ends the body without an error.
      try Task.checkCancellation()
      return data
    }
  }

  /// Returns a successful response with its body still unread; throws like ``fetch(_:)``.
  ///
  /// Retries at most twice if a failing server has sent no response. If it asks for a longer pause
  /// than a person would wait, that is the error.
  func open(_ call: HTTPCall) async throws -> HTTPReply {
    try await explaining {
      try await RetryPolicy().repeating(
        sleep: sleep, random: { Double(random() >> 11) * 0x1p-53 }
      ) {
        let reply = try await http.stream(call)
        guard reply.response.status.kind != .successful else { return .done(reply) }
        let trouble = await ServerTrouble(reply)
        guard trouble.isTemporary else { throw error(trouble) }
        return .temporary(retryAfter: trouble.retryAfter) { throw error(trouble) }
      }
    }
  }

  /// Maps a server's error; the result never contains the key.
  func error(_ trouble: ServerTrouble) -> CoachError {
    CoachError(trouble, from: coach, model: model, hiding: key)
  }

  /// Runs a request; throws ``CoachError`` for network errors, and `CancellationError` if the task
  /// was cancelled.
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
