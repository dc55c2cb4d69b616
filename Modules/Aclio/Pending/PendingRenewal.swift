import CoreModels
import CoreNet
import CorePlugin
import CoreStorage

extension World {
  /// Replaces requests that would differ now, because the person has chosen another coach, URL or
  /// model since; the offline planner plans immediately. Returns the ids of the goals it created.
  ///
  /// Keeps the requests if the current coach has no key or URL.
  @discardableResult
  func renewPending() async throws -> [String] {
    let coach: any Coach
    do { coach = try await self.coach() } catch is CoachError { return [] }
    let moment = moment
    let waiting = try await store.read { try $0.waitingPlans(at: moment.now) }
    var arrived: [String] = []
    for waiting in waiting where waiting.plan.plan == nil && waiting.state != .sending {
      guard let call = waiting.call else { continue }
      if coach.name == .offline {
        if try await keepOfflinePlan(for: waiting.plan) { arrived.append(waiting.plan.id) }
      } else {
        try await renew(waiting.plan, call, by: coach)
      }
    }
    return arrived
  }

  private func renew(_ old: PendingPlan, _ call: OutboxCall, by coach: any Coach) async throws {
    let plan = PendingPlan(
      id: old.id, coach: coach.name, request: old.request, createdAt: old.createdAt,
      call: old.nextCall)
    let fresh = try plan.outboxCall(by: coach, at: now())
    guard fresh.url != call.url || !call.asksTheSame(as: fresh) else { return }
    try await store.transaction { transaction in
      guard try transaction.find(PendingPlan.self, old.id) == old else { return }
      try transaction.remove(OutboxCall.self, old.call)
      try transaction.put(plan)
      try Outbox.enqueue(fresh, in: transaction)
    }
  }

  /// Creates a goal from the offline planner's plan; returns `false` if there was no room for it,
  /// and stores the plan until there is.
  private func keepOfflinePlan(for old: PendingPlan) async throws -> Bool {
    let (moment, makeID, gate) = (moment, makeID, try await gate())
    var waiting = PendingPlan(
      id: old.id, coach: .offline, request: old.request, createdAt: old.createdAt, call: old.call)
    waiting.plan = try await OfflineCoach().plan(for: old.request)
    return try await store.transaction { [waiting] transaction in
      guard try transaction.find(PendingPlan.self, old.id) == old else { return false }
      try transaction.remove(OutboxCall.self, old.call)
      do {
        try transaction.keep(waiting, through: gate, at: moment, makeID: makeID)
        return true
      } catch let error as GateError {
        var kept = waiting
        kept.problem = error.failure(in: moment.language).code
        try transaction.put(kept)
        return false
      }
    }
  }
}

extension OutboxCall {
  /// `true` if both bodies are equal as JSON, regardless of member order.
  fileprivate func asksTheSame(as other: OutboxCall) -> Bool {
    if body == other.body { return true }
    guard let mine = try? JSONValue(parsing: body), let others = try? JSONValue(parsing: other.body)
    else { return false }
    return mine == others
  }
}
