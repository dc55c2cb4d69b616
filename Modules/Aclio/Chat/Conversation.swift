import CoreModels
import CoreStorage
import Foundation

/// The messages about one goal, or about all goals, oldest first.
struct Conversation: Hashable, Sendable {
  /// The goal's id.
  let goal: String?
  var messages: [ChatMessage]

  /// The turns to send to a coach: the latest ones, without unanswered questions.
  var turns: [ChatTurn] {
    var turns: [ChatTurn] = []
    var question: ChatMessage?
    for message in messages {
      switch message.role {
      case .user: question = message
      case .assistant:
        if let asked = question, message.coach != nil, !message.text.isEmpty {
          turns += [
            ChatTurn(role: .user, text: asked.text),
            ChatTurn(role: .assistant, text: message.text),
          ]
        }
        question = nil
      }
    }
    return turns.suffix(Conversation.turnsForCoach)
  }

  static let turnsForCoach = 20
}

extension Snapshot {
  /// The conversation about a goal, or about all goals.
  ///
  /// With `areAllOver`, as when another answer begins, answers still in progress count as
  /// interrupted.
  func conversation(
    about goal: String?, at now: Instant, areAllOver: Bool = false
  ) throws -> Conversation {
    let messages = try list(ChatMessage.self, idPrefix: ChatMessage.idPrefix(ofGoal: goal))
    return Conversation(
      goal: goal,
      messages: try messages.map { message in
        guard message.state == .streaming else { return message }
        return message.with(try draft(of: message.id), at: now, isOver: areAllOver)
      })
  }

  /// Returns the part of an answer that has arrived; `nil` if none is known.
  func draft(of message: String) throws -> ChatDraft? {
    try cached(ChatDraft.key(message)).flatMap {
      try? JSONDecoder().decode(ChatDraft.self, from: $0)
    }
  }
}

extension Transaction {
  /// The same, and stores which answers were interrupted.
  func settledConversation(
    about goal: String?, at now: Instant, areAllOver: Bool = false
  ) throws -> Conversation {
    let conversation = try snapshot.conversation(about: goal, at: now, areAllOver: areAllOver)
    for message in conversation.messages where message.state == .interrupted { try put(message) }
    return conversation
  }

  /// Removes a conversation; returns the number of its messages.
  func removeConversation(about goal: String?, at now: Instant) throws -> Int {
    let messages = try snapshot.conversation(about: goal, at: now).messages
    for message in messages { try remove(ChatMessage.self, message.id) }
    return messages.count
  }
}
