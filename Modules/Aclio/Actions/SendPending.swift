import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio pending list`: sends due requests, and lists the pending ones.
struct ListPending: Action {
  static var configuration: CommandConfiguration { .init("list", HelpText.pendingList) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> PendingListing {
    try await PendingListing(sendingIn: world)
  }
}

/// `aclio pending send`: sends all pending requests now, whenever they are due.
struct SendPending: Action {
  static var configuration: CommandConfiguration { .init("send", HelpText.pendingSend) }
  static var limits: [RouteLimit] { [.coach] }

  func perform(in world: World) async throws -> PendingListing {
    try await PendingListing(sendingIn: world, isHurried: true)
  }
}

/// `aclio pending retry ID`: requests a failed plan from the current coach, or stores the plan that
/// has arrived. Throws ``CoachError/notFailed(_:)``, ``GateError`` and the errors of the coach.
struct RetryPending: Action {
  static var configuration: CommandConfiguration { .init("retry", HelpText.pendingRetry) }
  static var limits: [RouteLimit] { [.coach] }
  static var inputs: [Input<Self>] { [.argument("id", \.id, HelpText.pendingCancelId)] }

  var id = ""

  func perform(in world: World) async throws -> PendingListing {
    let goal = try await retry(in: world)
    return try await PendingListing(sendingIn: world, saying: .retried(goal))
  }

  /// Requests the plan without sending; returns the goal that it is for.
  @discardableResult
  func retry(in world: World) async throws -> String {
    let (moment, makeID, gate) = (world.moment, world.makeID, try await world.gate())
    let waiting = try await world.store.read { try $0.waitingPlans(at: moment.now).named(id) }
    let old = waiting.plan
    guard case .failed = waiting.state else { throw CoachError.notFailed(old.request.goal) }
    if old.plan != nil {
      try await world.store.transaction {
        try $0.keep(old, through: gate, at: moment, makeID: makeID)
      }
      return old.request.goal
    }
    let coach = try await world.coach()
    let plan = PendingPlan(
      id: old.id, coach: coach.name, request: old.request, createdAt: old.createdAt,
      call: old.nextCall)
    let call = try plan.outboxCall(by: coach, at: moment.now)
    try await world.store.transaction { transaction in
      // Two concurrent retries send one request.
      guard try transaction.find(PendingPlan.self, old.id) == old else { return }
      try transaction.remove(OutboxCall.self, old.call)
      try transaction.put(plan)
      try Outbox.enqueue(call, in: transaction)
    }
    return old.request.goal
  }
}

/// The arrived and the pending plans.
struct PendingListing: Outcome, JSONObject {
  /// The ids of the goals that were made of arrived plans.
  let arrived: [String]
  let waiting: [WaitingPlan]
  private let sentence: CoachText?

  /// Sends due requests, or all.
  fileprivate init(
    sendingIn world: World, isHurried: Bool = false, saying sentence: CoachText? = nil
  ) async throws {
    arrived = try await world.sendPending(isHurried: isHurried).arrived
    let now = world.now()
    waiting = try await world.store.read { try $0.waitingPlans(at: now) }
    self.sentence = sentence
  }

  static let fields: [Field<Self>] = [
    Field("arrived", "The ids of the goals whose plans have arrived.", \.arrived),
    Field("pending", "The plans that have not.", \.waiting),
  ]

  func lines(in world: World) -> [String] {
    var lines = sentence?.lines(in: world) ?? []
    if !arrived.isEmpty { lines += CoachText.arrived(arrived.count).lines(in: world) }
    if waiting.isEmpty {
      return lines.isEmpty ? CoachText.nonePending.lines(in: world) : lines
    }
    if world.isDrawn { lines += [world.styled(world.text(CoachText.pendingTitle), .bold), ""] }
    return lines
      + waiting.enumerated().flatMap { $0.element.lines(number: $0.offset + 1, in: world) }
  }
}

/// `aclio pending cancel ID`: cancels a pending plan; its answer is dropped if it still arrives.
struct CancelPending: Action {
  static var configuration: CommandConfiguration { .init("cancel", HelpText.pendingCancel) }
  static var inputs: [Input<Self>] { [.argument("id", \.id, HelpText.pendingCancelId)] }

  var id = ""

  func perform(in world: World) async throws -> CancelledPlan {
    let now = world.now()
    let waiting = try await world.store.transaction { transaction in
      let waiting = try transaction.snapshot.waitingPlans(at: now).named(id)
      try transaction.remove(PendingPlan.self, waiting.plan.id)
      return waiting
    }
    try await Outbox(world.store).cancel(waiting.plan.call, now: now)
    return CancelledPlan(waiting: waiting)
  }
}

/// A cancelled plan.
struct CancelledPlan: Outcome, JSONObject {
  let waiting: WaitingPlan

  static let fields: [Field<Self>] = [Field("cancelled", "The plan as it was.", \.waiting)]

  func lines(in world: World) -> [String] {
    CoachText.cancelled(waiting.plan.request.goal).lines(in: world)
  }
}
