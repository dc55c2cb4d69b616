import Foundation
import Testing

@Suite("The README") struct ReadmeTests {
  /// Commands that wait for a person or go on; their help is tried instead.
  private static let waiting: Set = [
    "lesson watch", "mori setup", "daybook open", "daybook serve --open",
  ]

  @Test func `names commands that work, one after the other`() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
    let named = #/`((?:lesson|mori|grounding-sun|daily-brief|aclio|daybook)\b[^`]*)`/#
    let lines = readme.matches(of: named).map {
      String($0.output.1).split { $0.isWhitespace }.joined(separator: " ")
    }
    #expect(lines.count > 15)
    let command = try Command()
    var offline: [String: String] = [:]
    for service in ["WEATHER", "GEOCODING", "AIR_QUALITY"] {
      offline["DAILY_BRIEF_\(service)_URL"] = "http://127.0.0.1:9"
    }
    #expect(try await command.run("mori", ["setup", "--born", "1990-01-01"]).status == 0)
    for line in lines {
      var words = line.matches(of: #/"([^"]*)"|(\S+)/#).map {
        String($0.output.1 ?? $0.output.2 ?? "")
      }
      if Self.waiting.contains(line) { words.append("--help") }
      let outcome = try await command.run(words[0], Array(words.dropFirst()), environment: offline)
      #expect(outcome.status == 0, "\(line): \(outcome)")
    }
  }
}
