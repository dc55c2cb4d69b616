import CoreModels
import CoreNet
import CoreStorage
import HTTPTypes

/// A plan that a remote coach was asked for and that has not arrived; the goal is made when it does,
/// with this id.
struct PendingPlan: Record, Hashable {
  static let kind = "aclio.pending"
  let id: String
  /// Who was asked.
  let coach: CoachName
  /// What for.
  let request: PlanRequest
  let createdAt: Instant
  /// The id of the call in the outbox, which is its idempotency key.
  var call: String
  /// The code of why the answer was no plan; `nil` while one may come.
  var problem: String?
  /// A plan that came, and could not be kept.
  var plan: Plan?

  enum CodingKeys: String, CodingKey {
    case id, coach, request, call, problem, plan
    case createdAt = "created_at"
  }
}

extension PendingPlan {
  /// What the ids of our calls begin with, for the outbox is everyone's.
  static let callPrefix = "aclio-plan-"

  /// The id of a call; every attempt after a refusal has its own, for servers answer a key that
  /// they know as they did before.
  static func callID(of plan: String, attempt: Int) -> String { "\(callPrefix)\(plan).\(attempt)" }

  /// The plan that a call is for.
  static func id(ofCall call: String) -> String {
    let rest = call.dropFirst(callPrefix.count)
    return String(rest[..<(rest.lastIndex(of: ".") ?? rest.endIndex)])
  }

  /// The id of the next call.
  var nextCall: String {
    let attempt = call.split(separator: ".").last.flatMap { Int($0) } ?? 1
    return Self.callID(of: id, attempt: attempt + 1)
  }

  /// The call as the outbox keeps it, without the key; throws ``CoachError/nothingToQueue`` for the
  /// offline coach.
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
