import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal

/// A pending plan with the state of its request.
struct WaitingPlan: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// To be requested again at that instant, with the last error if there was one.
    case waiting(until: Instant, PendingTrouble?)
    /// A process is sending the request.
    case sending
    /// It will not be requested again automatically.
    case failed(PendingTrouble)

    var name: String {
      switch self {
      case .waiting: "waiting"
      case .sending: "sending"
      case .failed: "failed"
      }
    }
  }

  let plan: PendingPlan
  let call: OutboxCall?
  let state: State

  init(_ plan: PendingPlan, in snapshot: Snapshot, at now: Instant) throws {
    self.plan = plan
    call = try snapshot.findReadable(OutboxCall.self, plan.call)
    let trouble = call?.lastError.map(PendingTrouble.init)
    state =
      switch call {
      case _ where plan.problem != nil: .failed(PendingTrouble(code: plan.problem ?? ""))
      case nil: .failed(.other)
      case let call? where call.state == .failed: .failed(trouble ?? .other)
      case let call? where call.state == .sending && call.nextAttemptAt > now: .sending
      case let call?: .waiting(until: call.nextAttemptAt, trouble)
      }
  }

  /// The code of the last error; `nil` if there was none.
  var problem: String? { plan.problem ?? call?.lastError }

  /// The state in words: the coach, the error, and what comes next.
  func standing(in world: World) -> [String] {
    let texts: [CoachText]
    switch state {
    case .sending: texts = [.beingAsked]
    case .failed(let trouble): texts = [.trouble(trouble), .failed]
    case .waiting(let next, let trouble):
      let time = world.calendar.timeOfDay(at: max(next, world.now()))
      texts = (trouble.map { [CoachText.trouble($0)] } ?? []) + [.askedAgain(time)]
    }
    return [plan.coach.label] + texts.map { world.text($0) }
  }

  /// At most two paragraphs: the goal and its state.
  func lines(number: Int, in world: World) -> [String] {
    let mark = "\(number)".padded(to: 3)
    let goal = plan.request.goal.terminalSafe.wrapped(to: world.columns - 3)
    let status = standing(in: world).joined(separator: world.separator)
      .wrapped(to: world.columns - 3)
    return goal.enumerated().map { ($0.offset == 0 ? mark : "   ") + $0.element }
      + status.map { "   " + world.styled($0, .dim) }
  }
}

extension WaitingPlan: JSONObject {
  static let fields: [Field<Self>] = [
    Field("id", "Its id, which its goal will have.", \.plan.id),
    Field("goal", "The goal, in the person’s words.", \.plan.request.goal),
    Field("coach", "The coach that is asked.", \.plan.coach),
    Field("state", "What becomes of the request.", .choice(["waiting", "sending", "failed"])) {
      .string($0.state.name)
    },
    Field("asked_at", "When it was first asked for.", \.plan.createdAt),
    Field("next_at", "When it is asked for again.") { waiting -> Instant? in
      if case .waiting(let next, _) = waiting.state { next } else { nil }
    },
    Field("attempts", "How often it was asked for.") { $0.call?.attempts ?? 0 },
    Field("error", "The code of the last error, if any.", \.problem),
  ]
}

extension Snapshot {
  /// The pending plans, in order of request.
  func waitingPlans(at now: Instant) throws -> [WaitingPlan] {
    try list(PendingPlan.self).sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
      .map { try WaitingPlan($0, in: self, at: now) }
  }
}

extension [WaitingPlan] {
  /// Finds the plan a person named: by its number in the list, or by its id or the beginning of it.
  /// Throws ``CoachError/noSuchPending(_:)`` or ``CoachError/ambiguousPending(_:)``.
  func named(_ text: String) throws(CoachError) -> WaitingPlan {
    let name = text.trimmingWhitespace()
    if let exact = first(where: { $0.plan.id == name }) { return exact }
    if let number = Int(name), indices.contains(number - 1) { return self[number - 1] }
    let found = filter { !name.isEmpty && $0.plan.id.hasPrefix(name) }
    guard let only = found.first else { throw .noSuchPending(text) }
    guard found.count == 1 else { throw .ambiguousPending(text) }
    return only
  }
}
