import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio import FILE`: imports the phone app's goals.
struct ImportCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importGoals, more: HelpText.importMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.importFile))
  var file: String

  /// The maximum size of the file, in bytes.
  private static let limit = 32 << 20

  func run(in world: World) async throws {
    let path = file == "-" ? file : world.files.absolutePath(file)
    let data = try world.files.read(path, Self.limit)
    guard let goals = (try? JSONValue(parsing: data)).flatMap({ GoalImport($0) }) else {
      throw GoalError.unknownImport(file)
    }
    let (moment, gate) = (world.moment, try await world.gate())
    let count = try await world.store.writing(through: .import).transaction {
      try goals.keep(in: $0, through: gate, at: moment)
    }
    let known = goals.entries.count - count
    try world.answer(["imported": .integer(Int64(count)), "known": .integer(Int64(known))]) {
      world.sentence(GoalText.imported(count, known: known))
    }
    await GoalIndex.renew(in: world)
  }
}
