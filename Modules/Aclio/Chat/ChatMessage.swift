import CoreModels
import CorePlugin
import CoreStorage

/// A message in a conversation about one goal, or about all of them.
struct ChatMessage: Record, Hashable {
  static let kind = "aclio.message"

  /// The progress of a message.
  enum State: String, CaseIterable, Codable, JSONRepresentable {
    /// Still arriving; the text so far is a ``ChatDraft``.
    case streaming
    case complete
    /// Interrupted by the person or by an error.
    case interrupted
  }

  let id: String
  /// The goal's id; `nil` for all goals.
  let goal: String?
  let role: ChatTurn.Role
  var text: String
  var state: State
  let createdAt: Instant
  /// The coach that answers; `nil` for the person's messages, and for Daybook's own answers, which
  /// coaches never see.
  var coach: CoachName?

  enum CodingKeys: String, CodingKey {
    case id, goal, role, text, state, coach
    case createdAt = "created_at"
  }

  /// Creates a message. Its id consists of its conversation and, sortably, its time.
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

  /// The common prefix of a conversation's ids.
  static func idPrefix(ofGoal goal: String?) -> String { "\(goal ?? "all")/" }
}

extension ChatMessage: JSONObject {
  static let fields: [Field<Self>] = [
    Field("id", "Its id.", \.id),
    Field("goal", "The id of the goal that it is about; null for all.", \.goal),
    Field("role", "Who says it.", \.role),
    Field("text", "What is said, in Markdown.", \.text),
    Field("state", "Whether all of it has arrived.", \.state),
    Field("created_at", "When it was said.", \.createdAt),
    Field("coach", "The coach that says it, if one does.", \.coach),
  ]
}

/// The part of an answer that has arrived, saved periodically in case of a crash.
struct ChatDraft: Codable, Hashable, Sendable {
  var text: String
  var savedAt: Instant

  /// The minimum interval between two drafts, in milliseconds.
  static let interval: Int64 = 500
  /// Seconds without a draft after which its writer counts as gone.
  static let patience = 10

  static func key(_ message: String) -> String { "aclio.draft \(message)" }
}

extension ChatMessage {
  /// The message with its draft; interrupted if the writer is gone or `isOver` is set.
  func with(_ draft: ChatDraft?, at now: Instant, isOver: Bool = false) -> ChatMessage {
    guard state == .streaming else { return self }
    var message = self
    message.text = draft?.text ?? text
    let age = now.seconds(since: draft?.savedAt ?? createdAt)
    // An answer begins right after its question.
    if isOver || age < -1 || age >= ChatDraft.patience { message.state = .interrupted }
    return message
  }
}
