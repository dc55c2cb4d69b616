import CoreModels
import Seeded
import Testing

@testable import Aclio

@Suite("The offline coach") struct OfflineCoachTests {
  let coach = OfflineCoach()

  /// What is true of every plan.
  private func check(_ plan: Plan, _ request: PlanRequest) {
    let steps = plan.steps
    let schedule = PlanFacts(request).schedule
    #expect((schedule.days <= 7 ? 3...9 : 8...15).contains(steps.count))
    #expect(steps.first?.due == request.today)
    #expect(Set(steps.map(\.title)).count == steps.count)
    let days = steps.compactMap(\.due)
    #expect(days.count == steps.count)
    #expect(days == days.sorted())
    #expect(days.allSatisfy { (request.today...schedule.end).contains($0) })
    #expect(days.last == schedule.end)
    for step in steps {
      #expect(step.description.count > 10)
      #expect(step.title.count <= 100 && step.description.count < 800)
      #expect(!(step.title + step.description).contains("  "))
      #expect(!(step.title + step.description).contains("!"))
    }
    let openings = steps.map { $0.description.split(separator: " ").prefix(2) }
    #expect(Set(openings).count == openings.count)
  }

  @Test(arguments: GoalExample.all, [Language.english, .slovak])
  func `every goal gets a plan that begins today and ends in time`(
    _ example: GoalExample, _ language: Language
  ) async throws {
    let request = PlanRequest(example.goal, language: language)
    let plan = try await coach.plan(for: request)
    check(plan, request)
    #expect(try await coach.plan(for: request) == plan)
    let first = try #require(plan.steps.first?.duration)
    #expect(first.hasPrefix("15 ") || first.hasPrefix("10 ") || first.hasPrefix("5 "))
  }

