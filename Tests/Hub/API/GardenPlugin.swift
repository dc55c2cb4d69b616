import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

@testable import Hub

/// A test product with an action of every kind.
struct GardenPlugin: Plugin {
  let id = "garden"
  let name = "Garden"
  let abstract = "Plants in beds."
  var records: [any Record.Type] { [Plant.self] }
  var mainCommand: (any PluginCommand.Type)? { ShowGarden.command }
  var commands: [any PluginCommand.Type] {
    [
      ShowGarden.command, PlantOne.command, BedCommand.self, ImportPlants.command, WatchGarden.self,
    ]
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

struct ShowGarden: Action {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "The garden.")
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> Garden {
    let plants = try await world.store.collection(of: Plant.self).list()
    return Garden(day: world.today, plants: plants.map(\.id))
  }
}

struct Garden: Outcome, JSONObject {
  let day: Day
  let plants: [String]

  static let fields = [Field("day", "Its day.", \Self.day), Field("plants", "All.", \.plants)]

  func lines(in world: World) -> [String] { plants }
}

/// The inputs' texts stand for any others.
struct PlantOne: Action {
  enum Soil: String, CaseIterable, InputValue { case clay, sand }

  static let configuration = CommandConfiguration(commandName: "plant", abstract: "Plant one.")
  static var inputs: [Input<Self>] {
    [
      .argument("name", \.name, HelpText.keyAddName),
      .option("rows", \.rows, HelpText.peopleInviteDays),
      .option("tag", \.tags, HelpText.keyAddName),
      .option("soil", \.soil, HelpText.keyAddName),
      .option("out", \.out, HelpText.keyAddName).ofThisMachine,
      .flag("deep", \.isDeep, HelpText.keyRotateNow),
    ]
  }

  var name = ""
  var rows = 1
  var tags: [String] = []
  var soil: Soil?
  var out: String?
  var isDeep = false

  func perform(in world: World) async throws -> Planted {
    if name == "weed" { throw GardenError.noSeed(name) }
    if name == "file" { _ = try world.files.read("/etc/passwd", 10) }
    guard rows > 0 else { throw ValidationError("At least one row.") }
    try await world.store.collection(of: Plant.self).put(Plant(id: name))
    return Planted(plant: self)
  }
}

struct Planted: Outcome, JSONObject {
  let plant: PlantOne

  static let fields = [
    Field("name", "What was planted.", \Self.plant.name),
    Field("rows", "How many rows.", \.plant.rows), Field("tags", "Its words.", \.plant.tags),
    Field("deep", "Whether it is deep.", \.plant.isDeep),
  ]

  func lines(in world: World) -> [String] { [plant.name] }
}

struct BedCommand: PluginCommandGroup {
  static let configuration = CommandConfiguration(
    commandName: "bed", subcommands: [NameBed.command], defaultSubcommand: NameBed.command)

  @OptionGroup var shared: SharedOptions
}

struct NameBed: Action {
  static let configuration = CommandConfiguration(commandName: "name", abstract: "A bed's name.")
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] { [.argument("name", \.name, HelpText.keyAddName)] }
  static let setting = Setting("garden.bed", default: "")

  var name: String?

  func perform(in world: World) async throws -> Bed {
    if let name { try await world.store.set(Self.setting, to: name) }
    let name = try await world.store.setting(Self.setting)
    return Bed(name: name.isEmpty ? nil : name)
  }
}

struct Bed: Outcome, JSONObject {
  let name: String?

  static let fields = [Field("name", "Its name, if it has one.", \Self.name)]

  func lines(in world: World) -> [String] { name.map { [$0] } ?? [] }
}

struct ImportPlants: Action {
  static let configuration = CommandConfiguration(commandName: "import", abstract: "Take in many.")
  static var inputs: [Input<Self>] { [.file("file", \.file, HelpText.keyAddName)] }

  var file = FileText.content("")

  func perform(in world: World) async throws -> Addition {
    let names = try file.text(in: world, limit: 1000).split(separator: "\n")
    for name in names {
      try await world.store.collection(of: Plant.self).put(Plant(id: String(name)))
    }
    return Addition(count: names.count)
  }
}

struct Addition: Outcome, JSONObject {
  let count: Int

  static let fields = [Field("added", "How many.", \Self.count)]

  func lines(in world: World) -> [String] { ["\(count)"] }
}

struct WatchGarden: PluginCommand {
  static let configuration = CommandConfiguration(commandName: "watch", abstract: "Look on.")

  @OptionGroup var shared: SharedOptions
  func run(in world: World) async throws {}
}
