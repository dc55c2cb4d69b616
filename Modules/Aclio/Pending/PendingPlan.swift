import CoreModels
import CoreNet
import CoreStorage
import HTTPTypes

/// A plan requested from a remote coach that has not arrived; its goal will have the same id.
struct PendingPlan: Record, Hashable {
  static let kind = "aclio.pending"
  let id: String
  /// The coach that was asked.
  let coach: CoachName
  /// The request.
  let request: PlanRequest
  let createdAt: Instant
  /// The id of the request in the outbox, which is its idempotency key.
  var call: String
  /// The error code of an unusable answer; `nil` while a plan may arrive.
  var problem: String?
  /// A plan that has arrived but could not be stored.
  var plan: Plan?

  enum CodingKeys: String, CodingKey {
    case id, coach, request, call, problem, plan
    case createdAt = "created_at"
  }
}

extension PendingPlan {
  /// The common prefix of our requests' ids, since the outbox is shared.
  static let callPrefix = "aclio-plan-"

  /// The id of a request. Every attempt after a rejection has its own, because servers repeat their
  /// response to a known idempotency key.
  static func callID(of plan: String, attempt: Int) -> String { "\(callPrefix)\(plan).\(attempt)" }

  /// The id of the plan that a request is for.
  static func id(ofCall call: String) -> String {
    let rest = call.dropFirst(callPrefix.count)
    return String(rest[..<(rest.lastIndex(of: ".") ?? rest.endIndex)])
  }

  /// The id of the next request.
  var nextCall: String {
    let attempt = call.split(separator: ".").last.flatMap { Int($0) } ?? 1
    return Self.callID(of: id, attempt: attempt + 1)
  }

  /// The request as stored in the outbox, without the key; throws ``CoachError/nothingToQueue`` for
  /// the offline coach.
  func outboxCall(by coach: any Coach, at now: Instant) throws -> OutboxCall {
    let call: HTTPCall
    switch coach {
    case let coach as AnthropicCoach:
      call = try coach.call(for: Prompts.plan(for: request), isStreamed: false)
    case let coach as OpenAICoach:
      call = try coach.plainCall(for: Prompts.plan(for: request))
    case let coach as HubCoach: call = try coach.planCall(for: request)
    default: throw CoachError.nothingToQueue
    }
    var (headers, secrets): ([String: String], [String: String]) = ([:], [:])
    for field in call.request.headerFields {
      if let key = coach.name.key, field.name == key.header {
        secrets[field.name.canonicalName] = key.secret
      } else {
        headers[field.name.canonicalName] = field.value
      }
    }
    return try OutboxCall(
      id: self.call, url: call.url, headers: headers, secretHeaders: secrets, body: call.body,
      timeout: CoachAccess.seconds, createdAt: now)
  }
}
