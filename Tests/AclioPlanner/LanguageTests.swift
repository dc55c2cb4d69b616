import CoreModels
import Testing

@testable import AclioPlanner

@Suite("Plans in every language") struct LanguageTests {
  /// A goal of each kind that is whole in every language.
  static let goals: [(kind: GoalKind, goal: String)] = PlanFileTests.usualKinds.compactMap { kind in
    GoalExample.all.first { $0.kind == kind }.map { (kind, $0.goal) }
  }

  /// The days of a plan's steps, without those that a branch adds for words of its language.
  private func days(_ lines: [Sections.Line]) -> [Substring] {
    var open: [Bool] = []
    return lines.compactMap { line in
      let first = line.text.prefix { $0 != " " }
      let isShared = open.allSatisfy(\.self)
      for tag in line.text.matches(of: /\{(if says |if |else|end)/).map(\.output.1) {
        switch tag {
        case "end": open.removeLast()
        case "else": open[open.count - 1] = true
        default: open.append(tag != "if says ")
        }
      }
      return isShared && (first.hasPrefix("@") || first.hasPrefix("?")) ? first : nil
    }
  }

  /// German plans that follow the country's own offices and customs, and so have steps of their own.
  private static let german: Set = [
    "driving-licence", "friends", "garden-beds", "pay-talk", "speaking-toast", "thesis", "wedding",
  ]

  @Test(arguments: PlanFileTests.languages)
  func `a translated plan has the steps of the English one, on the same days`(
    _ language: Language
  ) {
    for file in PlanFile.allCases {
      let english = file.plans(in: .english)
      let plans = file.plans(in: language)
      guard !plans.all.isEmpty else { continue }
      #expect(plans.head == ["language: \(language.rawValue)"], "\(file)")
      for name in plans.all.flatMap(\.names) {
        let place = "plans/\(language)/\(file.contentName).plan: \(name)"
        #expect(english.has(name), "\(place)")
        if language == .german, LanguageTests.german.contains(name) { continue }
        let (own, other) = (days(plans.lines(of: name)), days(english.lines(of: name)))
        #expect(own.count == other.count, "\(place)")
        // Slovak and German plans are written for their countries, with days of their own.
        #expect([.slovak, .german].contains(language) || own == other, "\(place)")
      }
    }
  }

  @Test(arguments: PlanFileTests.languages)
  func `the usual kinds are whole`(_ language: Language) throws {
    #expect(LanguageTests.goals.count == 30)
    #expect(PlanFile.health.plans(in: language).has("safe-eating"), "\(language)")
    #expect(PlanFile.home.plans(in: language).has("declutter-place"), "\(language)")
    for (kind, name) in LanguageTests.goals {
      let request = PlannerRequest(name, language: language)
      let facts = PlanFacts(request)
      #expect(facts.reading.kind == kind && facts.textLanguage == language && !facts.isNeutral)
      let plan = Planner.plan(for: request)
      #expect(plan.steps.count >= 8, "\(language) \(kind)")
      let goal = PlannerGoal(name: name, due: nil, steps: plan.steps)
      let kept = goal.facts(for: request.reader)
      let talk = OfflineAnswer(to: "?", about: goal, of: [goal], isFirst: true, as: request.reader)
      #expect(!talk.text.contains("{"))
      for step in plan.steps {
        let guide = StepGuide(step: step, goal: goal, facts: kept).guide
        #expect(guide.tips.count == 2 && !guide.resources.isEmpty, "\(language) \(kind)")
        let document = PlannerDocument(step: step, goal: goal, facts: kept).markdown
        for text in [step.title, step.description, guide.text, guide.tips.joined(), document] {
          #expect(!text.contains { "{}".contains($0) }, "\(language) \(kind): \(text)")
        }
      }
    }
  }

  @Test(arguments: PlanFileTests.languages)
  func `a subject is called by its name in the language`(_ language: Language) {
    guard language != .english else { return }
    for subject in GoalSubject.known {
      for form in GoalSubject.Form.allCases where form != .spoken || subject.kind == "language" {
        let text = subject.forms(in: language)[form.rawValue]
        #expect(!text.isEmpty, "subjects/\(language).tsv: \(subject.kind) \(subject.english)")
      }
    }
  }

  @Test func `who has no plan of the kind in their language is asked which one it shall be`() {
    var request = PlannerRequest("Get Japanese citizenship", language: .german)
    #expect(GoalReading(request).kind == .citizenship)
    let asked = Planner.questions(about: request)
    #expect(asked[0].question.hasSuffix("Englisch oder Deutsch?") && asked.count == 3)
    let simple = Planner.plan(for: request)
    #expect(simple.isNeutral && simple.confidence >= GoalUnderstanding.bound)
    #expect(simple.steps.count == 8 && simple.steps[0].title.hasPrefix("Schreib einen Satz"))
    #expect(simple.notes[0].contains("nur auf Englisch"))
    request.answers = [.init(question: asked[0].question, answer: asked[0].placeholder)]
    let whole = Planner.plan(for: request)
    #expect(!whole.isNeutral && whole.steps.count >= 8)
    #expect(!whole.notes.contains { $0.contains("nur auf Englisch") })
    #expect(!whole.steps.asText.contains("Woche"))
  }

  @Test(arguments: [
    ("Podat daňové přiznání", Language.czech, "Otevřete stránku úřadu"),
    ("Naprawić cieknący kran", .polish, "Obejrzyj to"),
    ("Megtanulni úszni", .hungarian, "Próbáld ki"),
    ("Organizar mi boda", .spanish, "Apunta el día"),
  ])
  func `a kind without a plan in the language has the steps of its group`(
    _ goal: String, _ language: Language, _ start: String
  ) {
    let plan = Planner.plan(for: PlannerRequest(goal, language: language))
    #expect(plan.isNeutral && plan.steps.count == 8)
    #expect(plan.steps[0].title.hasPrefix(start), "\(plan.steps[0].title)")
  }

  @Test func `help with a step is in the language of the plan that was kept`() {
    var request = PlannerRequest("Get Japanese citizenship", language: .german)
    request.answers = [
      .init(question: Planner.questions(about: request)[0].question, answer: "Englisch")
    ]
    for (answers, language) in [(request.answers, Language.english), ([], .german)] {
      request.answers = answers
      let goal = PlannerGoal(
        name: request.goal, due: nil, steps: Planner.plan(for: request).steps)
      #expect(goal.facts(for: request.reader).textLanguage == language)
    }
  }
}
