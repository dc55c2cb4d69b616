import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// The Aclio HTTP API, for apps without a key of their own. Paths, names and formats are those of
/// Aclio's first server; every response has been checked.
enum AclioRoutes {
  static let all = [
    Route(
      .get, "/api/health", access: .ownAccount, summary: "Whether a coach can be asked",
      schema: .health, limits: [.api],
      handle: answering { try await health($0) }),
    post("generate-questions", "Up to three questions before a plan", .questions) { call in
      let request = try call.planRequest()
      let questions = try await call.world.coach().questions(for: request)
      return .json(["questions": .array(try questions.map { try JSONValue(encoding: $0) })])
    },
    post("generate-steps", "A plan for a goal", .steps) { call in
      let request = try call.planRequest()
      return .json(APIAnswer.json(try await call.world.coach().safePlan(for: request)))
    },
    post("generate-steps-stream", "The same as events", .stepStream) { call in
      let request = try call.planRequest()
      let coach = try await call.world.coach()
      return .events { give in
        let plan = APIAnswer.json(try await coach.safePlan(for: request))
        give(["chunk": .string(try JSON.text(plan))])
        give(["done": true, "result": plan])
      }
    },
    post("expand-step", "A step in detail", .expansion) { call in
      let (step, state) = try call.stepOfGoal()
      let expansion = try await call.world.coach().expand(step, of: state, as: call.reader())
      return .json(APIAnswer.json(expansion))
    },
    post("do-it-for-me", "The work of a step as a document", .document) { call in
      let (step, state) = try call.stepOfGoal()
      let document = try await call.world.coach().doIt(step, of: state, as: call.reader())
      return .json(["result": .string(document)])
    },
    post("talk-to-aclio", "An answer to a message", .chat) { call in
      let request = try call.chatRequest()
      var answer = ""
      for try await piece in try await call.world.coach().chat(request) { answer += piece }
      try Task.checkCancellation()
      return .json(["response": .string(answer)])
    },
    post("talk-to-aclio-stream", "The same as events", .chatStream) { call in
      let request = try call.chatRequest()
      let coach = try await call.world.coach()
      return .events { give in
        for try await piece in coach.chat(request) { give(["text": .string(piece)]) }
        try Task.checkCancellation()
        give(["done": true])
      }
    },
  ]

  private static func health(_ call: APICall) async throws -> APIReply {
    let coach = try await call.world.coachStore.setting(CoachChoice.coach)
    let state = try await CoachState(coach, in: call.world)
    return .json([
      "status": "ok", "timestamp": .string(call.world.now().description),
      "apiKeyConfigured": .bool(!state.isKeyMissing),
      "models": state.model.isEmpty ? [:] : ["MAIN": .string(state.model)],
    ])
  }

  private static func post(
    _ name: String, _ summary: String, _ schema: RouteSchema,
    _ answer: @escaping @Sendable (APICall) async throws -> APIReply
  ) -> Route {
    Route(
      .post, "/api/" + name, access: .ownAccount, summary: summary, schema: schema,
      limits: [.api, .coach], handle: answering(answer))
  }

  /// Converts errors to the contract's format; an error of a started stream is its last event.
  private static func answering(
    _ answer: @escaping @Sendable (APICall) async throws -> APIReply
  ) -> @Sendable (RouteRequest, World) async throws -> RouteResponse {
    { request, world in
      do {
        return try await answer(APICall(request, in: world)).response(in: world)
      } catch let error as CancellationError {
        throw error
      } catch {
        return try APITrouble(error, in: world.language).response()
      }
    }
  }
}
