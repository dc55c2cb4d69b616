public import CoreModels
public import CoreStorage
public import Foundation
import HTTPTypes

/// A request to be sent when there is a network.
public struct OutboxCall: Record, Hashable {
  public static let kind = "net.outbox"

  /// The progress of a request; a successful one is removed.
  public enum State: String, Codable, Sendable {
    /// Waiting for its next attempt.
    case pending
    /// Being sent by a process, until ``OutboxCall/nextAttemptAt`` at the latest.
    case sending
    /// Refused permanently, but kept for the user to see.
    case failed
  }

  /// The idempotency key of every attempt.
  public let id: String
  /// The HTTP method.
  public let method: String
  /// The absolute URL.
  public let url: String
  /// The names and values of headers without secrets.
  public let headers: [String: String]
  /// The names of headers and of the secrets with their values.
  public let secretHeaders: [String: String]
  /// The request body.
  public let body: Data
  /// The time limit of an attempt in seconds; `nil` for the default of 30.
  public let timeout: Int?
  /// The time when the request was queued.
  public let createdAt: Instant
  /// The number of attempts that may have reached the server.
  public internal(set) var attempts = 0
  /// The earliest time of the next attempt.
  public internal(set) var nextAttemptAt: Instant
  /// The code of the last error, such as `timed_out` or `http_422`.
  public internal(set) var lastError: String?
  /// The progress of the request.
  public internal(set) var state = State.pending
  /// The position in the queue, independent of changes to the clock.
  var position = 0

  enum CodingKeys: String, CodingKey {
    case id, method, url, headers, body, timeout, attempts, state, position
    case secretHeaders = "secret_headers"
    case createdAt = "created_at"
    case nextAttemptAt = "next_attempt_at"
    case lastError = "last_error"
  }

  /// Creates a request that is due at once, with at most 180 seconds per attempt. Throws
  /// ``NetError/invalidURL``, ``NetError/insecure(host:)``, and
  /// ``NetError/secretInOutbox(header:)`` for a header that belongs in `secretHeaders`.
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
    // Shorter than the lease, after which another process would take over.
    self.timeout = timeout.map { min(max($0, 1), 180) }
    self.createdAt = createdAt
    nextAttemptAt = createdAt
    for name in headers.keys where HTTPField.Name(name)?.carriesSecret ?? true {
      throw .secretInOutbox(header: name)
    }
    try call(secrets: [:]).requireAllowedAddress()
  }

  /// Returns the request to send, with the values of its secret headers.
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

  /// The origin within which requests are sent in order.
  var origin: String {
    get throws(NetError) { try call(secrets: [:]).origin }
  }
}
