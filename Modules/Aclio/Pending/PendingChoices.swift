import CoreModels
import CoreNet
import CorePlugin
import CoreStorage

extension World {
  /// Cancels a pending plan; its answer is dropped if it still arrives.
  func cancelPending(_ name: String) async throws -> WaitingPlan {
    let now = now()
    let waiting = try await store.transaction { transaction in
      let waiting = try transaction.snapshot.waitingPlans(at: now).named(name)
      try transaction.remove(PendingPlan.self, waiting.plan.id)
      return waiting
    }
    try await Outbox(store).cancel(waiting.plan.call, now: now)
    return waiting
  }

  /// Requests a failed plan from the current coach, or stores the plan that has arrived. Throws
  /// ``CoachError/notFailed(_:)``, ``GateError`` and the errors of ``coach()``.
  func retryPending(_ name: String) async throws -> WaitingPlan {
    let (moment, makeID, gate) = (moment, makeID, try await gate())
    let waiting = try await store.read { try $0.waitingPlans(at: moment.now).named(name) }
    guard case .failed = waiting.state else {
      throw CoachError.notFailed(waiting.plan.request.goal)
    }
    if waiting.plan.plan != nil {
      try await store.transaction {
        try $0.keep(waiting.plan, through: gate, at: moment, makeID: makeID)
      }
      return waiting
    }
    let coach = try await coach()
    let old = waiting.plan
    let plan = PendingPlan(
      id: old.id, coach: coach.name, request: old.request, createdAt: old.createdAt,
      call: old.nextCall)
    let call = try plan.outboxCall(by: coach, at: moment.now)
    try await store.transaction { transaction in
      // Two concurrent retries send one request.
      guard try transaction.find(PendingPlan.self, old.id) == old else { return }
      try transaction.remove(OutboxCall.self, old.call)
      try transaction.put(plan)
      try Outbox.enqueue(call, in: transaction)
    }
    return waiting
  }
}
