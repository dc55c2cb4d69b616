package import CoreModels
import CoreNet
package import CorePlugin
package import Foundation
import HTTPTypes
import HubAccounts

extension Idempotency {
  /// The stored state of a request. Forgetting drops the response, and keeps the other members as
  /// they are named here.
  package struct Entry: Codable {
    var fingerprint: UInt64
    package var begunAt: Instant
    /// `true` once it has written, which happens in one transaction with this note.
    var hasWritten = false
    /// The request that committed its response with its write; `nil` if it was claimed first.
    package var request: String?
    package var answer: Answer?
  }

  package struct Answer: Codable, Hashable {
    package var status: Int
    package var fields: [[String]]
    package var body: Data
  }

  package enum Standing {
    case ours, running, otherCall, lost
    case answered(Answer)
  }
}

extension Idempotency.Standing {
  /// Returns the response to a repeated request; `nil` for a new one.
  package func response(_ ifLost: () throws -> RouteResponse) throws -> RouteResponse? {
    switch self {
    case .answered(let answer): return answer.response.replayed
    case .lost: return try ifLost()
    case .running: throw APIError.stillRunning
    case .otherCall: throw APIError.otherIdempotencyKey
    case .ours: return nil
    }
  }
}

extension Idempotency.Answer {
  /// The largest stored body in bytes. Larger responses are only known to have been sent.
  private static let largestBody = 256 << 10

  /// Creates the stored form of a response; `nil` if it is too large.
  package init?(_ response: RouteResponse) {
    guard case .bytes(let body) = response.body, body.count <= Self.largestBody else { return nil }
    status = response.head.status.code
    fields = response.head.headerFields.map { [$0.name.rawName, $0.value] }
    self.body = body
  }

  /// The stored response.
  package var response: RouteResponse {
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

extension RouteResponse {
  /// The response, marked as a replay.
  var replayed: RouteResponse {
    var response = self
    response.head.headerFields[.init(known: "Idempotency-Replayed")] = "true"
    return response
  }

  /// The response to a repeated request whose first response is lost.
  package static func alreadyDone(_ form: ErrorForm) throws -> RouteResponse {
    switch form {
    case .words: try .json(["success": true, "already_done": true])
    case .failure: try .json(["already_done": true])
    }
  }
}
