import CoreModels
import Testing

@testable import AclioPlanner

@Suite("What can be written for a step") struct StepWorkTests {
  static let english: [(title: String, line: String)] = [
    ("Apologise to my brother in writing", "on [day] I [what I did]."),
    ("Send a thank you note", "thank you for [one thing]"),
    ("Send the invitations", "| Name | Reached by | Answer |"),
    ("Give notice at work", "I give notice of my employment"),
    ("Cancel two subscriptions", "I cancel contract [number]"),
    ("Ask for a refund", "receipt [number]"),
    ("Send three good applications", "you are looking for [job]"),
    ("Bring the CV to two pages", "**In one sentence:**"),
    ("Practise one interview", "| Tell us about yourself |"),
    ("Ask for a pay rise", "I would like to agree on [sum]"),
    ("Get feedback from two people", "where did you lose interest"),
    ("Write to two people a week", "have one question that you can answer"),
    ("Ask one person who has done it", "What did you do in the first week?"),
    ("See your doctor first", "| Since when | What |"),
    ("Get three offers", "| Price, all in |"), ("Choose the race", "I choose [choice]"),
    ("Write the speech", "| Minutes | What |"), ("Outline ten scenes", "Somebody [who] wants"),
    ("Do a mock test with a clock", "| Topic | Points possible |"),
    ("7 new words a day", "| Word in a sentence |"),
    ("Learn to say who you are: ten sentences", "1. My name is"),
    ("Plan four dinners", "| Monday | soup"), ("Empty one drawer", "Zone 1, by the door"),
    ("Pack ten boxes a week", "Post redirected"),
    ("Note what you spend for a month", "| Subscriptions |"),
    ("List every debt", "| To whom | Left | Interest |"), ("Hang up a tally", "| Week 4 |"),
    ("Write down each craving", "A craving passes"),
    ("Halfway check", "From now on I [one change]"),
    ("Write down what is different once it is done", "“My goal” is done"),
    ("Give it a fixed hour in the week", "I am not to be had, until 12 December."),
    ("Back up everything twice", "| Copy 2, elsewhere |"),
    ("Make a list of ten ideas", "1. the plainest way"),
    ("Measure the balcony", "| Length | Width |"),
  ]

  private func document(_ title: String, language: Language = .english, name: String = "Ema")
    -> String
  {
    let step = PlannerStep(title: title, description: "About it.")
    return Planner.document(
      for: step, of: PlannerGoal(name: "My goal", due: Day("2026-12-12"), steps: [step]),
      as: PlannerReader(name: name, today: GoalExample.today, language: language))
  }

  @Test(arguments: english)
  func `do gives the thing itself`(_ title: String, _ line: String) {
    let text = document(title)
    #expect(text.contains(line), "\(text)")
    #expect(!text.contains("{") && !text.contains("[your name]") && !text.contains("cannot"))
  }

  @Test(arguments: [
    ("Pošlite pozvánky", "| Meno | Kontakt | Odpoveď |"), ("Zmerajte balkón", "| Dĺžka |"),
    ("Spíšte každý dlh", "| Komu | Zostáva |"), ("Upravte životopis", "**Jednou vetou:**"),
    ("Vyberte preteky", "Vyberám [možnosť]"), ("Vyprázdnite jednu zásuvku", "Zóna 1"),
    ("Dajte tomu v týždni pevnú hodinu", "| Náhradne |"),
  ])
  func `in Slovak as well`(_ title: String, _ line: String) {
    #expect(document(title, language: .slovak).contains(line))
  }

  @Test func `a long run is no debt, and a publication no loan`() {
    for title in ["Dlhý beh 12 km", "Uverejnite prvý text"] {
      let step = PlannerStep(title: title, description: "")
      #expect(StepWork(step, in: .slovak)?.parts.contains("Spíšte každý dlh s úrokom.") != true)
    }
  }

  @Test func `every language has the same works, each with parts and a document`() {
    let english = Sections("works", in: .english).all
    #expect(english.count >= 30)
    for language in PlanFileTests.languages {
      let works = Sections("works", in: language)
      #expect(works.all.map(\.names) == english.map(\.names), "\(language)")
      for work in works.all {
        let lines = work.lines.map(\.text)
        #expect(lines.first?.hasPrefix("when: ") == true, "\(work.names)")
        #expect((3...6).contains(lines.count { $0.hasPrefix("- ") }), "\(work.names)")
        #expect(lines.contains { $0.hasPrefix("> ") }, "\(work.names)")
        for line in lines.dropFirst() {
          #expect(line.hasPrefix("- ") || line.hasPrefix(">"), "\(line)")
          #expect(
            !String(line).filled(["goal": "", "due": "", "name": ""]).contains("{"), "\(line)")
        }
      }
    }
  }
}
