import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `mori export`: exports the whole diary, oldest entry first.
struct ExportDiary: Action {
  static var configuration: CommandConfiguration {
    .init("export", HelpText.exportDiary, more: HelpText.exportMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .option("format", \.format, HelpText.exportFormat),
      .option("out", \.file, HelpText.exportOut, valueName: "file").ofThisMachine,
      .force(\.replacesFile).ofThisMachine,
    ]
  }

  var format = DiaryExport.json
  var file = "-"
  var replacesFile = false

  func perform(in world: World) async throws -> ExportedDiary {
    let path = file == "-" ? nil : try world.files.target(file, replacing: replacesFile)
    let entries = try await world.store.collection(of: GratitudeEntry.self).list()
    let text = try format.text(of: entries, in: world.language)
    if let path { try world.files.write(Data(text.utf8), path) }
    return ExportedDiary(text: text, count: entries.count, file: file)
  }
}

/// The diary as a file.
struct ExportedDiary: Outcome, JSONObject {
  let text: String
  let count: Int
  let file: String

  static let fields = [
    Field("file", "The file’s path, - for none.", \Self.file),
    Field("exported", "The number of its entries.", \.count),
    Field("text", "Its text where it has no path.") { $0.file == "-" ? $0.text : nil },
  ]

  func lines(in world: World) -> [String] {
    guard file == "-" else {
      return [world.text(DiaryText.exported(count, file: file.terminalSafe))]
    }
    // Imported text may contain control sequences.
    return (world.terminal.isInteractive ? text.terminalSafe : text).printedLines
  }
}
