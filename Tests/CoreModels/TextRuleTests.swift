import CoreModels
import Testing

@Suite("A typed text is trimmed, long enough, short enough and without controls")
struct TextRuleTests {
  let rule = TextRule("lesson_text", characters: 1...5)

  @Test(
    "people's characters are counted, not bytes",
    arguments: [
      "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "Привт", "αβγδε", "今日は晴れ", "🇸🇰🇨🇿🇭🇺🇵🇱🇩🇪", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
      "a\nb\tc", "न\u{93F}",
    ])
  func graphemes(text: String) throws {
    #expect(try rule.validate(text) == text)
  }

  @Test(
    "surrounding white space goes, lines end in \\n",
    arguments: [
      ("  a ", "a"), ("\n\ta\u{a0}b\u{3000}\n", "a\u{a0}b"), ("a\r\nb", "a\nb"), ("a\rb", "a\nb"),
      ("\u{2003}x\r\n", "x"),
    ])
  func trimming(text: String, kept: String) throws {
    #expect(try Array(rule.validate(text).utf8) == Array(kept.utf8))
  }

  @Test(
    "a refusal says why",
    arguments: [
      ("", TextViolation.empty(field: "lesson_text")),
      (" \n\u{3000}", .empty(field: "lesson_text")),
      ("abcdef", .tooLong(field: "lesson_text", maximum: 5, count: 6)),
      ("a\0b", .controlCharacter(field: "lesson_text")),
      ("a\u{1b}[m", .controlCharacter(field: "lesson_text")),
      ("a\u{85}b", .controlCharacter(field: "lesson_text")),
    ])
  func refusals(text: String, violation: TextViolation) {
    #expect(throws: violation) { try rule.validate(text) }
  }

  @Test("a rule may ask for more than one character, or for none")
  func bounds() throws {
    #expect(throws: TextViolation.tooShort(field: "name", minimum: 3)) {
      try TextRule("name", characters: 3...9).validate("ab")
    }
    #expect(try TextRule("note", characters: 0...9).validate(" ") == "")
  }

  @Test(
    "its failure is bad input whose code names the field",
    arguments: [
      (TextViolation.empty(field: "name"), "name_empty"),
      (.tooShort(field: "name", minimum: 2), "name_too_short"),
      (.tooLong(field: "name", maximum: 5, count: 6), "name_too_long"),
      (.controlCharacter(field: "name"), "name_control_character"),
    ])
  func failures(violation: TextViolation, code: String) {
    let failure = violation.failure(in: .english)
    #expect(failure.code == code)
    #expect(failure.kind == .badInput)
    #expect(!failure.message.isEmpty)
  }
}
