import CoreModels
import Testing

@testable import AclioPlanner

@Suite("What the planner drafts") struct PlannerDocumentTests {
  private func document(
    _ goal: String, _ title: String, due: String? = "2026-12-12", duration: String? = nil,
    name: String = "", language: Language = .english
  ) -> String {
    let step = PlannerStep(title: title, description: "About it.", duration: duration)
    return Planner.document(
      for: step, of: PlannerGoal(name: goal, due: due.flatMap { Day($0) }, steps: [step]),
      as: PlannerReader(name: name, today: GoalExample.today, language: language))
  }

  @Test func `a budget adds up`() {
    #expect(
      document("Save 300 euros", "Put the first 100 euros aside") == """
        # Put the first 100 euros aside

        Drafted by the offline planner for “Save 300 euros”.

        | When | Put aside | Total |
        |---|---:|---:|
        | 21 November | 75 euros | 75 euros |
        | 28 November | 75 euros | 150 euros |
        | 5 December | 75 euros | 225 euros |
        | 12 December | 75 euros | 300 euros |

        Exactly 300 euros in total.

        """)
  }

  @Test func `a timetable has a row for each week`() {
    #expect(
      document(
        "Run 10 km", "Fix three running days", duration: "3 × 30 minutes a week",
        language: .slovak) == """
          # Fix three running days

          Návrh offline plánovača pre cieľ „Run 10 km“.

          | Týždeň | Od | Koľko | Termín |
          |---|---|---|---|
          | 1 | 21. novembra | 3 km |  |
          | 2 | 28. novembra | 4 km |  |
          | 3 | 5. decembra | 6 km |  |
          | 4 | 12. decembra | 10 km |  |

          Týždenne 3 × 30 minút.

          """)
  }

  @Test func `a letter has brackets only for what nobody knows`() {
    let letter = document(
      "Find a new job", "Write to two people a week", name: "Ema")
    #expect(letter.contains("Fill in what is in [brackets]."))
    #expect(letter.contains("Hello [name],"))
    #expect(letter.hasSuffix("\n\nEma\n"))
    #expect(!letter.contains("[your name]"))
  }

  @Test(arguments: [
    ("Save 300 euros", "Call two providers and ask for a better price", "1. “Hello, this is"),
    ("Plan a trip to Rome", "Write the packing list", "- [ ] papers and copies of them"),
    ("Fix up the balcony", "Buy in one trip, by list", "- [ ] paint: area times two coats"),
    ("Fix up the balcony", "Divide the money", "| Repairs and basics | 40 % | [sum] |"),
    ("Read 12 books", "Knock on wood", "I cannot write this one for you."),
  ])
  func `the step's words choose the kind`(_ goal: String, _ title: String, _ line: String) {
    #expect(document(goal, title).contains(line))
  }

  @Test func `a guide says how, when it is done, and what if not`() {
    let steps = [
      PlannerStep(id: "1", title: "Choose the race", description: "Near you."),
      PlannerStep(id: "2", title: "Run", description: ""),
    ]
    let guide = Planner.guide(
      to: steps[0], of: PlannerGoal(name: "Run a half marathon", due: nil, steps: steps),
      as: PlannerReader(today: GoalExample.today, language: .english))
    #expect(
      guide.text == """
        ## Choose the race

        Near you.

        1. Write at most three choices.
        2. Name the two things that matter most.
        3. Give each a number from one to five.
        4. Decide today, and tell somebody.

        **It is done when** one choice is made, written down and told to somebody.

        **If it does not work:** take the second best now; most choices can be changed after two \
        weeks.

        **Next:** Run
        """)
    #expect(guide.tips.count == 2)
    #expect(guide.searchQuery == "Run a half marathon: Choose the race")
  }
}
