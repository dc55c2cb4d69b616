import CoreModels
import CoreNet

/// A coach backed by a language model: prompts and parsing are shared, the wire format is not.
protocol ModelCoach: Coach {
  var access: CoachAccess { get }
  /// Creates the request for a complete or streamed answer.
  func call(for prompt: ModelPrompt, isStreamed: Bool) throws -> HTTPCall
  /// Sends the request, adapted to the server if necessary; throws ``CoachError``.
  func open(_ prompt: ModelPrompt, isStreamed: Bool) async throws -> HTTPReply
  /// Parses a complete answer; throws ``CoachError``.
  static func answer(in json: JSONValue) throws(CoachError) -> ModelAnswer
  /// Parses one event of a streamed answer; `nil` if it is irrelevant. Throws ``ServerTrouble`` for
  /// an error event, and ``CoachError`` for an invalid one.
  static func piece(of event: ServerSentEvent) throws -> ModelPiece?
}

/// A model's complete answer.
struct ModelAnswer: Hashable, Sendable {
  /// The reason why the answer ended.
  enum End: Hashable, Sendable { case complete, cut, refused }
  var text: String
  var end: End

  /// Parses the answer's JSON. Throws ``CoachError/refused``, and ``AnswerProblem`` for flaws that
  /// a second request may fix.
  func parsed<Value>(_ parse: (JSONValue) throws(AnswerProblem) -> Value) throws -> Value {
    try checked { text throws(AnswerProblem) in try parse(AnswerJSON.object(in: text)) }
  }

  /// The same for an answer in plain text.
  func checked<Value>(_ read: (String) throws(AnswerProblem) -> Value) throws -> Value {
    switch end {
    case .refused: throw CoachError.refused
    case .cut: throw AnswerProblem.cut
    case .complete: return try read(text)
    }
  }
}

/// The content of a streamed event.
struct ModelPiece: Hashable, Sendable {
  var text = ""
  /// The reason why the answer ended, if the event states one.
  var end: ModelAnswer.End?
  /// `true` for the last event.
  var isLast = false
}

extension ModelCoach {
  func open(_ prompt: ModelPrompt, isStreamed: Bool) async throws -> HTTPReply {
    try await access.open(call(for: prompt, isStreamed: isStreamed))
  }

  func questions(for request: PlanRequest) async throws -> [CoachQuestion] {
    try await ask(Prompts.questions(for: request), mayRefuse: true) { answer in
      try answer.parsed(PlanParsing.questions)
    }
  }

  func plan(for request: PlanRequest) async throws -> Plan {
    try await ask(Prompts.plan(for: request), mayRefuse: true) { answer in
      try answer.parsed(PlanParsing(for: request).plan)
    }
  }

  func moreSteps(for state: GoalState, as reader: CoachReader) async throws -> [Plan.Step] {
    let steps = try await ask(Prompts.moreSteps(for: state, as: reader)) { answer in
      try answer.parsed(PlanParsing(for: state, today: reader.today).steps)
    }
    return Array(steps.prefix(6))
  }

  func expand(
    _ step: GoalStep, of state: GoalState, as reader: CoachReader
  ) async throws -> Expansion {
    try await ask(Prompts.expansion(of: step, in: state, as: reader)) { answer in
      try answer.parsed(PlanParsing.expansion)
    }
  }

  func doIt(_ step: GoalStep, of state: GoalState, as reader: CoachReader) async throws -> String {
    try await ask(Prompts.document(for: step, in: state, as: reader)) { answer in
      try answer.checked(PlanParsing.document)
    }
  }

  /// Asks for an answer and parses it, once more if it is unusable. With `mayRefuse`, an empty
  /// answer or mere prose then counts as a refusal.
  private func ask<Value>(
    _ prompt: ModelPrompt, mayRefuse: Bool = false, _ read: (ModelAnswer) throws -> Value
  ) async throws -> Value {
    let first = try await answer(to: prompt)
    do { return try read(first) } catch let problem as AnswerProblem {
      if mayRefuse, problem == .prose, first.text.isRefusal { throw CoachError.refused }
      let second = try await answer(to: prompt.repaired(after: first.text, because: problem))
      do { return try read(second) } catch let problem as AnswerProblem {
        if mayRefuse, problem == .empty || problem == .prose { throw CoachError.refused }
        throw problem == .cut ? CoachError.cutAnswer : .unusable(problem)
      }
    }
  }

  private func answer(to prompt: ModelPrompt) async throws -> ModelAnswer {
    try await access.explaining {
      try await Self.answer(in: try await open(prompt, isStreamed: false), access)
    }
  }

  /// Parses a complete response, in which a status of 200 may still carry an error.
  static func answer(in reply: HTTPReply, _ access: CoachAccess) async throws -> ModelAnswer {
    let data = try await reply.body.collect(limit: 4 << 20)
    // Cancelling the reader ends the body without an error.
    try Task.checkCancellation()
    guard let json = try? JSONValue(parsing: data) else { throw CoachError.garbage }
    if let trouble = ServerTrouble(in: json) { throw access.error(trouble) }
    return try answer(in: json)
  }
}

extension String {
  /// `true` if prose says that its author will not help, so that asking again would be in vain.
  fileprivate var isRefusal: Bool {
    let text = prefix(400).description.foldedWords.joined(separator: " ")
    return ContentTable(Content.refusals).contains { text.contains($0.text(0)) }
  }
}
