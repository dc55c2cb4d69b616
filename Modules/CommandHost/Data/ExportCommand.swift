import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook export`: everything that a person has, in one file or folder.
struct ExportCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write out everything that you have.",
    discussion: """
      json is lossless: with all of your history, for daybook import.
      """)

  @OptionGroup var shared: SharedOptions

  @Option(help: "The file to write; standard output where left out.")
  var out: String?

  func run(in world: World) async throws {
    let archive = try await Archive(of: world.store)
    let data = try archive.data()
    guard let out else { return world.terminal.write(String(decoding: data, as: UTF8.self)) }
    try world.files.write(data, world.files.absolutePath(out))
    try world.answer(["file": .string(out), "changes": .integer(Int64(archive.changes.count))]) {
      [world.text(HostText.exported(archive.changes.count, to: out.terminalSafe))]
    }
  }
}
