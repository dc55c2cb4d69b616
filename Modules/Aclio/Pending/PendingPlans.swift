import CoreModels
import CorePlugin
import CoreStorage

extension World {
  /// Keeps the question for the person's remote coach until there is a network; the goal is made
  /// when the plan arrives, once. For errors whose `CoachError.isWorthQueueing` is true.
  func queuePlan(for request: PlanRequest) async throws -> PendingPlan {
    throw CoachError.offline
  }

  /// Asks for the plans that wait, as far as they are due, and keeps what arrives.
  @discardableResult
  func sendPending() async throws -> PendingReport { PendingReport() }
}

extension Snapshot {
  /// How many plans have not arrived, those that failed included.
  func pendingPlans() throws -> Int { try count(PendingPlan.self) }
}

/// What sending did; ids are those of ``PendingPlan``.
struct PendingReport: Hashable, Sendable {
  /// The ids of the goals whose plans arrived.
  var arrived: [String] = []
  /// Plans that will not come by themselves.
  var failed: [String] = []
  /// Plans that will be asked for again.
  var postponed: [String] = []
}
