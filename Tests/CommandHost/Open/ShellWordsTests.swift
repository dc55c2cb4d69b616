import Testing

@testable import CommandHost

@Suite("A line of words") struct ShellWordsTests {
  @Test(
    arguments: [
      ("", []), ("mori up read 20", ["mori", "up", "read", "20"]), ("  a  b ", ["a", "b"]),
      ("a \"b c\" d", ["a", "b c", "d"]), ("a 'b c'", ["a", "b c"]), ("it's", ["it's"]),
      ("a \"\"", ["a", ""]), ("a \"open", ["a", "open"]),
    ] as [(String, [String])])
  func `is split as in a shell`(line: String, words: [String]) {
    #expect(line.shellWords == words)
  }
}
