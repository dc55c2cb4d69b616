import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation

extension Transaction {
  /// Creates a goal from a pending plan's response, or stores the reason why it cannot be one.
  /// Drops a plan the person has cancelled.
  func take(
    _ reply: CollectedReply, of call: OutboxCall, through gate: PremiumGate, at moment: Moment,
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
      // The plan has arrived, and is stored until there is room for it.
      waiting.problem = error.failure(in: moment.language).code
      try put(waiting)
    }
  }

  /// Replaces a pending plan by a goal with the arrived plan; throws ``GateError``.
  func keep(
    _ waiting: PendingPlan, through gate: PremiumGate, at moment: Moment, makeID: () -> String
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
  /// Decodes the plan in a response body; throws ``CoachError``.
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
      // An empty answer, or mere prose, is how a model refuses.
      if problem == .empty || problem == .prose { throw CoachError.refused }
      throw problem == .cut ? CoachError.cutAnswer : .unusable(problem)
    }
  }
}

extension Snapshot {
  /// The number of pending plans, including failed ones.
  func pendingPlans() throws -> Int { try count(PendingPlan.self) }
}
