import AclioPlanner
import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// A goal being created in a browser, from the person's words to an accepted plan. Until then it is
/// cached on this machine only.
struct PlanDraft: Codable, Hashable, Sendable {
  let id: String
  var request: PlanRequest
  /// The person's category, which overrides the coach's.
  var category: GoalCategory?
  var questions: [CoachQuestion] = []
  /// The parts of the goal that the coach did not understand.
  var remarks: [String]?
  /// The plan, if there is one, and its coach.
  var plan: Plan?
  var coach: CoachName?
  /// The reason why the coach could not be reached, if the plan can be queued.
  var trouble: String?
  /// `true` if a note of care accompanies the plan.
  var isRecovery = false

  static func key(_ id: String) -> String { "aclio.plan \(id)" }
}

extension PlanDraft {
  /// The draft with this id; `nil` if there is none.
  static func find(_ id: String, in world: World) async throws -> PlanDraft? {
    // A draft that cannot be decoded counts as missing.
    try await world.store.cached(key(id)).flatMap {
      try? JSONDecoder().decode(PlanDraft.self, from: $0)
    }
  }

  /// `true` if the draft's plan was stored: the goal has the same id.
  static func isKept(_ id: String, in world: World) async throws -> Bool {
    try await world.store.read { try $0.find(Goal.self, id) != nil }
  }

  func keep(in world: World) async throws {
    try await world.store.cache(JSON.data(self), for: PlanDraft.key(id))
  }

  func forget(in world: World) async throws {
    try await world.store.cache(nil, for: PlanDraft.key(id))
  }

  /// Creates a draft for a goal, with the coach's questions if `asking` is set. Rejects goals like
  /// the command does, before any request.
  init(_ goal: String, due: String, category: String, asking: Bool, in world: World) async throws {
    let (name, note) = try GoalRules.ownGoal(goal)
    let due = try due.isEmpty ? nil : world.dueDay(due)
    let category = try category.isEmpty ? nil : GoalCategory(typed: category)
    let (moment, gate) = (world.moment, try await world.gate())
    let person = try await world.store.read { snapshot in
      try gate.require(.newGoal, in: snapshot, at: moment)
      return try snapshot.person()
    }
    self.init(
      id: world.makeID(),
      request: PlanRequest(
        goal: name, due: due, today: moment.today, person: person, language: world.language),
      category: category)
    if case .recovery? = note { isRecovery = true }
    if asking {
      do {
        let coach = try await world.coach()
        questions = Array(
          try await coach.questions(for: request).prefix(GoalDraft.mostQuestions))
        if coach.name == .offline { remarks = Planner.remarks(on: request.forPlanner) }
      } catch let error as CoachError where error.isWorthQueueing {
        trouble = error.failure(in: world.language).message
      }
    }
    if !asking || questions.isEmpty, trouble == nil { self = try await planned(in: world) }
    try await keep(in: world)
  }

  /// Returns the draft with a plan, or with the reason why there is none; can be repeated.
  func planned(
    answers: [String] = [], offline: Bool = false, in world: World
  ) async throws -> PlanDraft {
    var draft = self
    if !answers.isEmpty {
      draft.request.answers = try draft.request.answered(draft.questions, answers)
    }
    draft.request.readDeadline()
    do {
      let coach: any Coach = offline ? OfflineCoach() : try await world.coach()
      var plan = try await coach.safePlan(for: draft.request)
      guard !plan.steps.isEmpty else { throw GoalError.noSteps }
      if let category = draft.category { plan.category = category }
      (draft.plan, draft.coach, draft.trouble) = (plan, coach.name, nil)
    } catch let error as CoachError where error.isWorthQueueing {
      draft.trouble = error.failure(in: world.language).message
    }
    return draft
  }

  /// Stores an accepted plan as a goal with the draft's id, so that it is stored only once.
  func accept(_ plan: Plan, in world: World) async throws -> Reward {
    let (moment, gate, makeID) = (world.moment, try await world.gate(), world.makeID)
    let reward = try await world.store.transaction { transaction in
      try transaction.accept(
        plan, for: request, id: id, through: gate, at: moment, makeID: makeID
      ).reward
    }
    try await forget(in: world)
    await GoalIndex.renew(in: world)
    return reward
  }
}
