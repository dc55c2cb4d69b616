import CoreModels
import Testing

@testable import Aclio

@Suite("What the offline coach answers") struct OfflineAnswerTests {
  let state: GoalState

  init() {
    let request = PlanRequest("Run a half marathon", due: "2026-12-12")
    var state = GoalState(Plan(category: .health, steps: []), for: request)
    state.add([
      Plan.Step(title: "Buy shoes", description: "Ask in a shop.", duration: "1 hour"),
      Plan.Step(
        title: "Run 5 km", description: "Slowly.", duration: "40 minutes", due: Day("2026-11-20")),
      Plan.Step(title: "Run 10 km", description: "Slowly too.", due: Day("2026-12-01")),
    ])
    state.done = ["g/1"]
    self.state = state
  }

  private func answer(
    _ message: String, _ goal: GoalState?, all: [GoalState] = [], language: Language = .english,
    isFirst: Bool = false
  ) async throws -> String {
    let history = [ChatTurn(role: .user, text: "Hi"), ChatTurn(role: .assistant, text: "Hello.")]
    let request = ChatRequest(
      message: message, goal: goal, goals: all, history: isFirst ? [] : history,
      reader: CoachReader(today: GoalExample.today, language: language))
    var pieces: [String] = []
    for try await piece in OfflineCoach().chat(request) { pieces.append(piece) }
    if pieces.joined().count > 20 { #expect(pieces.count > 3) }
    return pieces.joined()
  }

  @Test(arguments: [
    (
      "How far am I?",
      "“Run a half marathon”: 1 of 3 steps done, 33%.\n\nNext: “Run 5 km”, 40 minutes."
    ),
    (
      "What is next?",
      "Next: “Run 5 km”, 40 minutes.\n\n"
        + "It was meant for 20 November; today is as good a day."
    ),
    ("What can I do today?", "Today, 15 minutes of “Run 5 km”. Slowly."),
    ("I only have 5 minutes", "Today, 5 minutes of “Run 5 km”. Slowly."),
    (
      "I am stuck and tired",
      "Then the step is too big; you are not too small. Take “Run 5 km”, set a timer for ten "
        + "minutes, do only its first move, and stop when it rings.\n\n`aclio expand` shows how it is done; if the "
        + "day is simply full, move it without guilt. `daybook mercy` pauses everything when you "
        + "are ill."
    ),
    (
      "Will I make it on time?",
      "Time left: 21 days for 2 steps, about one every 10 days. Behind by 1 step: do the smallest "
        + "of them first, or move the date.\n\nNext: “Run 5 km”, 40 minutes."
    ),
    (
      "Please change the plan",
      "`aclio edit` changes steps, their order and the due date; `aclio extend` adds steps at the "
        + "end."
    ),
    ("Thank you", "Glad to help. The next small step is yours."),
  ])
  func `answers come from the goal's own state`(_ message: String, _ expected: String) async throws
  {
    #expect(try await answer(message, state) == expected)
  }

  @Test func `it says who it is, once`() async throws {
    let first = try await answer("Hello", state, isFirst: true)
    #expect(
      first.hasPrefix(
        "I am the offline planner: I answer from your goals and their steps, without a network."))
    #expect(try await !answer("Hello", state).contains("offline planner"))
  }

  @Test func `what it does not know it says, and how to ask another`() async throws {
    let text = try await answer("Is a keto diet healthy?", state)
    #expect(text.hasPrefix("That is more than the offline planner knows."))
    #expect(text.contains("`aclio coach`"))
  }

  @Test func `a goal that is done is celebrated`() async throws {
    var done = state
    done.done = ["g/1", "g/2", "g/3"]
    #expect(try await answer("What is next?", done).hasPrefix("“Run a half marathon” is done"))
  }

  @Test func `about no goal in particular it tells of all`() async throws {
    #expect(
      try await answer("How am I doing?", nil, all: [state, state])
        == "Run a half marathon: 33%, next: Run 5 km\n\nRun a half marathon: 33%, next: Run 5 km")
    #expect(try await answer("What is next?", nil).hasPrefix("There is no goal yet."))
  }

  @Test func `in Slovak`() async throws {
    #expect(
      try await answer("Ako som na tom?", state, language: .slovak)
        == "„Run a half marathon“: hotové kroky 1 z 3, 33\u{A0}%.\n\nĎalej: „Run 5 km“, 40 minutes."
    )
  }
}
