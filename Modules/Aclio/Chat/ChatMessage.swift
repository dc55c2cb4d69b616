import CoreModels
import CoreStorage

/// One side's words in a conversation about a goal, or about all of them.
struct ChatMessage: Record, Hashable {
  static let kind = "aclio.message"

  /// How far it has come.
  enum State: String, Codable, Sendable {
    /// It is still coming; what came so far is a ``ChatDraft``.
    case streaming
    case complete
    /// It broke off, by the person or by trouble.
    case interrupted
  }

  let id: String
  /// The id of the goal, `nil` for all goals.
  let goal: String?
  let role: ChatTurn.Role
  var text: String
  var state: State
  let createdAt: Instant
  /// Who answers; `nil` where Daybook itself did, whose words no coach is told.
  var coach: CoachName?

  enum CodingKeys: String, CodingKey {
    case id, goal, role, text, state, coach
    case createdAt = "created_at"
  }
}
