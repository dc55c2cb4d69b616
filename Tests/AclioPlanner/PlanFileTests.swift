import CoreModels
import Testing

@testable import AclioPlanner

@Suite("Plans as their authors wrote them") struct PlanFileTests {
  /// The languages with plans of at least the usual kinds.
  static let languages = Language.allCases

  /// The kinds that are whole in every language.
  static let usualKinds: [GoalKind] = [
    .run, .couchTo5k, .walking, .loseWeight, .strength, .sleep, .quit, .eatWell, .language, .exam,
    .books, .drivingLicence, .save, .debt, .budget, .findJob, .interview, .speaking, .instrument,
    .novel, .declutter, .renovate, .cooking, .garden, .move, .meditation, .habit, .lessScreen,
    .trip, .coding,
  ]

  /// Facts of goals with and without known answers, with much and little time.
  static let facts: [PlanFacts] = {
    var facts: [PlanFacts] = []
    for goal in ["Save 3000 euros for a trip", "Run 20 km", "Write 30 letters"] {
      for (days, answers) in [(3, []), (400, []), (3, known), (400, known)] {
        for language in languages {
          let reader = PlannerReader(today: GoalExample.today, language: language)
          let due = reader.today.advanced(by: days)
          facts.append(
            PlanFacts(PlannerRequest(goal: goal, due: due, answers: answers, reader: reader)))
        }
      }
    }
    return facts
  }()

  private static let known: [PlannerRequest.Answer] = [
    (QuestionTopic.budget, "900 euros"), (.saved, "250"), (.longestRun, "9 km"),
    (.hours, "4"), (.obstacle, "too tired"),
  ].map { topic, answer in
    PlannerRequest.Answer(question: PlanningText.question(topic).english, answer: answer)
  }

  /// Checks each plan with its location.
  private func all(
    _ check: (_ place: String, _ name: String, _ lines: [Sections.Line], PlanFacts) -> Void
  ) {
    for facts in PlanFileTests.facts {
      for file in PlanFile.allCases {
        for section in file.plans(in: facts.textLanguage).all {
          let place = "plans/\(facts.textLanguage)/\(file.contentName).plan"
          for name in section.names { check(place, name, section.lines, facts) }
        }
      }
    }
  }

  @Test func `every line of every plan can be read`() {
    all { place, name, lines, facts in
      let script = PlanScript(lines, facts: facts)
      for problem in script.problems {
        Issue.record("\(place):\(problem.line): \(problem.reason)")
      }
      for choice in script.slots.flatMap(\.choices) {
        #expect(!choice.title.isEmpty && !choice.text.isEmpty, "\(place): \(name)")
        #expect(!(choice.title + choice.text).contains { "{}[]@".contains($0) }, "\(choice)")
      }
    }
  }

  @Test(arguments: [Language.english, .slovak, .german])
  func `every circumstance has its words and one step`(_ language: Language) throws {
    let facts = try #require(PlanFileTests.facts.first { $0.textLanguage == language })
    for section in Sections("circumstances", in: language).all {
      let script = PlanScript(Array(section.lines.dropFirst()), facts: facts)
      #expect(section.lines.first?.text.hasPrefix("when: ") == true, "\(section.names)")
      #expect(script.problems.isEmpty && script.slots.count == 1, "\(section.names)")
      let step = try #require(script.slots.first?.choices.first)
      #expect(step.title.count <= 100 && step.text.count > 10, "\(section.names)")
    }
  }

  @Test func `times rise from 0 to 100`() {
    all { place, name, lines, facts in
      guard !place.hasSuffix("continuations.plan") else { return }
      var filler = PlanFiller(facts: facts)
      var last = 0
      for line in lines {
        let text = filler.filled(line)
        guard text.hasPrefix("@"), let time = text.dropFirst().split(separator: " ").first,
          let percent = Int(time), !"+-".contains(time.prefix(1))
        else { continue }
        #expect(percent >= last, "\(place):\(line.number)")
        last = percent
      }
      #expect(last == 100, "\(place): \(name)")
      #expect(PlanScript(lines, facts: facts).slots.first?.choices.first?.day == facts.today)
    }
  }

