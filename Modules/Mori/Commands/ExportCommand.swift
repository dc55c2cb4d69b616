import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `mori export`: the whole diary, oldest entry first.
struct ExportCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your gratitude diary to a file.",
    discussion: "mori import reads the JSON back as it was.")

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Option(help: "json, markdown or csv.")
  var format = DiaryExport.json

  @Option(help: ArgumentHelp("The file; - writes to standard output.", valueName: "file"))
  var out = "-"

  func run(in world: World) async throws {
    let entries = try await world.store.collection(of: GratitudeEntry.self).list()
    let text = try format.text(of: entries, in: world.language)
    if out == "-" && world.answers != .json {
      // An imported text may hold what drives a terminal.
      return world.terminal.write(world.terminal.isInteractive ? text.terminalSafe : text)
    }
    if out != "-" { try world.files.write(Data(text.utf8), world.files.absolutePath(out)) }
    try world.answer([
      "file": .string(out), "exported": .integer(Int64(entries.count)),
      "text": out == "-" ? .string(text) : .null,
    ]) { [world.text(DiaryText.exported(entries.count, file: out.terminalSafe))] }
  }
}
