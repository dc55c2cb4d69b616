import CoreModels
import CoreNet
import Foundation
import HTTPTypes

/// A server with the Aclio HTTP API, which keeps the model's keys to itself.
struct HubCoach: Coach {
  let access: CoachAccess
  var name: CoachName { .hub }

  func questions(for request: PlanRequest) async throws -> [CoachQuestion] {
    try await ask("generate-questions", in: request.language, ["goal": .string(request.goal)]) {
      json throws(AnswerProblem) in try PlanParsing.questions(json)
    }
  }

  func plan(for request: PlanRequest) async throws -> Plan {
    try await ask("generate-steps", in: request.language, HubWire.body(of: request)) {
      json throws(AnswerProblem) in try PlanParsing(for: request).plan(json)
    }
  }

  /// The request of ``plan(for:)``, for the queue.
  func planCall(for request: PlanRequest) throws -> HTTPCall {
    try call("generate-steps", in: request.language, HubWire.body(of: request))
  }

  func moreSteps(for state: GoalState, as reader: CoachReader) async throws -> [Plan.Step] {
    let steps = try await ask(
      "generate-steps", in: reader.language, HubWire.body(ofMoreStepsFor: state, as: reader)
    ) { json throws(AnswerProblem) in
      try PlanParsing(for: state, today: reader.today).steps(json)
    }
    return Array(steps.prefix(6))
  }

  func expand(
    _ step: GoalStep, of state: GoalState, as reader: CoachReader
  ) async throws -> Expansion {
    let body: [String: JSONValue] = [
      "goalName": .string(state.goal.name), "step": HubWire.json(step),
    ]
    return try await ask("expand-step", in: reader.language, body) {
      json throws(AnswerProblem) in try PlanParsing.expansion(json)
    }
  }

  func doIt(_ step: GoalStep, of state: GoalState, as reader: CoachReader) async throws -> String {
    var body: [String: JSONValue] = [
      "goalName": .string(state.goal.name), "step": HubWire.json(step),
    ]
    body["profile"] = HubWire.profile(of: reader.person)
    return try await ask("do-it-for-me", in: reader.language, body) {
      json throws(AnswerProblem) in
      guard let text = json["result"]?.string else { throw .wrong(member: "result") }
      return try PlanParsing.document(text)
    }
  }

  func chat(_ request: ChatRequest) -> AsyncThrowingStream<String, any Error> {
    .pieces { give in
      try await access.explaining { try await read(openShortened(request).body, give) }
    }
  }

  /// Opens the stream; if the conversation is too long for the model, with its end only.
  private func openShortened(_ request: ChatRequest) async throws -> HTTPReply {
    do { return try await open(request) } catch CoachError.tooLong {
      guard request.history.count > 3 else { throw CoachError.tooLong }
      var short = request
      short.history = Array(request.history.suffix(3))
      return try await open(short)
    }
  }

  private func open(_ request: ChatRequest) async throws -> HTTPReply {
    try await access.open(
      call("talk-to-aclio-stream", in: request.reader.language, HubWire.body(of: request)))
  }

  private func read(_ body: ByteStream, _ give: (String) -> Void) async throws {
    var hasBegun = false
    do {
      for try await event in body.events() {
        hasBegun = true
        guard let data = try? JSONValue(parsing: Data(event.data.utf8)) else {
          throw CoachError.garbage
        }
        if let trouble = ServerTrouble(in: data) { throw access.error(trouble) }
        if let text = data["text"]?.string, !text.isEmpty { give(text) }
        if data["done"] == true { return }
      }
    } catch NetError.connectionLost {
      throw CoachError.interrupted
    }
    // Cancelling the reader ends the stream without an error.
    try Task.checkCancellation()
    throw hasBegun ? CoachError.interrupted : .garbage
  }

  private func call(
    _ path: String, in language: Language, _ body: [String: JSONValue]
  ) throws -> HTTPCall {
    try access.call(
      "/api/" + path, headers: [.acceptLanguage: language.rawValue], body: .object(body))
  }

  private func ask<Value>(
    _ path: String, in language: Language, _ body: [String: JSONValue],
    _ read: (JSONValue) throws(AnswerProblem) -> Value
  ) async throws -> Value {
    try Self.value(in: try await access.fetch(call(path, in: language, body)), access, read)
  }

  /// Decodes a response body. The hub already retries its model, so this does not.
  static func value<Value>(
    in data: Data, _ access: CoachAccess, _ read: (JSONValue) throws(AnswerProblem) -> Value
  ) throws -> Value {
    guard let json = try? JSONValue(parsing: data) else { throw CoachError.garbage }
    if let trouble = ServerTrouble(in: json) { throw access.error(trouble) }
    do { return try read(json) } catch { throw CoachError.unusable(error) }
  }
}
