import CoreModels
import CoreStorage

/// A plan that a remote coach was asked for and that has not arrived; the goal is made when it does.
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

  enum CodingKeys: String, CodingKey {
    case id, coach, request, call, problem
    case createdAt = "created_at"
  }
}
