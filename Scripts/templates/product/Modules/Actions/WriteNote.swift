import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `__command__ note TEXT`: writes the day's note.
struct WriteNote: StoredAction {
  static var configuration: CommandConfiguration { .init("note", HelpText.note) }
  static var inputs: [Input<Self>] { [.argument("text", \.text, HelpText.noteText)] }

  var text = ""

  func perform(in transaction: Transaction, of world: World) throws -> WrittenNote {
    let note = Note(day: world.today, text: try Note.rule.validate(text))
    try transaction.put(note)
    return WrittenNote(note: note)
  }
}

/// A note that was written.
struct WrittenNote: Outcome, JSONObject {
  let note: Note

  static let fields = [Field("note", "The day's note.", \Self.note.text)]

  func lines(in world: World) -> [String] { [world.text(__NAME__Text.kept)] }
}
