import CoreModels
import CorePlugin
import CoreStorage
import Synchronization
import TestSupport

@testable import Aclio

extension Stage {
  /// Sends a message and receives the answer; returns the displayed text as well.
  @discardableResult
  func say(
    _ text: String, to coach: ScriptedCoach, about goal: Goal? = nil
  ) async throws -> (answer: ChatMessage, shown: String, problem: (any ExplainedError)?) {
    let begun = try await world.beginExchange(text, about: goal, with: coach.name)
    let shown = Mutex("")
    let (ended, problem) = try await world.receive(begun, from: coach) { piece in
      shown.withLock { $0 += piece }
    }
    return (ended.answer, shown.withLock { $0 }, problem)
  }

  func messages(about goal: Goal? = nil) async throws -> [ChatMessage] {
    let (now, id) = (world.now(), goal?.id)
    return try await world.store.read { try $0.conversation(about: id, at: now).messages }
  }
}
