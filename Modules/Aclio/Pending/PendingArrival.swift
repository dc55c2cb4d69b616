import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation

extension Transaction {
  /// Makes a goal of a reply that was waited for, or notes why it cannot be one. A plan that the
  /// person does not wait for any more is let go.
  func take(
    _ reply: CollectedReply, of call: OutboxCall, through gate: Gate, at moment: Moment,
    makeID: () -> String
  ) throws {
    let waiting = try find(PendingPlan.self, PendingPlan.id(ofCall: call.id))
    guard var waiting, waiting.call == call.id else { return }
    do {
      waiting.plan = try waiting.plan(in: reply.body)
      try keep(waiting, through: gate, at: moment, makeID: makeID)
    } catch let error as CoachError {
      waiting.problem = error.code
      try put(waiting)
    } catch let error as GateError {
      // The plan is there, and is kept for when there is room for it.
      waiting.problem = error.failure(in: moment.language).code
      try put(waiting)
    }
  }

  /// Makes a goal of the plan that came, in the place of what waited for it; throws ``GateError``.
  func keep(
    _ waiting: PendingPlan, through gate: Gate, at moment: Moment, makeID: () -> String
  ) throws {
    guard let plan = waiting.plan else { return }
    try gate.require(.newGoal, in: snapshot, at: moment)
    try keep(
      plan, name: waiting.request.goal, due: waiting.request.due, id: waiting.id, at: moment,
      makeID: makeID)
    try remove(PendingPlan.self, waiting.id)
  }
}

extension PendingPlan {
  /// The plan in a reply's body; throws ``CoachError``.
  func plan(in data: Data) throws -> Plan {
    guard let json = try? JSONValue(parsing: data) else { throw CoachError.garbage }
    if let trouble = ServerTrouble(in: json) {
      throw CoachError(trouble, from: coach, model: "", hiding: nil)
    }
    let parsing = PlanParsing(for: request)
    do {
      switch coach {
      case .anthropic: return try AnthropicCoach.answer(in: json).parsed(parsing.plan)
      case .openai: return try OpenAICoach.answer(in: json).parsed(parsing.plan)
      case .hub: return try parsing.plan(json)
      case .offline: throw CoachError.nothingToQueue
      }
    } catch let problem as AnswerProblem {
      // Nothing, and mere prose, are how a model refuses.
      if problem == .empty || problem == .prose { throw CoachError.refused }
      throw problem == .cut ? CoachError.cutAnswer : .unusable(problem)
    }
  }
}

extension Snapshot {
  /// How many plans have not arrived, those that failed included.
  func pendingPlans() throws -> Int { try count(PendingPlan.self) }
}
