import CoreModels
import Seeded
import Testing

@testable import AclioPlanner

@Suite("The planner") struct PlannerTests {
  /// Checks the properties of every plan.
  private func check(_ steps: [PlannerStep], _ request: PlannerRequest) {
    let facts = PlanFacts(request)
    let schedule = facts.schedule
    let usual = facts.isNeutral ? 5...8 : 8...15
    #expect((schedule.days <= 7 ? 3...9 : usual).contains(steps.count))
    #expect(steps.first?.due == request.reader.today)
    #expect(Set(steps.map(\.title)).count == steps.count)
    let days = steps.compactMap(\.due)
    #expect(days.count == steps.count)
    #expect(days == days.sorted())
    #expect(days.allSatisfy { (request.reader.today...schedule.end).contains($0) })
    let end = schedule.end
    // Offices are closed on a weekend.
    #expect(
      days.last.map { $0 == end || end.weekday >= .saturday && $0.distance(to: end) < 3 } ?? false)
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
  ) throws {
    let request = PlannerRequest(example.goal, language: language)
    let steps = Planner.plan(for: request).steps
    check(steps, request)
    #expect(Planner.plan(for: request).steps == steps)
    let first = try #require(steps.first?.duration)
    #expect(first.hasPrefix("15 ") || first.hasPrefix("10 ") || first.hasPrefix("5 "))
  }

  @Test func `plans hold for any day, amount and time`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let example = try #require(GoalExample.all.randomElement(using: &generator))
      let amount = Int.random(in: 1...200_000, using: &generator)
      let today = Day(epochDay: Int.random(in: 15_000...40_000, using: &generator))
      let goal = Bool.random(using: &generator) ? example.goal : "\(example.goal) \(amount)"
      let request = PlannerRequest(
        goal: goal, due: today.advanced(by: Int.random(in: -30...900, using: &generator)),
        reader: PlannerReader(
          today: today, language: Bool.random(using: &generator) ? .english : .slovak))
      let steps = Planner.plan(for: request).steps
      #expect((3...15).contains(steps.count))
      #expect(Set(steps.map(\.title)).count == steps.count, "\(goal)")
      let days = steps.compactMap(\.due)
      #expect(days == days.sorted() && days.first == today)
    }
  }

  @Test func `two goals never get the same plan`() {
    var plans: [(String, [String])] = []
    for example in GoalExample.english
    where !PlanFacts(PlannerRequest(example.goal)).isNeutral {
      plans.append(
        (example.goal, Planner.plan(for: PlannerRequest(example.goal)).steps.map(\.title)))
    }
    for (index, one) in plans.enumerated() {
      for other in plans[(index + 1)...] {
        let same = zip(one.1, other.1).count { $0 == $1 }
        #expect(same * 2 < min(one.1.count, other.1.count), "\(one.0) / \(other.0)")
      }
    }
  }

  /// Errands with one order.
  private static let withOneWay: Set<GoalKind> = [
    .dispute, .feelings, .hardTalk, .livingWill, .papers, .parenting, .rehab,
  ]

  @Test(arguments: GoalKind.allCases.filter { $0 != .general })
  func `a kind has several ways through it`(_ kind: GoalKind) throws {
    let example = try #require(GoalExample.all.first { $0.kind == kind })
    let file = try #require(PlanFile(rawValue: kind.part.rawValue))
    func own(_ language: Language) -> PlanScript {
      let facts = PlanFacts(PlannerRequest(example.goal, language: language))
      return PlanScript(file.plans(in: language).lines(of: kind.contentName), facts: facts)
    }
    let scripts = [own(.english), own(.slovak)]
    for script in scripts {
      let ways = Set(
        (0..<40).map { day in
          script.chosen(for: example.goal, on: GoalExample.today.advanced(by: day)).map(\.title)
        })
      #expect(ways.count >= (Self.withOneWay.contains(kind) ? 1 : 4))
    }
    #expect(scripts[0].slots.count == scripts[1].slots.count)
  }

  @Test func `a day that has passed is said, and a day that nobody named`() {
    let past = Planner.plan(for: PlannerRequest("Read 12 books by 2020"))
    #expect(
      past.notes == [
        "31 December 2019 has passed, so this plan takes 36 weeks from today, until 31 July 2027."
      ])
    let open = Planner.plan(for: PlannerRequest("Prečítať 12 kníh", language: .slovak))
    #expect(open.notes == ["Termín ste neuviedli, plán preto trvá 36 týždňov, do 31. júla 2027."])
  }

  @Test(arguments: [
    ("Run a half marathon in 3 weeks", "Honestly: in 3 weeks you can build up to about"),
    ("Lose 20 kg in 2 months", "kg is possible without harm."),
    ("Write a 90,000-word novel in 3 weeks", "words every writing day, more than most"),
    ("Read 30 books in 4 weeks", "pages a day. Choose short books"),
    ("Learn German in 10 days", "Honestly: 10 days is not long for this."),
  ])
  func `too little time is said, with what is possible`(_ goal: String, _ note: String) {
    let plan = Planner.plan(for: PlannerRequest(goal))
    #expect(plan.notes.contains { $0.contains(note) })
    #expect(!plan.steps.contains { $0.description.contains("Honestly") })
  }

  @Test func `it asks at most three things that change the plan`() {
    let run = Planner.questions(about: PlannerRequest("Run a half marathon"))
    #expect(
      run.map(\.question) == [
        "What is your longest run so far?", "By when would you like to have it?",
        "How many hours a week can you give it?",
      ])
  }

  @Test(arguments: [Language.english, .slovak, .german])
  func `each answer changes the plan, and nobody is asked when grief ends or love begins`(
    _ language: Language
  ) {
    func answer(to question: String) -> String {
      let topic = QuestionTopic.allCases.first {
        PlanningText.question($0).text(in: language) == question
      }
      return switch topic {
      case .deadline, .day, .departure: "2028-05-20"
      case .hours: "11"
      case .budget: "777 €"
      case .saved: "55 €"
      case .spare: "77 €"
      case .sum: "1234 €"
      case .longestRun: "9 km"
      case .textLanguage: PlanningText.placeholder(.textLanguage).text(in: language)
      case .obstacle, .outcome, nil: "Dublin"
      }
    }
    for example in GoalExample.all {
      var request = PlannerRequest(example.goal, language: language)
      let questions = Planner.questions(about: request)
      let isAskable = !PlanFacts(request).isTimeless
      let fewest = isAskable && Planner.deadline(of: request) == nil ? 1 : 0
      #expect((fewest...3).contains(questions.count), "\(example.goal)")
      let deadline = PlanningText.question(.deadline).text(in: language)
      #expect(isAskable || !questions.map(\.question).contains(deadline), "\(example.goal)")
      let plan = Planner.plan(for: request)
      for question in questions {
        request.answers = [
          .init(question: question.question, answer: answer(to: question.question))
        ]
        #expect(Planner.plan(for: request).steps != plan.steps, "\(example.goal): \(question)")
      }
    }
  }

  @Test func `answers change the plan`() {
    var request = PlannerRequest("Save 3000 euros for a trip")
    request.answers = [
      .init(question: "How much have you already put aside?", answer: "600 euros"),
      .init(question: "How much can you put aside a month without strain?", answer: "200 euros"),
    ]
    let plan = Planner.plan(for: request)
    #expect(plan.steps[0].description.contains("2,400 euros"))
    #expect(plan.notes.contains { $0.contains("this plan takes 52 weeks") })
  }

  @Test func `times and minutes of an answer are those of the plan`() {
    var request = PlannerRequest("Learn Spanish")
    for (answer, sessions, minutes) in [
      ("3 times 40 minutes", 3, 40), ("2 × 1 hour", 2, 60), ("3-krát 40 minút", 3, 40),
    ] {
      request.answers = [.init(question: "How many hours a week can you give it?", answer: answer)]
      let facts = PlanFacts(request)
      #expect((facts.sessions, facts.minutes) == (sessions, minutes), "\(answer)")
    }
  }

  @Test func `what is put aside every month is no sum in all`() {
    let open = PlanFacts(PlannerRequest("Save €250 a month"))
    #expect(open.reading.money?.sum == 3000)
    #expect((360...368).contains(open.schedule.days))
    let named = PlanFacts(PlannerRequest("Save 50 € a week", due: "2027-11-21"))
    #expect((2500...2650).contains(named.reading.money?.sum ?? 0))
    #expect(PlanFacts(PlannerRequest("Save 3000 euros")).reading.money?.sum == 3000)
  }

  @Test func `more steps lie before the end, and none comes twice`() {
    let request = PlannerRequest("Save 3000 euros for a trip", due: "2027-05-08")
    var goal = PlannerGoal(
      name: request.goal, due: request.due, steps: Planner.plan(for: request).steps)
    for _ in 0..<5 {
      let more = Planner.moreSteps(for: goal, as: request.reader)
      #expect((3...6).contains(more.count))
      #expect(more.allSatisfy { ($0.due ?? .last) < Day("2027-05-08") ?? .first })
      goal.steps += more
      #expect(Set(goal.steps.map(\.title)).count == goal.steps.count)
    }
  }

  @Test(arguments: ["Eat 300 calories a day", "Jesť 500 kcal denne", "Lose 5 kg by starving"])
  func `hunger is no target`(_ goal: String) {
    for language in [Language.english, .slovak] {
      let plan = Planner.plan(for: PlannerRequest(goal, language: language)).steps
      let text = plan.asText.lowercased()
      #expect(!text.contains("300") && !text.contains("500"))
      #expect(text.contains("doctor") || text.contains("lekár"))
    }
  }

  @Test func `a day ten years away is planned a year at a time`() {
    let plan = Planner.plan(for: PlannerRequest("Sleep better", due: "9999-12-31"))
    #expect(plan.steps.last?.due == Day("2027-11-21"))
    #expect(plan.notes.count == 1)
    #expect(
      plan.notes[0].hasSuffix(
        "more than ten years away, so this is the plan of the first year, until 21 November 2027."))
  }
}
