import Testing

@testable import CoreTerminal

@Suite("Line breaks without spaces")
struct LineBreakTests {
  @Test(
    "A line may end between these two",
    arguments: [("漢", "字"), ("か", "な"), ("n", "で"), ("で", "n"), ("。", "漢"), ("\u{200B}", "a")]
      as [(Character, Character)])
  func allowed(one: Character, other: Character) {
    #expect(LineBreak.isAllowed(between: one, and: other))
  }

  @Test(
    "A line may not end between these two",
    arguments: [
      ("a", "b"), ("한", "국"), ("漢", "。"), ("漢", "」"), ("「", "漢"), ("漢", ")"), ("(", "漢"),
      ("か", "っ"), ("カ", "ー"), ("漢", "\u{A0}"), ("\u{2060}", "漢"), ("ส", "ว"),
    ] as [(Character, Character)])
  func forbidden(one: Character, other: Character) {
    #expect(!LineBreak.isAllowed(between: one, and: other))
  }

  @Test(
    "Only spaces that do not join may be lost at the end of a line",
    arguments: [
      (" ", true), ("\t", true), ("\u{3000}", true), ("\u{2003}", true), ("a", false),
      ("\u{A0}", false), ("\u{2007}", false), ("\u{202F}", false), ("\u{2003}\u{301}", false),
    ] as [(Character, Bool)])
  func spaces(character: Character, isBreaking: Bool) {
    #expect(character.isBreakingSpace == isBreaking)
  }
}
