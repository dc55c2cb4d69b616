import AclioModeration
import AclioPlanner
import CoreModels
import CorePlugin
import CoreTerminal

/// A goal being created, from the person's words to an accepted plan.
struct GoalDraft: Sendable {
  var request: PlanRequest
  /// The person's category, which overrides the coach's.
  var category: GoalCategory?
  /// `true` to accept the plan without review.
  var isQuick = false

  enum Outcome: Sendable {
    case planned(Plan, by: CoachName, for: PlanRequest)
    case queued(PendingPlan)
    case discarded
  }

  static let mostQuestions = 3

  /// Asks the coach and, at a terminal, the person.
  func planned(asking: Bool, in world: World) async throws -> Outcome {
    var draft = self
    do {
      let coach = try await world.coach()
      if asking, world.canAsk { try await draft.ask(coach, in: world) }
      draft.request.readDeadline()
      return try await draft.reviewed(by: coach, in: world)
    } catch let error as CoachError where error.isWorthQueueing {
      return try await draft.withoutCoach(error, in: world)
    }
  }

  /// Asks the coach's questions; skips empty answers.
  private mutating func ask(_ coach: any Coach, in world: World) async throws {
    let request = request
    let questions = try await world.stage(.readingGoal) { try await coach.questions(for: request) }
    guard !questions.isEmpty else { return }
    world.terminal.lines(world.sentence(GoalText.questions, .dim))
    for question in questions.prefix(Self.mostQuestions) {
      let example = question.placeholder.isEmpty ? "" : " (\(question.placeholder))"
      world.terminal.lines(world.hanging("", question.question + example))
      guard let typed = world.ask(">") else { return }
      let answer = try GoalRules.answer(typed)
      guard !answer.isEmpty else { continue }
      try Moderation.require([answer])
      self.request.answers.append(.init(question: question.question, answer: answer))
    }
  }

  /// Shows the plan until the person accepts it.
  private func reviewed(by coach: any Coach, in world: World) async throws -> Outcome {
    var plan = try await plan(by: coach, in: world)
    var seen: Plan?
    while world.canAsk, !isQuick {
      if plan != seen { world.terminal.lines([""] + plan.lines(in: world) + [""]) }
      seen = plan
      switch world.ask(world.text(GoalText.review))?.lowercased().first {
      case "k", "y": return .planned(plan, by: coach.name, for: request)
      case "e": plan = try await plan.edited(in: world)
      case "a": (plan, seen) = (try await self.plan(by: coach, in: world), nil)
      case "d", "n", "q", nil: return .discarded
      default: continue
      }
    }
    return .planned(plan, by: coach.name, for: request)
  }

  private func plan(by coach: any Coach, in world: World) async throws -> Plan {
    var plan = try await world.stage(.makingPlan) { try await coach.safePlan(for: request) }
    guard !plan.steps.isEmpty else { throw GoalError.noSteps }
    if let category { plan.category = category }
    return plan
  }

  /// Continues without a reachable coach; without a terminal, the goal is queued.
  private func withoutCoach(_ error: CoachError, in world: World) async throws -> Outcome {
    var draft = self
    draft.request.readDeadline()
    return try await draft.queuedOrOffline(error, in: world)
  }

  private func queuedOrOffline(_ error: CoachError, in world: World) async throws -> Outcome {
    guard world.canAsk, !isQuick else { return .queued(try await world.queuePlan(for: request)) }
    let reason = error.failure(in: world.language).message
    world.terminal.lines(world.sentence(GoalText.unreachable(reason)))
    while true {
      switch world.ask(world.text(GoalText.queueOrOffline))?.lowercased().first {
      case "q": return .queued(try await world.queuePlan(for: request))
      case "o": return try await reviewed(by: OfflineCoach(), in: world)
      case "d", "n", nil: return .discarded
      default: continue
      }
    }
  }
}

extension PlanRequest {
  /// Sets the due day to the one in the goal or the answers, unless it is in the past.
  mutating func readDeadline() {
    guard due == nil else { return }
    due = Planner.deadline(of: forPlanner).flatMap { $0 >= today ? $0 : nil }
  }
}

extension World {
  /// Runs work with its description on standard error.
  func stage<Value>(
    _ text: GoalText, during work: () async throws -> Value
  ) async throws -> Value {
    try await terminal.withSpinner(self.text(text), sleep: sleep, during: work)
  }
}

extension Plan {
  /// The plan as edited in the person's editor.
  fileprivate func edited(in world: World) async throws -> Plan {
    let result = EditedPlan(plan: self)
    let help = world.text(GoalText.editorHelp)
    try await world.editor.edit(PlanText.text(of: textSteps, help: help), "plan.txt") { text in
      await result.set(try edited(text))
    }
    return await result.plan
  }
}

/// The result of editing, shared with the editor's closure.
private actor EditedPlan {
  private(set) var plan: Plan

  init(plan: Plan) { self.plan = plan }

  func set(_ plan: Plan) { self.plan = plan }
}
