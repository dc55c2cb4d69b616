import CoreTerminal
import Testing

@Suite("Terminal")
struct TerminalTests {
  @Test("Lines go to standard output, error lines to standard error")
  func lines() {
    let (terminal, recording) = Terminal.recording()
    terminal.line("one")
    terminal.line()
    terminal.lines(["two", "three"])
    terminal.lines([])
    terminal.errorLine("oops")
    #expect(recording.output == "one\n\ntwo\nthree\n")
    #expect(recording.errors == "oops\n")
  }

  @Test(
    "The locale says whether more than ASCII can be shown",
    arguments: [
      (["LANG": "sk_SK.UTF-8"], true), (["LANG": "C.utf8"], true), (["LC_CTYPE": "UTF-8"], true),
      (["LANG": "de_DE.UTF-8@euro"], true), (["LC_ALL": "C", "LANG": "sk_SK.UTF-8"], false),
      (["LC_ALL": "", "LANG": "sk_SK.UTF-8"], true), (["LANG": "sk_SK.ISO-8859-2"], false),
      ([:], false),
    ])
  func locale(environment: [String: String], isUnicode: Bool) {
    #expect(Terminal.isUnicode(environment: environment) == isUnicode)
  }
}
