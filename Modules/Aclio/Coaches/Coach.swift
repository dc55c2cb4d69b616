import CoreModels

/// Whoever makes plans and answers: the planner on this machine, or a model somewhere.
///
/// Throws an `ExplainedError`, and `CancellationError` when its task is cancelled.
protocol Coach: Sendable {
  /// Which one it is, as scripts read it.
  var name: CoachName { get }
  /// Up to three questions whose answers would make the plan better.
  func questions(for request: PlanRequest) async throws -> [CoachQuestion]
  /// Eight to fifteen steps.
  func plan(for request: PlanRequest) async throws -> Plan
  /// Three to six steps that go on where the goal's steps end.
  func moreSteps(for state: GoalState, as reader: CoachReader) async throws -> [Plan.Step]
  /// A step in detail.
  func expand(
    _ step: GoalStep, of state: GoalState, as reader: CoachReader
  ) async throws -> Expansion
  /// The work itself, as far as it can be written down: a Markdown document.
  func doIt(_ step: GoalStep, of state: GoalState, as reader: CoachReader) async throws -> String
  /// The answer to a message, piece by piece as it comes.
  func chat(_ request: ChatRequest) -> AsyncThrowingStream<String, any Error>
}

/// Which coach; the raw value is what `aclio coach` takes and `"coach"` in JSON says.
enum CoachName: String, CaseIterable, Codable, Sendable {
  case offline, anthropic, openai, hub
}

/// For whom and when a coach answers.
struct CoachReader: Hashable, Sendable {
  var person = Person()
  var today: Day
  var language: Language
}

/// One side's words in a conversation.
struct ChatTurn: Codable, Hashable, Sendable {
  enum Role: String, Codable, Sendable { case user, assistant }
  var role: Role
  var text: String
}

/// A message to a coach, with what it needs to know.
struct ChatRequest: Hashable, Sendable {
  var message: String
  /// The goal it is about, `nil` for all of them.
  var goal: GoalState?
  /// All goals that are not archived, for a message about none in particular.
  var goals: [GoalState] = []
  /// The last turns before the message, oldest first, at most 20.
  var history: [ChatTurn]
  var reader: CoachReader
}