  @Test func `every kind of goal has its plan in English and Slovak`() {
    for language in [Language.english, .slovak] {
      var wanted: [PlanFile: Set<String>] = [
        .general: Set(GoalShape.all.map(\.name)),
        .continuations: Set(["midway", "shared"] + PartOfLife.allCases.map(\.contentName)),
      ]
      for kind in GoalKind.allCases where kind != .general {
        guard let file = PlanFile(rawValue: kind.part.rawValue) else { continue }
        wanted[file, default: []].insert(kind.contentName)
      }
      wanted[.health]?.insert("safe-eating")
      for variant in PlanVariant.all {
        let kind = GoalKind.allCases.first { $0.contentName == variant.kind }
        guard let file = kind.flatMap({ PlanFile(rawValue: $0.part.rawValue) }) else {
          Issue.record("no kind is called \(variant.kind)")
          continue
        }
        wanted[file, default: []].insert(variant.name)
      }
      for file in PlanFile.allCases {
        let plans = file.plans(in: language)
        #expect(Set(plans.all.flatMap(\.names)) == wanted[file], "\(language) \(file)")
        #expect(plans.head == ["language: \(language.rawValue)"], "\(language) \(file)")
      }
    }
  }

  @Test(arguments: [
    ("@0 15m Begin\nNow, {bugdet}.", "2: there is no {bugdet}"),
    ("@0 15m Begin\nBy {date}.", "2: there is no {date}"),
    ("@0 15m Begin\nBy {due 5}.", "2: there is no {due 5}"),
    ("@0 15m Begin\nOf {budget half}.", "2: there is no {budget half}"),
    ("@0 15m Begin\nOf {budget}.", "2: {budget} is not known here; put it into {if …}"),
    ("@0 15m Begin\n{if weather}\nSun.\n{end}", "2: there is no {if weather}"),
    ("@0 15m Begin\n{if budget}\nMuch.", "3: {if …} without {end}"),
    ("@0 15m Begin\n{else}\nNow.", "2: {else} without {if …}"),
    ("@0 15m Begin\nNow.{end}", "2: {end} without {if …}"), ("@0 15m Begin {due", "1: { without }"),
    ("# Ours\n\nNow.\n@0 15m Begin", "3: a description before the first step"),
    ("or 15m Begin", "1: or before the first step"), ("@0 soon Begin", "1: no time: soon"),
    ("@0 15m", "1: a step has its day, its time and its title"),
    ("@101 15m Begin", "1: no day: @101"), ("?soon 15m Begin", "1: no day: ?soon"),
  ])
  func `what is wrong is said with its line`(_ plan: String, _ problem: String) {
    let facts = PlanFacts(PlannerRequest("Learn to juggle"))
    let script = PlanScript(Sections("[juggle]\n" + plan).lines(of: "juggle"), facts: facts)
    // The section's own line precedes it.
    #expect(script.problems.map { "\($0.line - 1): \($0.reason)" } == [problem])
  }

  @Test func `alternatives and shares are filled in`() {
    let text = """
      [party]
      @0 15m Begin{if budget} with {budget 40%}{else} without money{end}
      {if not budget}
      Ask.
      {else}
      Of {budget}, {budget / 3} each, {budget less 40% 30%} is left.
      {end}
      @-1 1h Rest
      Sleep.
      """
    let plan = Sections(text).lines(of: "party")
    var request = PlannerRequest("Give a party", due: "2026-12-01")
    #expect(PlanScript(plan, facts: PlanFacts(request)).slots[0].choices[0].text == "Ask.")
    request.answers = [
      .init(question: PlanningText.question(.budget).english, answer: "300 euros")
    ]
    let slots = PlanScript(plan, facts: PlanFacts(request)).slots
    #expect(slots[0].choices[0].title == "Begin with 120 euros")
    #expect(slots[0].choices[0].text == "Of 300 euros, 100 euros each, 90 euros is left.")
    #expect(slots[1].choices[0].day == Day("2026-11-30"))
  }
}
