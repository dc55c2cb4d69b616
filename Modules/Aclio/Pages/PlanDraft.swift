import AclioModeration
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
  /// The plan, if there is one, and its coach.
  var plan: Plan?
  var coach: CoachName?
  /// The reason why the coach could not be reached, if the plan can be queued.
  var trouble: String?
  /// `true` if a note of care accompanies the plan.
  var isRecovery = false

  static func key(_ id: String) -> String { "aclio.plan \(id)" }
}

extension World {
  /// The draft with this id; `nil` if there is none.
  func planDraft(_ id: String) async throws -> PlanDraft? {
    // A draft that cannot be decoded counts as missing.
    try await store.cached(PlanDraft.key(id)).flatMap {
      try? JSONDecoder().decode(PlanDraft.self, from: $0)
    }
  }

  /// `true` if the draft's plan was stored: the goal has the same id.
  func isKept(draft id: String) async throws -> Bool {
    try await store.read { try $0.find(Goal.self, id) != nil }
  }

  func keep(_ draft: PlanDraft) async throws {
    try await store.cache(JSON.data(draft), for: PlanDraft.key(draft.id))
  }

  func forget(_ draft: PlanDraft) async throws {
    try await store.cache(nil, for: PlanDraft.key(draft.id))
  }

  /// Creates a draft for a goal, with the coach's questions if `asking` is set. Rejects goals like
  /// the command does, before any request.
  func beginPlan(
    _ goal: String, due: String, category: String, asking: Bool
  ) async throws -> PlanDraft {
    let (name, note) = try GoalRules.ownGoal(goal)
    let due = try due.isEmpty ? nil : dueDay(due)
    let category = try category.isEmpty ? nil : GoalCategory(typed: category)
    let (moment, gate) = (moment, try await gate())
    let person = try await store.read { snapshot in
      try gate.require(.newGoal, in: snapshot, at: moment)
      return try snapshot.person()
    }
    var draft = PlanDraft(
      id: makeID(),
      request: PlanRequest(
        goal: name, due: due, today: moment.today, person: person, language: language),
      category: category)
    if case .recovery? = note { draft.isRecovery = true }
    if asking {
      do {
        draft.questions = Array(
          try await coach().questions(for: draft.request).prefix(GoalDraft.mostQuestions))
      } catch let error as CoachError where error.isWorthQueueing {
        draft.trouble = error.failure(in: language).message
      }
    }
    if !asking || draft.questions.isEmpty, draft.trouble == nil {
      draft = try await planned(draft, answers: [])
    }
    try await keep(draft)
    return draft
  }

  /// Returns the draft with a plan, or with the reason why there is none; can be repeated.
  func planned(
    _ draft: PlanDraft, answers: [String], offline: Bool = false
  ) async throws -> PlanDraft {
    var draft = draft
    if !answers.isEmpty {
      draft.request.answers = try zip(draft.questions, answers).compactMap { question, typed in
        let answer = try GoalRules.answer(typed)
        try Moderation.require([answer])
        return answer.isEmpty ? nil : .init(question: question.question, answer: answer)
      }
    }
    draft.request.readDeadline()
    do {
      let coach: any Coach = offline ? OfflineCoach() : try await coach()
      var plan = try await coach.safePlan(for: draft.request)
      guard !plan.steps.isEmpty else { throw GoalError.noSteps }
      if let category = draft.category { plan.category = category }
      (draft.plan, draft.coach, draft.trouble) = (plan, coach.name, nil)
    } catch let error as CoachError where error.isWorthQueueing {
      draft.trouble = error.failure(in: language).message
    }
    return draft
  }

  /// Stores an accepted plan as a goal with the draft's id, so that it is stored only once.
  func accept(_ plan: Plan, of draft: PlanDraft) async throws -> Reward {
    let (moment, gate, makeID) = (moment, try await gate(), makeID)
    let (_, reward) = try await store.transaction { transaction in
      try gate.require(.newGoal, in: transaction.snapshot, at: moment)
      return try transaction.rewarding(on: moment.today) {
        let goal = try $0.keep(
          plan, name: draft.request.goal, due: draft.request.due, id: draft.id, at: moment,
          makeID: makeID)
        try gate.charge(.newGoal, in: $0, at: moment)
        return goal
      }
    }
    try await forget(draft)
    await GoalIndex.renew(in: self)
    return reward
  }
}
