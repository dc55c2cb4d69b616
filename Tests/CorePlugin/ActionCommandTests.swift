import ArgumentParser
import CoreModels
import CoreTerminal
import TestSupport
import Testing

@testable import CorePlugin

@Suite("The command of an action") struct ActionCommandTests {
  @Test func `answers before what follows`() async throws {
    let stage = try Stage()
    #expect(try await stage.run(TillPlugin.self, ["pay"]) == "")
    #expect(stage.errors == "answered\nfollowed\n")
  }

  @Test(arguments: [("", []), ("a", ["a"]), ("a\n\n", ["a\n"]), ("a\r\n", ["a\r"])])
  func `prints the text of a file as it is`(text: String, lines: [String]) {
    #expect(text.printedLines == lines)
  }
}

private struct TillPlugin: Plugin {
  let id = "till"
  let name = "Till"
  let abstract = "A product of these tests."
  var commands: [any PluginCommand.Type] { [Pay.command] }
}

/// `till pay`.
private struct Pay: Action {
  static let configuration = CommandConfiguration(commandName: "pay")

  func perform(in world: World) async throws -> Payment { Payment() }
  func follow(in world: World) async { world.terminal.errorLine("followed") }
}

private struct Payment: Outcome, JSONObject {
  static let fields: [Field<Self>] = []

  func lines(in world: World) -> [String] {
    world.terminal.errorLine("answered")
    return []
  }
}
