import AclioModeration
import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Logging

/// A message and its answer, as far as it has arrived.
struct ChatExchange: Hashable, Sendable {
  var message: ChatMessage
  var answer: ChatMessage
  /// The request to the coach; `nil` if Daybook itself answers.
  var request: ChatRequest?
}

extension ChatExchange: JSONObject {
  static let fields: [Field<Self>] = [
    Field("message", "The person’s words.", \.message.text),
    Field("answer", "The answer, in Markdown.", \.answer.text),
    Field("state", "Whether all of it has arrived.", \.answer.state),
    Field("goal", "The id of the goal that it is about; null for all.", \.message.goal),
    Field("coach", "The coach that answers; null where Daybook does.", \.answer.coach),
  ]
}

/// An answer that has ended.
struct ReceivedAnswer: Sendable {
  var text = ""
  var state = ChatMessage.State.complete
  /// The error that interrupted it, unless the person did.
  var problem: (any ExplainedError)?

  /// `true` if nothing arrived.
  var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
}

extension World {
  /// Stores a message and an empty answer. Harmful messages are answered at once, without any
  /// coach. Undo skips conversations, which are deleted separately.
  func beginExchange(
    _ text: String, about goal: Goal?, with coach: CoachName
  ) async throws -> ChatExchange {
    let text = try GoalRules.chat(text)
    let (moment, makeID, language) = (moment, makeID, language)
    return try await store.transaction(automatic: true) { transaction in
      let (snapshot, id) = (transaction.snapshot, goal?.id)
      let before = try transaction.settledConversation(
        about: id, at: moment.now, areAllOver: true)
      // Later than the previous messages, whatever the clock says.
      let last = before.messages.last?.createdAt.milliseconds ?? 0
      let now = Instant(milliseconds: max(moment.now.milliseconds, last + 1))
      let message = ChatMessage(
        goal: id, role: .user, text: text, state: .complete, createdAt: now, unique: makeID())
      var answer = ChatMessage(
        goal: id, role: .assistant, text: "", state: .streaming,
        createdAt: Instant(milliseconds: now.milliseconds + 1), coach: coach, unique: makeID())
      var request: ChatRequest?
      if let care = Moderation.care(for: text, in: language) {
        (answer.text, answer.state, answer.coach) = (care, .complete, nil)
      } else {
        request = ChatRequest(
          message: text, goal: try goal.map { try snapshot.state(of: $0) },
          goals: goal == nil ? try snapshot.goalStates() : [], history: before.turns,
          reader: CoachReader(
            person: try snapshot.findReadable(Profile.self, Profile().id) ?? Profile(),
            today: moment.today,
            language: language))
      }
      try transaction.put(message)
      try transaction.put(answer)
      return ChatExchange(message: message, answer: answer, request: request)
    }
  }

  /// Receives the answer and shows each piece as it arrives, until it ends, is interrupted or stopped,
  /// or the person presses Ctrl-C. Stores whatever arrived, unless it is empty.
  func receive(
    _ exchange: ChatExchange, from coach: any Coach,
    show: @escaping @Sendable (String) -> Void
  ) async throws -> (exchange: ChatExchange, problem: (any ExplainedError)?) {
    guard let request = exchange.request else {
      show(exchange.answer.text)
      return (exchange, nil)
    }
    let id = exchange.answer.id
    let received = await withTaskGroup(of: ReceivedAnswer?.self) { group in
      group.addTask { await pieces(of: coach.chat(request), to: id, show: show) }
      group.addTask {
        await interruption()
        return nil
      }
      group.addTask {
        await stop(of: id)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      if let first { return first }
      for await case let received? in group { return received }
      return ReceivedAnswer(state: .interrupted)
    }
    var ended = exchange
    (ended.answer.text, ended.answer.state) = (received.text, received.state)
    let answer = ended.answer
    // Store what arrived even if this task is cancelled.
    try await Task { [store] in
      try await store.transaction(automatic: true) { transaction in
        // Nothing comes back of a conversation that was deleted meanwhile.
        guard try transaction.snapshot.find(ChatMessage.self, id) != nil else { return }
        if received.isEmpty {
          try transaction.remove(ChatMessage.self, id)
        } else {
          try transaction.put(answer)
        }
      }
      try await store.cache(nil, for: ChatDraft.key(id))
    }.value
    return (ended, received.problem)
  }

  /// Returns once the answer was stopped, maybe by ``World/stopAnswers(about:)`` in another process.
  private func stop(of message: String) async {
    repeat {
      do { try await sleep(.milliseconds(ChatDraft.interval)) } catch { return }
    } while await keepAwaited(message)
  }

  /// Tells other processes that a silent coach is still waited for. Returns `false` once the answer
  /// was stopped.
  private func keepAwaited(_ message: String) async -> Bool {
    do {
      let (found, draft) = try await store.read {
        (try $0.find(ChatMessage.self, message), try $0.draft(of: message))
      }
      guard let found, found.state == .streaming else { return false }
      let now = now()
      if now.seconds(since: draft?.savedAt ?? found.createdAt) >= ChatDraft.patience / 2 {
        await keep(ChatDraft(text: draft?.text ?? "", savedAt: now), of: message)
      }
    } catch { log.warning("answer not looked up: \(error)") }
    return true
  }

  /// Stops the answers of a conversation that are still arriving.
  func stopAnswers(about goal: String?) async throws {
    let now = now()
    _ = try await store.transaction(automatic: true) {
      try $0.settledConversation(about: goal, at: now, areAllOver: true)
    }
  }

  private func pieces(
    of stream: AsyncThrowingStream<String, any Error>, to message: String,
    show: @Sendable (String) -> Void
  ) async -> ReceivedAnswer {
    var received = ReceivedAnswer()
    var savedAt: Instant?
    do {
      for try await piece in stream {
        received.text += piece
        show(piece)
        let now = now()
        if let savedAt, now.milliseconds - savedAt.milliseconds < ChatDraft.interval { continue }
        savedAt = now
        await keep(ChatDraft(text: received.text, savedAt: now), of: message)
      }
      // A cancelled stream ends without an error.
      if Task.isCancelled {
        received.state = .interrupted
      } else if received.isEmpty {
        (received.state, received.problem) = (.interrupted, ChatError.noAnswer)
      }
    } catch {
      received.state = .interrupted
      if !(error is CancellationError) && !Task.isCancelled {
        received.problem = error as? any ExplainedError ?? ChatError.noAnswer
      }
    }
    return received
  }

  /// If the draft cannot be stored, the answer continues without it.
  private func keep(_ draft: ChatDraft, of message: String) async {
    do { try await store.cache(JSON.data(draft), for: ChatDraft.key(message)) } catch {
      log.warning("draft not kept: \(error)")
    }
  }
}
