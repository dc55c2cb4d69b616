import CoreModels
import Testing

@testable import AclioPlanner

@Suite("The planner's lists, tips and guides") struct ContentTests {
  private let kinds = Set(GoalKind.allCases.map(\.contentName))

  private func names(_ content: StaticString) -> Set<String> {
    Set(Sections(content.description).all.flatMap(\.names))
  }

  private func names(_ words: WordList) -> [String] { words.sections.map(\.name) }

  @Test func `every kind has two tips in each language`() {
    for content in [Content.Tips.english, Content.Tips.slovak] {
      #expect(names(content) == kinds)
      for section in Sections(content.description).all { #expect(section.lines.count == 2) }
    }
  }

  @Test func `every action has a guide in each language`() {
    let actions = StepAction.allCases.map(\.contentName)
    for content in [Content.Guides.english, Content.Guides.slovak] {
      let guides = Sections(content.description)
      #expect(names(content) == Set(actions + ["heads", "own-words"]))
      for name in actions + ["own-words"] {
        let lines = guides[name]
        #expect(lines.count >= 5 && !lines.value("done").isEmpty && !lines.value("stuck").isEmpty)
      }
    }
  }

  @Test func `lists and resources are for the same kinds in each language`() {
    let pairs: [(StaticString, StaticString, String)] = [
      (Content.Lists.English.packing, Content.Lists.Slovak.packing, "other"),
      (Content.Lists.English.shopping, Content.Lists.Slovak.shopping, "other"),
      (Content.Lists.English.budget, Content.Lists.Slovak.budget, "other"),
      (Content.Resources.english, Content.Resources.slovak, "all"),
    ]
    for (english, slovak, rest) in pairs {
      #expect(names(english) == names(slovak))
      #expect(names(english).contains(rest))
      #expect(names(english).subtracting(kinds) == [rest])
      let (one, other) = (Sections(english.description), Sections(slovak.description))
      #expect(one.all.map(\.lines.count) == other.all.map(\.lines.count))
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
    let numbers: [String] = (1...12).map { "\($0)" }
    for currency in GoalAmount.Currency.allCases {
      #expect(!Words.amounts[currency.rawValue].isEmpty)
    }
    #expect(Set(names(Words.months)) == Set(numbers))
    #expect(names(Words.numbers) == numbers)
  }

  @Test func `words are looked for as goals are read: small, without accents`() {
    let lists = [
      Words.actions, Words.alike, Words.amounts, Words.chat, Words.delicate, Words.objects,
      Words.several, Words.talk, Words.documents, Words.eating, Words.levels,
      Words.months, Words.numbers, Words.people, Words.races, Words.shapes, Words.time,
      Words.years, Words.Life.english, Words.Life.elsewhere, Words.Kinds.everywhere,
    ]
    for words in (lists + Language.allCases.map { Words.kinds(in: $0) }).flatMap(\.sections) {
      for word in words.words {
        #expect(word == word.lowercased() && !word.contains(","), "\(words.name): \(word)")
        #expect(word.unicodeScalars.allSatisfy { $0.isASCII || "€£".unicodeScalars.contains($0) })
        #expect(!word.hasPrefix(" ") && !word.hasSuffix(" "), "\(words.name): \(word)")
      }
      #expect(Set(words.words).count == words.words.count, "\(words.name) says a word twice")
    }
  }
}
