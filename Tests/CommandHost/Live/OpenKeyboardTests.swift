import Testing

@testable import CommandHost

@Suite("Keys at an open screen") struct OpenKeyboardTests {
  @Test(
    arguments: [
      ("q", ["q"]), ("Q", ["q"]), ("rq", ["r", "q"]), ("\u{1B}[B", []), ("\u{1B}", []), ("\n", []),
      ("\u{4}", ["q"]), ("ľ", ["ľ"]),
    ] as [(String, [Character])])
  func `are their letters`(typed: String, letters: [Character]) {
    #expect(OpenKeyboard.letters(in: Array(typed.utf8)) == letters)
  }
}
