import AclioModeration
import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

/// The streams for the scripts of Aclio's pages: plans and answers as they arrive, stored as the
/// commands store them. A plan stops when the client disconnects; an answer goes on without its page.
enum AclioStreams {
  static let all = [
    Route(
      .post, "/aclio/new/{draft}/stream", access: .ownAccount,
      summary: "The plan of a goal that is being made, as events", schema: .pageStream,
      limits: [.coach], handle: plan),
    Route(
      .post, "/aclio/chat/stream", access: .ownAccount,
      summary: "An answer about all goals as events, kept in the conversation",
      schema: .pageStream, limits: [.coach], goesOn: true,
      handle: chat),
    Route(
      .post, "/aclio/goals/{goal}/chat/stream", access: .ownAccount,
      summary: "An answer about a goal as events, kept in its conversation", schema: .pageStream,
      limits: [.coach], goesOn: true,
      handle: chat),
  ]

  @Sendable private static func plan(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    let id = request.parameters["draft"] ?? ""
    guard let draft = try await PlanDraft.find(id, in: world) else {
      return try .api(["error": "no_such_draft"], status: .notFound)
    }
    let body = try? JSONValue(parsing: request.body)
    var answers: [String] = []
    if case .array(let values)? = body?["answers"] { answers = values.map { $0.string ?? "" } }
    let given = answers
    return try APIReply.events { give in
      give(["stage": 1])
      let planned = try await draft.planned(answers: given, in: world)
      try Task.checkCancellation()
      give(["stage": 2])
      try await planned.keep(in: world)
      for step in planned.plan?.steps ?? [] { give(["step": .string(step.title)]) }
      give(["done": true, "to": .string(NewGoalActions.path(draft))])
    }.response(in: world)
  }

  @Sendable private static func chat(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    do {
      let goal = try await world.goal(of: request)
      let text = (try? JSONValue(parsing: request.body))?["message"]?.string ?? ""
      let coach = try await world.coach()
      let begun = try await world.beginExchange(text, about: goal, with: coach.name)
      return try APIReply.events { give in
        let (ended, problem) = try await Task {
          try await world.receive(begun, from: coach) { give(["text": .string($0)]) }
        }.value
        if let problem { throw problem }
        if Moderation.verdict(on: ended.message.text) == .recovery {
          give(["note": .string(world.text(SafetyText.recovery))])
        }
        give(["done": true])
      }.response(in: world)
    } catch let error as any ExplainedError {
      return try APITrouble(error, in: world.language).response()
    }
  }
}

extension World {
  /// The goal in a path; `nil` if the path has none. Throws ``GoalError/noSuchGoal(_:)``.
  func goal(of request: RouteRequest) async throws -> Goal? {
    guard let id = request.parameters["goal"] else { return nil }
    guard let goal = try await store.read({ try $0.find(Goal.self, id) }) else {
      throw GoalError.noSuchGoal(id)
    }
    return goal
  }
}
