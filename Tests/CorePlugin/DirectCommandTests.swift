import ArgumentParser
import CorePlugin
import Testing

@Suite("A command found by its name alone") struct DirectCommandTests {
  @Test(arguments: [
    ([], "ShowTiny"), (["show"], "ShowTiny"), (["--json"], "ShowTiny"),
    (["--lang", "sk"], "ShowTiny"), (["say", "hello"], "SayTiny"),
    (["say", "--times", "2", "hello"], "SayTiny"),
  ])
  func `is the one that the whole tree finds`(arguments: [String], name: String) throws {
    let direct = try #require(TinyPlugin.directCommand(arguments))
    let parsed = try #require(try TinyPlugin.root.parseAsRoot(arguments) as? any PluginCommand)
    #expect("\(type(of: direct.command))" == name)
    #expect("\(type(of: parsed))" == name)
    #expect(direct.options == parsed.shared.values)
  }

  @Test(arguments: [
    ["--help"], ["--version"], ["help"], ["say"], ["say", "a", "b"], ["nothing"], ["--nothing"],
    ["--json", "say", "hello"], ["--generate-completion-script", "bash"], ["show", "--help"],
  ])
  func `is left to the tree where it takes more`(arguments: [String]) {
    #expect(TinyPlugin.directCommand(arguments)?.options == nil)
  }

  @Test func `needs no parser where it takes no arguments`() throws {
    let direct = try #require(ReadyPlugin.directCommand([]))
    #expect(direct.command is ReadyTiny)
    #expect(direct.options == .defaults)
    #expect(ReadyPlugin.directCommand(["ready", "--plain"])?.options.isPlain == true)
    #expect(BarePlugin.directCommand([])?.options == nil)
  }

  @Test(arguments: [
    (["team"], "ReadyTiny"), (["team", "ready"], "ReadyTiny"),
    (["team", "ready", "--json"], "ReadyTiny"),
  ])
  func `may be a member of a group`(arguments: [String], name: String) throws {
    let direct = try #require(ReadyPlugin.directCommand(arguments))
    #expect("\(type(of: direct.command))" == name)
    #expect(ReadyPlugin.directCommand(["team", "nobody"])?.options == nil)
    #expect(ReadyPlugin.directCommand(["team", "--help"])?.options == nil)
  }
}

/// A product whose command has no arguments.
private struct ReadyPlugin: Plugin {
  let id = "ready"
  let name = "Ready"
  let abstract = "Takes nothing."
  var mainCommand: (any PluginCommand.Type)? { ReadyTiny.self }
  var commands: [any PluginCommand.Type] { [ReadyTiny.self, TeamTiny.self] }
}

private struct TeamTiny: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "team", subcommands: [ReadyTiny.self], defaultSubcommand: ReadyTiny.self)

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {}
}

private struct ReadyTiny: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "ready")
  static let takesArguments = false

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {}
}
