import CoreModels
import Testing

@testable import AclioPlanner

@Suite("The planner's lists, tips and guides") struct ContentTests {
  private let kinds = Set(GoalKind.allCases.map(\.contentName))

  private func names(_ sections: Sections) -> Set<String> { Set(sections.all.flatMap(\.names)) }

  private func names(_ words: WordList) -> [String] { words.sections.map(\.name) }

  @Test func `every kind has two tips in each language that has all plans`() {
    for language in [Language.english, .slovak] {
      #expect(names(Sections("tips", in: language)) == kinds)
    }
    for language in PlanFileTests.languages {
      let tips = Sections("tips", in: language)
      #expect(names(tips).isSubset(of: kinds) && tips.has("general"), "\(language)")
      for section in tips.all { #expect(section.lines.count == 2, "\(language) \(section.names)") }
    }
  }

  @Test func `every action has a guide in each language`() {
    let actions = StepAction.allCases.map(\.contentName)
    for language in PlanFileTests.languages {
      let guides = Sections("guides", in: language, ending: "plan")
      #expect(names(guides) == Set(actions + ["heads", "own-words"]), "\(language)")
      for name in actions + ["own-words"] {
        let lines = guides[name]
        #expect(lines.count >= 5 && !lines.value("done").isEmpty && !lines.value("stuck").isEmpty)
      }
    }
  }

  @Test(arguments: [
    "lists/*/packing.txt", "lists/*/shopping.txt", "lists/*/budget.txt", "resources/*.txt",
  ])
  func `lists and resources are for the same kinds in each language`(_ path: String) {
    func sections(_ language: Language) -> Sections {
      Sections(at: path.replacing("*", with: "\(language)"))
    }
    let english = sections(.english)
    let rest = path.hasPrefix("lists") ? "other" : "all"
    #expect(names(english).subtracting(kinds) == [rest])
    #expect(names(sections(.slovak)) == names(english))
    let usual = Set(PlanFileTests.usualKinds.map(\.contentName) + [rest])
    for language in PlanFileTests.languages {
      let other = sections(language)
      #expect(names(other).isSubset(of: names(english)), "\(language)")
      #expect(names(other).isSuperset(of: names(english).intersection(usual)), "\(language)")
      for name in names(other) {
        #expect(other[name].count == english[name].count, "\(language) \(name)")
      }
    }
  }

  @Test func `shares of a budget are a whole`() {
    for language in PlanFileTests.languages {
      for example in GoalExample.all {
        let heads = PlannerLists.budgetHeads(
          PlanFacts(PlannerRequest(example.goal, language: language)))
        #expect(heads.reduce(0) { $0 + $1.percent } == 100 && heads.allSatisfy { !$0.name.isEmpty })
      }
    }
  }

  @Test func `sections of word lists are what the planner looks for`() {
    let parts = Set(PartOfLife.allCases.map(\.contentName))
    let intents = ChatIntent.allCases.map(\.contentName).filter { $0 != "unknown" }
    let ofDocuments = names(Words.documents)
    let ofActions = names(Words.actions).filter { $0 != "other" }
    for language in Language.allCases {
      #expect(kinds.isSuperset(of: names(Words.kinds(in: language))))
    }
    #expect(parts.isSuperset(of: names(Words.Life.english)))
    #expect(parts.isSuperset(of: names(Words.Life.elsewhere)))
    #expect(names(Words.chat) == intents)
    #expect(ofActions.allSatisfy { StepAction(rawValue: $0) != nil })
    #expect(ofDocuments.allSatisfy { PlannerDocument.Kind(rawValue: $0) != nil })
  }

  @Test func `amounts, months and numbers have all of their words`() {
    let months: [String] = (1...12).map { "\($0)" }
    for currency in GoalAmount.Currency.allCases {
      #expect(!Words.amounts[currency.rawValue].isEmpty)
    }
    #expect(Set(names(Words.months)) == Set(months))
    #expect(names(Words.numbers) == months + ["15", "20", "30", "40", "50", "100"])
  }

  @Test func `words are looked for as goals are read: small, without accents`() {
    let lists = [
      Words.actions, Words.alike, Words.amounts, Words.chat, Words.countries, Words.delicate,
      Words.objects, Words.several, Words.talk, Words.documents, Words.eating, Words.learning,
      Words.levels, Words.months, Words.numbers, Words.people, Words.races, Words.shapes,
      Words.time,
      Words.years, Words.Life.english, Words.Life.elsewhere, Words.Kinds.everywhere,
    ]
    for words in (lists + Language.allCases.map { Words.kinds(in: $0) }).flatMap(\.sections) {
      for word in words.words {
        #expect(word == word.lowercased() && !word.contains(","), "\(words.name): \(word)")
        #expect(word.unicodeScalars.allSatisfy { $0.isASCII || "€£₹".unicodeScalars.contains($0) })
        #expect(!word.hasPrefix(" ") && !word.hasSuffix(" "), "\(words.name): \(word)")
      }
      #expect(Set(words.words).count == words.words.count, "\(words.name) says a word twice")
    }
  }
}
