import ArgumentParser
import CorePlugin
import CoreStorage

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

  func perform(in world: World) async throws -> ExportedText {
    try await world.exported(
      to: file, replacing: replacesFile, saying: { DiaryText.exported($0, file: $1) }
    ) {
      let entries = try await world.store.collection(of: GratitudeEntry.self).list()
      return (try format.text(of: entries, in: world.language), entries.count)
    }
  }
}
