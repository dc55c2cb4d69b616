import CoreModels
import Foundation

/// A server's note of a request that was done, without its response.
private struct AnsweredRequest: Codable {
  var fingerprint: UInt64
  var begunAt: Instant
  var hasWritten: Bool
  var request: String?
}

extension Connection {
  /// Drops the responses that a server keeps for a person's repeated requests, because they may
  /// contain forgotten text. The note that a request was done stays.
  func forgetAnswers(of profile: String) throws {
    guard try hasRegistry() else { return }
    let kept = try rows(
      """
      SELECT key, body FROM registry
      WHERE drawer = 'idempotency' AND key >= :start AND key < :end AND body LIKE '%"answer"%'
      """, ["start": profile + "/", "end": profile + "/\u{10FFFF}"]
    ) { (key: try $0.value(String.self, at: 0), body: try $0.value(String.self, at: 1)) }
    for entry in kept {
      var request = try JSONDecoder().decode(AnsweredRequest.self, from: Data(entry.body.utf8))
      // Nobody is working on it any more.
      request.begunAt = Instant(milliseconds: 0)
      try execute(
        "UPDATE registry SET body = :body WHERE drawer = 'idempotency' AND key = :key",
        ["body": try JSON.text(request), "key": entry.key])
    }
  }
}
