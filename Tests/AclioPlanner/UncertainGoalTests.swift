import CoreModels
import Seeded
import Testing

@testable import AclioPlanner

@Suite("What the planner does not know") struct UncertainGoalTests {
  private func facts(_ goal: String, _ language: Language = .english) -> PlanFacts {
    PlanFacts(PlannerRequest(goal, language: language))
  }

  @Test(arguments: [
    "aaaaaa bbbbb ccccc", "Settle the score with destiny",
    "Repair my reputation",
    "Grow as a person", "Sell my soul",
    "Kill time gracefully", "Raise awareness",
    "Run a background check on my new tenant", "Get a diagnosis", "Sleep with my fears gone",
    "Glücklicher werden",
  ])
  func `a goal that it does not know gets steps that fit any`(_ goal: String) {
    let facts = facts(goal)
    #expect(facts.isNeutral, "\(facts.reading.kind) \(facts.reading.shape)")
    let plan = Planner.plan(for: PlannerRequest(goal))
    #expect((7...8).contains(plan.steps.count) && plan.confidence < GoalUnderstanding.bound)
    let text = plan.steps.asText.lowercased()
    for word in ["buy", "parts", "tools", "celebrate", "leak", "price", "photograph", "receipt"] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(plan.notes.first?.hasPrefix("I do not know this kind of goal well enough") == true)
  }

  @Test(arguments: [
    "Run a half marathon in April", "Save 3000 euros for a trip", "Repair my bicycle",
    "Learn to juggle five balls", "Call my sister more often", "Drink 2 litres of water a day",
    "Write a 50,000-word novel", "Paint the fence", "Nájsť si novú prácu", "Deutsch lernen",
  ])
  func `a goal that it knows gets the plan of its kind`(_ goal: String) {
    let plan = Planner.plan(for: PlannerRequest(goal))
    #expect(!plan.isNeutral && plan.steps.count >= 8)
  }

  @Test(arguments: [
    (Language.english, "Hold my own against a mean colleague at work"),
    (.german, "Mich gegen eine gemeine Kollegin bei der Arbeit wehren"),
    (.slovak, "Obstáť v práci vedľa zlej kolegyne"),
  ])
  func `people get no steps for offices and things`(_ language: Language, _ goal: String) {
    #expect(!facts(goal, language).reading.tellsPart)
  }

  @Test(arguments: [
    ("Please the client with the new numbers", "career"), ("Keep the herons off the yard", "home"),
    ("Get the till to print again after the update", "technology"),
    ("Aaaaa bbbbb", "personal-growth"),
  ])
  func `what only the part of life is known of gets the steps of that part`(
    _ goal: String, _ part: String
  ) {
    let facts = facts(goal)
    let plans = Sections("neutral", in: .english, ending: "plan")
    let lines = plans.lines(of: plans.has(part) ? part : "neutral")
    #expect(facts.isNeutral && facts.reading.part.contentName == part)
    #expect(facts.script.slots == PlanScript(lines, facts: facts).slots)
  }

  @Test(arguments: Language.allCases)
  func `steps that fit any goal are in every language`(_ language: Language) {
    let request = PlannerRequest("Glorp the zindle", language: language)
    let script = PlanFacts(request).script
    #expect(script.problems.isEmpty && script.slots.count == 8)
    let plan = Planner.plan(for: request)
    #expect(plan.steps[0].title.contains("Glorp the zindle") && plan.notes.count == 2)
    let english = Planner.plan(for: PlannerRequest("Glorp the zindle"))
    if language != .english {
      #expect(zip(plan.steps, english.steps).allSatisfy { $0.title != $1.title })
    }
  }

  @Test func `other words settle what is meant`() {
    var request = PlannerRequest("Glorp the zindle")
    let asked = Planner.questions(about: request).map(\.question)
    #expect(asked.first?.hasPrefix("Say it in other words") == true)
    #expect((1...2).contains(asked.count))
    request.answers = [.init(question: asked[0], answer: "I can play three songs on the guitar")]
    #expect(GoalReading(request).kind == .instrument)
    request.answers = [.init(question: asked[0], answer: "they all laugh and cry")]
    let plan = Planner.plan(for: request)
    #expect(plan.isNeutral)
    #expect(plan.steps[0].description.contains("You said: “they all laugh and cry”."))
  }

