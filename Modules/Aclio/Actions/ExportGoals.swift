import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// `aclio export [GOAL]`: one goal or all of them, as Markdown.
struct ExportGoals: Action {
  static var configuration: CommandConfiguration {
    .init("export", HelpText.exportGoals, more: HelpText.exportMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .argument("goal", \.goal, HelpText.goalNamed),
      .option("out", \.file, HelpText.exportOut, valueName: "file").ofThisMachine,
      .force(\.replacesFile),
    ]
  }

  var goal: String?
  /// The file to write, or `-`.
  var file = "-"
  var replacesFile = false

  func perform(in world: World) async throws -> ExportedText {
    try await world.exported(
      to: file, replacing: replacesFile, saying: { GoalText.exported($0, file: $1) }
    ) {
      let states = try await world.store.read { snapshot in
        guard let goal else { return try snapshot.goalStates(includingArchived: true) }
        return [try snapshot.state(of: snapshot.goal(named: goal))]
      }
      let text = states.map { $0.markdown(in: world.language) }.joined(separator: "\n")
      return (text, states.count)
    }
  }
}

/// `aclio import FILE`: imports the phone app's goals.
struct ImportGoals: Action {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importGoals, more: HelpText.importMore)
  }
  static var door: Origin.Door? { .import }
  static var inputs: [Input<Self>] { [.file("file", \.file, HelpText.importFile)] }

  var file = FileText.content("")
  /// `true` to change nothing.
  var isRehearsal = false

  /// The maximum size of the file, in bytes.
  private static let limit = 32 << 20

  func perform(in world: World) async throws -> ImportedGoals {
    var source = file
    if case .path(let path) = file, path != "-" {
      source = .path(try world.files.path(named: path))
    }
    let data = try source.bytes(in: world, limit: Self.limit)
    guard let goals = (try? JSONValue(parsing: data)).flatMap({ GoalImport($0) }) else {
      throw GoalError.unknownImport(file.name)
    }
    let (moment, gate) = (world.moment, try await world.gate())
    let keep = { @Sendable (transaction: Transaction) in
      try goals.keep(in: transaction, through: gate, at: moment)
    }
    let count =
      isRehearsal
      ? try await world.store.rehearsal(keep) : try await world.store.transaction { try keep($0) }
    if !isRehearsal { await GoalIndex.renew(in: world) }
    return ImportedGoals(count: count, known: goals.entries.count - count)
  }
}

/// The result of an import.
struct ImportedGoals: Outcome, JSONObject {
  let count: Int
  let known: Int

  static let fields: [Field<Self>] = [
    Field("imported", "Goals that are new.", \.count),
    Field("known", "Goals that were there before.", \.known),
  ]

  func lines(in world: World) -> [String] {
    world.sentence(GoalText.imported(count, known: known))
  }
}
