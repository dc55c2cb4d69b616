import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `mori export`: exports the whole diary, oldest entry first.
struct ExportCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("export", HelpText.exportDiary, more: HelpText.exportMore)
  }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.exportFormat))
  var format = DiaryExport.json

  @Option(help: ArgumentHelp(HelpText.exportOut, valueName: "file"))
  var out = "-"

  func run(in world: World) async throws {
    let entries = try await world.store.collection(of: GratitudeEntry.self).list()
    let text = try format.text(of: entries, in: world.language)
    if out == "-" && world.answers != .json {
      // Imported text may contain control sequences.
      return world.terminal.write(world.terminal.isInteractive ? text.terminalSafe : text)
    }
    if out != "-" { try world.files.write(Data(text.utf8), world.files.absolutePath(out)) }
    try world.answer([
      "file": .string(out), "exported": .integer(Int64(entries.count)),
      "text": out == "-" ? .string(text) : .null,
    ]) { [world.text(DiaryText.exported(entries.count, file: out.terminalSafe))] }
  }
}
