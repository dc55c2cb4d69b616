public import CoreModels
public import CoreStorage
public import Foundation
import HTTPTypes

/// A call that is to be made when there is a network.
public struct OutboxCall: Record, Hashable {
  public static let kind = "net.outbox"

  /// How far the call has come; one that was carried out is no longer there.
  public enum State: String, Codable, Sendable {
    /// Waits for its time.
    case pending
    /// A process is making it, until ``OutboxCall/nextAttemptAt`` at the latest.
    case sending
    /// Refused for good; kept so that the person sees it.
    case failed
  }

  /// The idempotency key that goes with every attempt.
  public let id: String
  /// The HTTP method.
  public let method: String
  /// The absolute address.
  public let url: String
  /// Header names and values, none of them secret.
  public let headers: [String: String]
  /// Header names, and the names of the secrets that are their values.
  public let secretHeaders: [String: String]
  /// The bytes to send.
  public let body: Data
  /// The bound on one attempt in seconds; `nil` for the usual 30.
  public let timeout: Int?
  /// When it was put into the outbox.
  public let createdAt: Instant
  /// Attempts so far that may have reached the server.
  public internal(set) var attempts = 0
  /// Not before this moment.
  public internal(set) var nextAttemptAt: Instant
  /// The code of the last failure, as `timed_out` or `http_422`; `nil` before any.
  public internal(set) var lastError: String?
  /// How far the call has come.
  public internal(set) var state = State.pending
  /// Its place in the line; a clock that was set back does not change it.
  var position = 0

  enum CodingKeys: String, CodingKey {
    case id, method, url, headers, body, timeout, attempts, state, position
    case secretHeaders = "secret_headers"
    case createdAt = "created_at"
    case nextAttemptAt = "next_attempt_at"
    case lastError = "last_error"
  }

  /// A call due at once, with at most 180 seconds for an attempt. Throws ``NetError/invalidURL``, ``NetError/insecure(host:)``, and
  /// ``NetError/secretInOutbox(header:)`` for a header that belongs into `secretHeaders`.
  public init(
    id: String, method: String = "POST", url: String, headers: [String: String] = [:],
    secretHeaders: [String: String] = [:], body: Data = Data(), timeout: Int? = nil,
    createdAt: Instant
  ) throws(NetError) {
    self.id = id
    self.method = method
    self.url = url
    self.headers = headers
    self.secretHeaders = secretHeaders
    self.body = body
    // Within the lease, so that no other process takes the call for forgotten.
    self.timeout = timeout.map { min(max($0, 1), 180) }
    self.createdAt = createdAt
    nextAttemptAt = createdAt
    for name in headers.keys where HTTPField.Name(name)?.carriesSecret ?? true {
      throw .secretInOutbox(header: name)
    }
    try call(secrets: [:]).requireAllowedAddress()
  }

  /// The call as it is sent, with the values of its secret headers.
  func call(secrets: [String: String]) throws(NetError) -> HTTPCall {
    guard let method = HTTPRequest.Method(method) else { throw .invalidURL }
    var fields = HTTPFields()
    for (name, value) in headers.merging(secrets, uniquingKeysWith: { _, secret in secret }) {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    fields.idempotencyKey = id
    let limit = Duration.seconds(timeout ?? 30)
    return try HTTPCall(
      method, url, headers: fields, body: body, timeout: limit, idleTimeout: limit)
  }

  /// What the order of calls is kept for.
  var origin: String {
    get throws(NetError) { try call(secrets: [:]).origin }
  }
}