  @Test func `plans hold for any day, amount and time`() async throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let example = try #require(GoalExample.all.randomElement(using: &generator))
      let amount = Int.random(in: 1...200_000, using: &generator)
      let today = Day(epochDay: Int.random(in: 15_000...40_000, using: &generator))
      let goal = Bool.random(using: &generator) ? example.goal : "\(example.goal) \(amount)"
      let request = PlanRequest(
        goal: goal, due: today.advanced(by: Int.random(in: -30...900, using: &generator)),
        today: today, language: Bool.random(using: &generator) ? .english : .slovak)
      let plan = try await coach.plan(for: request)
      #expect((3...15).contains(plan.steps.count))
      #expect(Set(plan.steps.map(\.title)).count == plan.steps.count, "\(goal)")
      let days = plan.steps.compactMap(\.due)
      #expect(days == days.sorted() && days.first == today)
    }
  }

  @Test func `two goals never get the same plan`() async throws {
    var plans: [(String, [String])] = []
    for example in GoalExample.english {
      plans.append(
        (example.goal, try await coach.plan(for: PlanRequest(example.goal)).steps.map(\.title)))
    }
    for (index, one) in plans.enumerated() {
      for other in plans[(index + 1)...] {
        let same = zip(one.1, other.1).count { $0 == $1 }
        #expect(same * 2 < min(one.1.count, other.1.count), "\(one.0) / \(other.0)")
      }
    }
  }

  @Test(arguments: GoalKind.allCases)
  func `a kind has several ways through it`(_ kind: GoalKind) throws {
    let example = try #require(GoalExample.all.first { $0.kind == kind })
    let facts = PlanFacts(PlanRequest(example.goal))
    let script = try #require(facts.script)
    let ways = Set(
      (0..<40).map { day in
        script.chosen(for: example.goal, on: facts.today.advanced(by: day)).map(\.title)
      })
    #expect(ways.count >= 4)
    let slovak = try #require(
      PlanFacts(PlanRequest(example.goal, language: .slovak)).script)
    #expect(slovak.slots.count == script.slots.count)
    #expect(slovak.slots.map(\.choices.count) == script.slots.map(\.choices.count))
  }

  @Test func `a day that has passed is said, and a day that nobody named`() async throws {
    let past = try await coach.plan(for: PlanRequest("Read 12 books by 2020"))
    #expect(
      past.steps[0].description.hasSuffix(
        "31 December 2019 has passed, so this plan takes 36 weeks from today, until 31 July 2027."))
    let open = try await coach.plan(for: PlanRequest("Sleep better", language: .slovak))
    #expect(
      open.steps[0].description.hasSuffix(
        "Termín ste neuviedli, plán preto trvá 6 týždňov, do 2. januára 2027."))
  }

  @Test(arguments: [
    ("Run a half marathon in 3 weeks", "Honestly: in 3 weeks you can build up to about"),
    ("Lose 20 kg in 2 months", "kg is possible without harm."),
    ("Write a 90,000-word novel in 3 weeks", "words every writing day, more than most"),
    ("Read 30 books in 4 weeks", "pages a day. Choose short books"),
    ("Learn German in 10 days", "Honestly: 10 days is not long for this."),
  ])
  func `too little time is said, with what is possible`(_ goal: String, _ note: String) async throws
  {
    let plan = try await coach.plan(for: PlanRequest(goal))
    #expect(plan.steps[0].description.contains(note))
  }

  @Test func `it asks at most three things that the goal does not tell`() async throws {
    let run = try await coach.questions(for: PlanRequest("Run a half marathon"))
    #expect(
      run.map(\.question) == [
        "What is your longest run so far?", "By when would you like to have it?",
        "How many hours a week can you give it?",
      ])
    #expect(run.map(\.id) == [1, 2, 3])
    for example in GoalExample.all {
      let questions = try await coach.questions(for: PlanRequest(example.goal))
      #expect((1...3).contains(questions.count))
    }
  }

  @Test func `answers change the plan`() async throws {
    var request = PlanRequest("Save 3000 euros for a trip")
    request.answers = [
      .init(question: "How much have you already put aside?", answer: "600 euros"),
      .init(question: "How much can you put aside a month without strain?", answer: "200 euros"),
    ]
    let first = try await coach.plan(for: request).steps[0]
    #expect(first.description.contains("2,400 euros"))
    #expect(first.description.contains("this plan takes 52 weeks"))
  }

  @Test func `more steps lie before the end, and none comes twice`() async throws {
    let request = PlanRequest("Save 3000 euros for a trip", due: "2027-05-08")
    var state = try await GoalState(coach.plan(for: request), for: request)
    let reader = CoachReader(today: request.today, language: .english)
    for _ in 0..<5 {
      let more = try await coach.moreSteps(for: state, as: reader)
      #expect((3...6).contains(more.count))
      #expect(more.allSatisfy { ($0.due ?? .last) < Day("2027-05-08") ?? .first })
      state.add(more)
      #expect(Set(state.steps.map(\.title)).count == state.steps.count)
    }
  }

  @Test(arguments: ["Eat 300 calories a day", "Jesť 500 kcal denne", "Lose 5 kg by starving"])
  func `hunger is no target`(_ goal: String) async throws {
    for language in [Language.english, .slovak] {
      let plan = try await coach.plan(for: PlanRequest(goal, language: language))
      let text = plan.asText.lowercased()
      #expect(!text.contains("300") && !text.contains("500"))
      #expect(text.contains("doctor") || text.contains("lekár"))
    }
  }

  @Test func `a day ten years away is planned a year at a time`() async throws {
    let plan = try await coach.plan(for: PlanRequest("Sleep better", due: "9999-12-31"))
    #expect(plan.steps.last?.due == Day("2027-11-21"))
    #expect(
      plan.steps[0].description.hasSuffix(
        "more than ten years away, so this is the plan of the first year, until 21 November 2027."))
  }
}

extension GoalState {
  /// A goal as it is right after its plan was accepted.
  init(_ plan: Plan, for request: PlanRequest) {
    self.init(
      goal: Goal(
        id: "g", name: request.goal, category: plan.category, iconKey: "star",
        iconColor: "#000000", dueDate: request.due, createdAt: Instant(milliseconds: 0)),
      steps: [], done: [])
    add(plan.steps)
  }

  mutating func add(_ more: [Plan.Step]) {
    for step in more {
      steps.append(
        GoalStep(
          id: "g/\(steps.count + 1)", goal: "g", position: Double(steps.count), title: step.title,
          description: step.description, duration: step.duration, due: step.due))
    }
  }
}
