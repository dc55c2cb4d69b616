import CoreModels
import Testing

@testable import AclioPlanner

@Suite("What the planner answers") struct OfflineAnswerTests {
  let state: PlannerGoal

  init() {
    state = PlannerGoal(
      name: "Run a half marathon", due: Day("2026-12-12"),
      steps: [
        PlannerStep(
          id: "1", title: "Buy shoes", description: "Ask in a shop.", duration: "1 hour",
          isDone: true),
        PlannerStep(
          id: "2", title: "Run 5 km", description: "Slowly.", duration: "40 minutes",
          due: Day("2026-11-20")),
        PlannerStep(
          id: "3", title: "Run 10 km", description: "Slowly too.", due: Day("2026-12-01")),
      ])
  }

  private func answer(
    _ message: String, _ goal: PlannerGoal?, all: [PlannerGoal] = [],
    language: Language = .english, isFirst: Bool = false
  ) -> String {
    OfflineAnswer(
      to: message, about: goal, of: all, isFirst: isFirst,
      as: PlannerReader(today: GoalExample.today, language: language)
    ).text
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
      "I am stuck",
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
  func `answers come from the goal's own state`(_ message: String, _ expected: String) {
    #expect(answer(message, state) == expected)
  }

  @Test func `it says who it is, once`() {
    let first = answer("Hello", state, isFirst: true)
    #expect(
      first.hasPrefix(
        "I am the offline planner: I answer from your goals and their steps, without a network."))
    #expect(!answer("Hello", state).contains("offline planner"))
  }

  @Test func `what it does not know it says, and how to ask another`() {
    let text = answer("Is a keto diet healthy?", state)
    #expect(text.hasPrefix("That is more than the offline planner knows."))
    #expect(text.contains("`aclio coach`"))
  }

  @Test func `a goal that is done is celebrated`() {
    var done = state
    for index in done.steps.indices { done.steps[index].isDone = true }
    #expect(answer("What is next?", done).hasPrefix("“Run a half marathon” is done"))
  }

  @Test func `about no goal in particular it tells of all`() {
    #expect(
      answer("How am I doing?", nil, all: [state, state])
        == "Run a half marathon: 33%, next: Run 5 km\n\nRun a half marathon: 33%, next: Run 5 km")
    #expect(answer("What is next?", nil).hasPrefix("There is no goal yet."))
  }

  @Test func `in Slovak`() {
    #expect(
      answer("Ako som na tom?", state, language: .slovak)
        == "„Run a half marathon“: hotové kroky 1 z 3, 33\u{A0}%.\n\nĎalej: „Run 5 km“, 40 minutes."
    )
  }
}
