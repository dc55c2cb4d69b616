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
  /// Who answers; `nil` for the person, and where Daybook itself answered, whose words no coach is
  /// told.
  var coach: CoachName?

  enum CodingKeys: String, CodingKey {
    case id, goal, role, text, state, coach
    case createdAt = "created_at"
  }

  /// A message whose id has its conversation and, in order, its time.
  init(
    goal: String?, role: ChatTurn.Role, text: String, state: State, createdAt: Instant,
    coach: CoachName? = nil, unique: String
  ) {
    let digits = "\(max(createdAt.milliseconds, 0))"
    let time = String(repeating: "0", count: max(15 - digits.count, 0)) + digits
    id = "\(ChatMessage.idPrefix(ofGoal: goal))\(time)-\(unique)"
    (self.goal, self.role, self.text, self.state) = (goal, role, text, state)
    (self.createdAt, self.coach) = (createdAt, coach)
  }

  /// How the ids of a conversation begin.
  static func idPrefix(ofGoal goal: String?) -> String { "\(goal ?? "all")/" }
}

/// What has come of an answer, kept aside from time to time, so that little is lost in a crash.
struct ChatDraft: Codable, Hashable, Sendable {
  var text: String
  var savedAt: Instant

  /// Least time between two drafts, in milliseconds.
  static let interval: Int64 = 500
  /// A writer who has kept nothing for so many seconds is taken for gone.
  static let patience = 10

  static func key(_ message: String) -> String { "aclio.draft \(message)" }
}

extension ChatMessage {
  /// The message with what has come so far; broken off where its writer is gone, or `isOver`.
  func with(_ draft: ChatDraft?, at now: Instant, isOver: Bool = false) -> ChatMessage {
    guard state == .streaming else { return self }
    var message = self
    message.text = draft?.text ?? text
    let age = now.seconds(since: draft?.savedAt ?? createdAt)
    // An answer begins just after its question.
    if isOver || age < -1 || age >= ChatDraft.patience { message.state = .interrupted }
    return message
  }

  var json: JSONValue {
    [
      "id": .string(id), "goal": goal.map { .string($0) } ?? .null, "role": .string(role.rawValue),
      "text": .string(text), "state": .string(state.rawValue),
      "created_at": .string(createdAt.description),
      "coach": coach.map { .string($0.rawValue) } ?? .null,
    ]
  }
}
