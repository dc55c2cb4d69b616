import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `__command__`: the day's note.
struct ShowCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let note = try await world.store.collection(of: Note.self).find(world.today.description)
    try world.answer(Note.json(note)) {
      (note?.text ?? world.text(__NAME__Text.empty)).terminalSafe.wrapped(to: world.columns)
    }
  }
}
