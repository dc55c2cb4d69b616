import CoreTerminal
import Testing

@Suite("Colour depth")
struct ColorDepthTests {
  @Test(
    "A terminal says by its environment how many colours it shows",
    arguments: [
      (["TERM": "xterm"], ColorDepth.ansi16),
      (["TERM": "xterm-256color"], .ansi256),
      (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "yes"], .ansi16),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      (["TERM": ""], .none),
      ([:], .none),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .ansi256),
    ])
  func onATerminal(environment: [String: String], depth: ColorDepth) {
    #expect(
      ColorDepth.detect(environment: environment, isTerminal: true, choice: .auto) == depth)
  }

  @Test("A pipe gets no colours unless they are asked for")
  func inAPipe() {
    let environment = ["TERM": "xterm-256color"]
    let detect = { ColorDepth.detect(environment: environment, isTerminal: false, choice: $0) }
    #expect(detect(.auto) == .none)
    #expect(detect(.always) == .ansi256)
    #expect(detect(.never) == .none)
  }

  @Test(
    "What was typed now wins over NO_COLOR and a dumb terminal, with at least 16 colours",
    arguments: [
      (["TERM": "xterm-256color", "NO_COLOR": "1"], ColorDepth.ansi256),
      (["TERM": "dumb"], .ansi16), ([:], .ansi16),
    ])
  func always(environment: [String: String], depth: ColorDepth) {
    #expect(
      ColorDepth.detect(environment: environment, isTerminal: true, choice: .always) == depth)
  }

  @Test("Never is never")
  func never() {
    let rich = ["TERM": "xterm-direct", "COLORTERM": "truecolor"]
    #expect(ColorDepth.detect(environment: rich, isTerminal: true, choice: .never) == .none)
  }

  @Test("More colours are more")
  func order() {
    #expect(ColorDepth.allCases == ColorDepth.allCases.sorted())
    #expect(ColorChoice(rawValue: "always") == .always)
  }
}