  @Test func `the nearest goals are offered, and a number chooses one`() throws {
    var request = PlannerRequest("Zindle my beehive")
    let asked = try #require(Planner.questions(about: request).first)
    #expect(asked.question.hasPrefix("Does one of these come close: 1 Keep bees; 2 "))
    #expect(asked.placeholder == "1")
    for answer in ["1", "1.", "keep bees"] {
      request.answers = [.init(question: asked.question, answer: answer)]
      #expect(
        GoalReading(request).planName == "beekeeping" && !Planner.plan(for: request).isNeutral)
    }
    let steps = Planner.plan(for: request).steps
    let goal = PlannerGoal(name: request.goal, due: steps.last?.due, steps: steps)
    #expect(goal.facts(for: request.reader).reading.planName == "beekeeping")
    for answer in ["9", "2 songs"] {
      request.answers = [.init(question: asked.question, answer: answer)]
      #expect(Planner.plan(for: request).isNeutral, "\(answer)")
    }
  }

  @Test(arguments: [Language.english, .slovak, .german])
  func `a topic's own goal is mostly among the nearest, and their question can be read`(
    _ language: Language
  ) throws {
    let topics = GoalTopic.all(in: language)
    let goals = stride(from: 0, to: topics.count, by: 97).compactMap { topics[$0].examples.first }
    let found = try goals.count { goal in
      let nearest = NearestGoals(to: goal, in: language)
      let question = try #require(nearest.question(in: language)?.question, "\(goal)")
      #expect(NearestGoals(askedIn: question) == nearest)
      return nearest.goals.contains(goal)
    }
    // Verbs do not count, so *clean the toilet* is as near to *unblock the toilet*.
    #expect(found * 5 >= goals.count * 4, "\(found) of \(goals.count)")
  }

  @Test func `other words for the nearest goals are read as such`() {
    var request = PlannerRequest("Zindle my beehive")
    let asked = Planner.questions(about: request).map(\.question)
    request.answers = [.init(question: asked[0], answer: "I want to sharpen my kitchen knives")]
    #expect(GoalReading(request).planName == "knives-sharp")
    request.answers = [.init(question: asked[0], answer: "they all laugh and cry")]
    #expect(Planner.plan(for: request).steps[0].description.contains("they all laugh and cry"))
  }

  @Test(arguments: ["Glorp the zindle", "Zork my sister-in-law"])
  func `where no goal is near, none is offered`(_ goal: String) {
    #expect(NearestGoals(to: goal, in: .english).goals.isEmpty)
  }

  @Test(arguments: [
    ("Write a novle", GoalKind.novel, "novle", "novel"),
    ("Marathno in October", .run, "marathno", "marathon"),
    ("Run a marathon", .run, "", ""), ("Quit smokng", .quit, "smokng", "smoking"),
    ("Declutterr the attic", .declutter, "declutterr", "declutter"),
    ("Learn spansh", .language, "spansh", "spanish"),
  ])
  func `typing errors are read, and said`(
    _ goal: String, _ kind: GoalKind, _ typed: String, _ meant: String
  ) {
    let reading = facts(goal).reading
    #expect(reading.kind == kind)
    let expected = typed.isEmpty ? [] : [TypingErrors.Correction(typed: typed, meant: meant)]
    #expect(reading.corrections == expected)
    let notes = Planner.plan(for: PlannerRequest(goal)).notes
    #expect(typed.isEmpty || notes.contains("I read “\(typed)” as “\(meant)”."))
  }

  @Test(arguments: [
    "Make a clover chain", "Meet my coach", "Buy a broach", "Sort out Marta",
    "Win the casino night", "Be a better baker", "Have a good break", "Own a beach hut",
  ])
  func `what is a word of its own is no typing error`(_ goal: String) {
    #expect(facts(goal).reading.corrections.isEmpty)
  }

  @Test func `a distance counts each error once, both ways`() {
    #expect(EditDistance.between("novle", "novel", most: 1) == 1)
    #expect(EditDistance.between("abc", "xyz", most: 2) == nil)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let words = (0..<2).map { _ in
        String(
          (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            "abc".randomElement(using: &generator) ?? "a"
          })
      }
      let distance = EditDistance.between(words[0], words[1], most: 9)
      #expect(distance == EditDistance.between(words[1], words[0], most: 9))
      #expect((distance == 0) == (words[0] == words[1]))
    }
  }

  @Test(arguments: [
    ("Learn piano, lose 5 kg and finish my thesis by May", 3),
    ("Save 2000 euros and run a half marathon", 2),
    ("Naučiť sa po anglicky a schudnúť 5 kg", 2), ("Quit smoking and drinking", 0),
    ("Eat more fruit and vegetables", 0), ("Read and write", 0), ("Run 5 km", 0),
    ("Plan a trip to Rome and Naples", 0), ("Buy milk and bread", 0),
    ("Learn Spanish and finally paint the hallway", 2),
    ("Drink more water and start keeping a diary", 2),
    ("Odkladať si 150 € mesačne do rezervy a začať cvičiť doma", 2),
    ("Get over my ex and stop checking her Instagram", 0),
    ("Buy a bike and ride it to work", 0),
  ])
  func `several goals in one line are seen`(_ goal: String, _ count: Int) {
    let goals = Planner.goals(in: goal, today: GoalExample.today)
    #expect(goals.count == count, "\(goals)")
    let plan = Planner.plan(for: PlannerRequest(goal))
    #expect(plan.notes.contains { $0.hasPrefix("These are several goals") } == (count > 1))
  }
}
