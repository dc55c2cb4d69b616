import CoreModels
import CoreNet

/// A coach that is a language model: prompts and parsing are the same for all, the wire is not.
protocol ModelCoach: Coach {
  var access: CoachAccess { get }
  /// The call that asks for an answer, whole or streamed.
  func call(for prompt: ModelPrompt, isStreamed: Bool) throws -> HTTPCall
  /// Makes that call, with what a particular server wants changed in it; throws ``CoachError``.
  func open(_ prompt: ModelPrompt, isStreamed: Bool) async throws -> HTTPReply
  /// Reads a whole answer; throws ``CoachError``.
  static func answer(in json: JSONValue) throws(CoachError) -> ModelAnswer
  /// Reads one event of a streamed answer, `nil` for one that says nothing to us; throws
  /// ``ServerTrouble`` for one that tells of trouble, ``CoachError`` for one that is none.
  static func piece(of event: ServerSentEvent) throws -> ModelPiece?
}

/// A model's whole answer.
struct ModelAnswer: Hashable, Sendable {
  /// Why it ends where it does.
  enum End: Hashable, Sendable { case complete, cut, refused }
  var text: String
  var end: End

  /// What the answer holds as JSON; throws ``CoachError/refused``, and ``AnswerProblem`` for what
  /// asking again may mend.
  func parsed<Value>(_ parse: (JSONValue) throws(AnswerProblem) -> Value) throws -> Value {
    try checked { text throws(AnswerProblem) in try parse(AnswerJSON.object(in: text)) }
  }

  /// The same for an answer in words.
  func checked<Value>(_ read: (String) throws(AnswerProblem) -> Value) throws -> Value {
    switch end {
    case .refused: throw CoachError.refused
    case .cut: throw AnswerProblem.cut
    case .complete: return try read(text)
    }
  }
}

/// What an event of a streamed answer brings.
struct ModelPiece: Hashable, Sendable {
  var text = ""
  /// Why the answer ends, where the event says so.
  var end: ModelAnswer.End?
  /// Whether nothing follows.
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

  /// The answer, read; one that cannot be used is asked for once more. Where it `mayRefuse`, nothing
  /// and mere prose are a refusal then.
  private func ask<Value>(
    _ prompt: ModelPrompt, mayRefuse: Bool = false, _ read: (ModelAnswer) throws -> Value
  ) async throws -> Value {
    let first = try await answer(to: prompt)
    do { return try read(first) } catch let problem as AnswerProblem {
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

  /// Reads a whole reply; trouble that comes with status 200 is trouble too.
  static func answer(in reply: HTTPReply, _ access: CoachAccess) async throws -> ModelAnswer {
    let data = try await reply.body.collect(limit: 4 << 20)
    // A body whose reader was cancelled ends like one that is complete.
    try Task.checkCancellation()
    guard let json = try? JSONValue(parsing: data) else { throw CoachError.garbage }
    if let trouble = ServerTrouble(in: json) { throw access.error(trouble) }
    return try answer(in: json)
  }
}
