import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `__command__ note TEXT`: writes the day's note.
struct NoteCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("note", HelpText.note) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.noteText))
  var text: String

  func run(in world: World) async throws {
    let note = Note(day: world.today, text: try Note.rule.validate(text))
    try await world.store.collection(of: Note.self).put(note)
    try world.answer(Note.json(note)) { [world.text(__NAME__Text.kept)] }
  }
}
