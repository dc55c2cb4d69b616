import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// A test product with a command of every kind.
struct GardenPlugin: Plugin {
  let id = "garden"
  let name = "Garden"
  let abstract = "Plants in beds."
  var records: [any Record.Type] { [Plant.self] }
  var mainCommand: (any PluginCommand.Type)? { ShowGarden.self }
  var commands: [any PluginCommand.Type] {
    [ShowGarden.self, PlantCommand.self, BedCommand.self, ImportPlants.self, WatchGarden.self]
  }
}

struct Plant: Record, Hashable {
  static let kind = "garden.plant"
  let id: String
}

enum GardenError: ExplainedError {
  case noSeed(String)

  func failure(in language: Language) -> Failure {
    switch self {
    case .noSeed(let name):
      Failure(.notFound, code: "no_seed", message: "There is no seed of \(name).")
    }
  }
}

struct ShowGarden: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "The garden.")
  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let plants = try await world.store.collection(of: Plant.self).list()
    try world.answer([
      "day": .string("\(world.today)"), "plants": .array(plants.map { .string($0.id) }),
    ]) { [] }
  }
}

struct PlantCommand: PluginCommand {
  enum Soil: String, CaseIterable, ExpressibleByArgument { case clay, sand }

  static let configuration = CommandConfiguration(commandName: "plant", abstract: "Plant one.")

  @OptionGroup var shared: SharedOptions
  @Argument(help: "What to plant.") var name: String
  @Option(help: "How many rows.") var rows = 1
  @Option(help: "Words for it.") var tag: [String] = []
  @Option(help: "What it grows in.") var soil: Soil?
  @Option(help: ArgumentHelp("A picture.", valueName: "file")) var out: String?
  @Flag(help: "Deep in the ground.") var deep = false

  func run(in world: World) async throws {
    if name == "weed" { throw GardenError.noSeed(name) }
    if name == "file" { _ = try world.files.read("/etc/passwd", 10) }
    guard rows > 0 else { throw ValidationError("At least one row.") }
    try await world.store.collection(of: Plant.self).put(Plant(id: name))
    try world.answer([
      "name": .string(name), "rows": .integer(Int64(rows)), "deep": .bool(deep),
      "tags": .array(tag.map { .string($0) }),
    ]) { [] }
  }
}

struct BedCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "bed", subcommands: [Name.self], defaultSubcommand: Name.self)

  @OptionGroup var shared: SharedOptions
  func run(in world: World) async throws {}

  struct Name: PluginCommand {
    static let configuration = CommandConfiguration(commandName: "name", abstract: "A bed's name.")
    static var purpose: CommandPurpose { .either }
    static let setting = Setting("garden.bed", default: "")

    @OptionGroup var shared: SharedOptions
    @Argument(help: "The name.") var name: String?

    func run(in world: World) async throws {
      if let name { try await world.store.set(Self.setting, to: name) }
      let name = try await world.store.setting(Self.setting)
      try world.answer(["name": name.isEmpty ? .null : .string(name)]) { [] }
    }
  }
}

struct ImportPlants: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "import", abstract: "Take in many.")

  @OptionGroup var shared: SharedOptions
  @Argument(help: "The file.") var file: String

  func run(in world: World) async throws {
    let names = try world.files.text(of: file, limit: 1000).split(separator: "\n")
    for name in names {
      try await world.store.collection(of: Plant.self).put(Plant(id: String(name)))
    }
    try world.answer(["added": .integer(Int64(names.count))]) { [] }
  }
}

struct WatchGarden: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "watch", abstract: "Look on.")
  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions
  func run(in world: World) async throws {}
}
