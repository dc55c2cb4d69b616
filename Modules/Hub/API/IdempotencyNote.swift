import CoreModels
import CorePlugin
import Foundation
import HTTPTypes

extension Idempotency {
  /// The note of a call.
  struct Entry: Codable {
    var fingerprint: UInt64
    var begunAt: Instant
    /// `true` once it has written, which happens in one transaction with this note.
    var hasWritten = false
    /// The request that committed its answer with what it wrote; `nil` where it was claimed before.
    var request: String?
    var answer: Answer?
  }

  struct Answer: Codable, Hashable {
    var status: Int
    var fields: [[String]]
    var body: Data
  }

  enum Standing {
    case ours, running, otherCall, lost
    case answered(Answer)
  }
}

extension Idempotency.Standing {
  /// The answer to a call that was made before; `nil` where it was not.
  func response(_ lost: () throws -> RouteResponse) throws -> RouteResponse? {
    switch self {
    case .answered(let answer): return answer.response.replayed
    case .lost: return try lost()
    case .running: throw APIError.stillRunning
    case .otherCall: throw APIError.otherIdempotencyKey
    case .ours: return nil
    }
  }
}

extension Idempotency.Answer {
  /// The largest body that is kept; of other answers it is known that they were given.
  private static let largestBody = 256 << 10

  /// An answer as it is kept; `nil` where it is too large.
  init?(_ response: RouteResponse) {
    guard case .bytes(let body) = response.body, body.count <= Self.largestBody else { return nil }
    status = response.head.status.code
    fields = response.head.headerFields.map { [$0.name.rawName, $0.value] }
    self.body = body
  }

  /// The stored response.
  var response: RouteResponse {
    var head = HTTPResponse(status: .init(code: status))
    for field in fields {
      if let name = field.first.flatMap({ HTTPField.Name($0) }), let value = field.last {
        head.headerFields.append(HTTPField(name: name, value: value))
      }
    }
    return RouteResponse(head, body: .bytes(body))
  }
}

extension Instant {
  /// Marks a request that nobody handles any more.
  static let longAgo = Instant(milliseconds: 0)
}
