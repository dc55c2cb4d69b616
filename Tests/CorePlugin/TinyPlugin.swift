import ArgumentParser
import CoreModels
import CorePlugin

/// A product for these tests, which prints its options and arguments.
struct TinyPlugin: Plugin {
  let id = "tiny"
  let name = "Tiny"
  let abstract = "A product of the tests."
  var mainCommand: (any PluginCommand.Type)? { ShowTiny.self }
  var commands: [any PluginCommand.Type] { [ShowTiny.self, SayTiny.self] }
}

/// A product with only the required members.
struct BarePlugin: Plugin {
  let id = "bare"
  let name = "Bare"
  let abstract = "Everything is left out."
}

/// A suite of one product.
struct TinySuite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suite", version: "9.9.9", subcommands: [TinyPlugin.root])

  @OptionGroup var shared: SharedOptions
}

/// `tiny`, `tiny show`: prints the day.
struct ShowTiny: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "show")

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    try world.answer(["day": .string("\(world.today)")]) { ["It is \(world.today)."] }
  }
}

/// `tiny say TEXT [--times N]`.
struct SayTiny: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "say")

  @OptionGroup var shared: SharedOptions
  @Argument var text: String
  @Option var times = 1

  func run(in world: World) async throws {
    let count = try (1...3).validated(times, option: "times")
    try world.answer(.array(Array(repeating: .string(text), count: count))) {
      Array(repeating: text, count: count)
    }
  }
}
