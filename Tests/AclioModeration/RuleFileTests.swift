import Testing

@testable import AclioModeration

@Suite("Files of rules") struct RuleFileTests {
  @Test(
    arguments: zip(["english", "slovak-czech", "hungarian", "polish", "german", "spanish"], 0..<6))
  func `a language's rules are well written`(language: String, index: Int) {
    #expect(RuleFileCheck(language, Lexicon.all[index]).problems == [])
  }

  @Test func `words of the body are well written`() {
    let files: [(StaticString, String)] = [
      (Content.Body.weight, "weight"), (Content.Body.age, "age"),
      (Content.Body.tablets, "tablets"), (Content.Body.care, "care"),
    ]
    #expect(files.flatMap { RuleFileCheck.problems(of: $0.0, "body/\($0.1).rules") } == [])
    #expect(
      RuleFileCheck.problems(of: "pain\n[pain]\nmy back*\n\nmy back*\nBack", "pain.rules").map {
        $0.prefix(13)
      } == ["pain.rules:1:", "pain.rules:5:", "pain.rules:6:"])
  }

  @Test func `a disguise is one sign or letter, and what it stands for`() {
    let file = RuleFile(Content.disguise)
    let lines = (file.lines(of: "signs") + file.lines(of: "lookalikes")).map(\.text)
    #expect(lines.filter { $0.dropFirst().first != " " || $0.count > 4 } == [])
    #expect(Set(lines.map(\.first)).count == lines.count)
    #expect(lines.count > 40)
  }

  @Test func `no language is left out`() { #expect(Lexicon.all.count == 6) }

  @Test func `what is wrong is told with file and line`() {
    let lexicon = Lexicon(
      words: """
        # Words.
        [joint]
        and
        and or

        [pets]
        cat*
        """,
      harmful: """
        [violence]
        # Kills.
        kill =2 @persn

        kill  it
        kill Čas|

        [boredom]
        yawn
        """,
      classes: "",
      harmless: """
        ?do yawn
        yawn ~some
        yawn
        """, recovery: "stop <many", despair: "lost $\nlost $")
    #expect(
      RuleFileCheck("english", lexicon).problems == [
        "english/words.rules:4: and is no word, or there twice",
        "english/harmful.rules:3: no list is called persn",
        "english/harmful.rules:5: two spaces, or one at the end",
        "english/harmful.rules:6: Čas is no word in lower case without diacritics",
        "english/harmful.rules:9: rules stand in \(Moderation.Reason.allCases.map(\.rawValue).sorted())",
        "english/harmless.rules:1: a rule begins with a word",
        "english/harmless.rules:2: ~some is no number",
        "english/harmless.rules:3: the same rule as english/harmful.rules:9",
        "english/recovery.rules:1: <many is no number",
        "english/despair.rules:2: the same rule as english/despair.rules:1",
        "english/words.rules: no rule names the list pets",
      ])
  }

  @Test func `a rule is one line, and nothing else`() {
    let index = RuleIndex(
      [["[violence]\nkill|hurt =2 @pets !s ^never"]], [["pets": WordSet("cat*|dog|*fish", [:])]])
    func matches(_ text: String) -> Bool {
      !index.matches(in: JudgedText(PlainWords(text).words)).isEmpty
    }
    #expect(matches("kill two cats"))
    #expect(matches("Hurt the dog."))
    #expect(!matches("kill the dogs"))
    #expect(!matches("kill the cat's fleas"))
    #expect(!matches("kill, cat"))
    #expect(matches("kill the swordfish"))
    #expect(!matches("kill the fishes"))
    #expect(!matches("you may never kill a cat"))
  }

  @Test func `parts of a rule stand in any order, and what undoes it anywhere around`() {
    let index = RuleIndex(
      [["[medicine]\nstop|skip & @pills & without|behind =1 doctor|back ^tea"]],
      [["pills": WordSet("pill*|lithium", [:])]])
    func matches(_ text: String) -> Bool {
      !index.matches(in: JudgedText(PlainWords(text).words)).isEmpty
    }
    #expect(matches("stop my lithium without a doctor"))
    #expect(matches("Without my doctor: skip the pills"))
    #expect(!matches("stop my lithium"))
    #expect(!matches("stop my lithium without the good old doctor"))
    #expect(!matches("have tea and stop my lithium without a doctor"))
  }
}
