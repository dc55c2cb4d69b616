import ArgumentParser
import CoreModels
import CorePlugin
import Synchronization
import Testing

@testable import CommandHost

@Suite("What another program does") struct HandOverTests {
  /// A product with a server's commands.
  private struct Served: Suite {
    static let plugins: [any Plugin] = [GardenPlugin()]
    static let commands = HubCommands.all
  }

  private let tried = Tried()

  private func run(_ arguments: [String], language: String = "en_US.UTF-8") async
    -> HostStage.Outcome
  {
    var stage = HostStage(environment: ["PATH": "/usr/bin:/opt/day", "LANG": language])
    stage.facts.executable = "/opt/daybook/bin/daybook"
    stage.facts.become = { [tried] path, words in tried.append(path, words) }
    return await stage.run(SuiteRoot<Served>.self, arguments)
  }

  @Test(
    arguments: [
      ["serve"], ["serve", "--listen", "127.0.0.1:0", "--open"], ["token", "add", "a b", "--json"],
      ["--home", "/h", "--json", "serve", "--check"], ["key", "add", "--operator", "phone"],
      ["calendar", "on", "--profile=eva"], ["serve", "--help"], ["token", "--", "-h", ""],
    ])
  func `gets the same words, beside this one and then on the path`(words: [String]) async {
    let outcome = await run(words)
    #expect(
      tried.paths == ["/opt/daybook/bin", "/usr/bin", "/opt/day"].map { $0 + "/daybook-hub" })
    #expect(tried.words == ["daybook-hub"] + words)
    #expect(outcome.status == 69 && outcome.output.isEmpty != words.contains("--json"))
  }

  @Test(arguments: Language.allCases)
  func `is told of in one line where it is missing`(language: Language) async {
    let outcome = await run(["serve", "--lang", language.rawValue])
    #expect(outcome.errors == HostText.noProgram("daybook-hub").text(in: language) + "\n")
    #expect(outcome.errors.contains("Scripts/release"))
  }

  @Test func `is named in help as it is typed`() {
    let usage = "USAGE: daybook-hub token <options>\nUSAGE: daybook-hub <subcommand>"
    #expect(
      HubCommands.asTyped(usage)
        == "USAGE: daybook token <options>\nUSAGE: daybook-hub <subcommand>")
  }

  @Test func `is listed with the others`() async {
    let outcome = await run(["--help"])
    for line in ["serve ", "token ", "key ", "calendar "] {
      #expect(outcome.output.contains("\n  \(line)"), "\(outcome.output)")
    }
    #expect(tried.paths.isEmpty)
  }
}

/// Collects the programs that would have replaced the process.
private final class Tried: Sendable {
  private let all = Mutex<[(path: String, words: [String])]>([])

  var paths: [String] { all.withLock { $0.map(\.path) } }
  var words: [String]? { all.withLock { $0.last?.words } }

  func append(_ path: String, _ words: [String]) { all.withLock { $0.append((path, words)) } }
}
