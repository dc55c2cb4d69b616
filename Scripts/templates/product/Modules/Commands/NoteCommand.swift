import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `__command__ note TEXT`: writes the day's note.
struct NoteCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "note", abstract: "Write the day's note.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The note, up to 500 characters.")
  var text: String

  func run(in world: World) async throws {
    let note = Note(day: world.today, text: try Note.rule.validate(text))
    try await world.store.collection(of: Note.self).put(note)
    try world.answer(Note.json(note)) { [world.text(__NAME__Text.kept)] }
  }
}
