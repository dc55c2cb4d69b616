import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `__command__`: the day's note.
struct ShowNote: Action {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> ShownNote {
    ShownNote(
      note: try await world.store.collection(of: Note.self).find(world.today.description))
  }
}

/// The note that a day has, if any.
struct ShownNote: Outcome, JSONObject {
  let note: Note?

  static let fields = [
    Field("note", "The day's note; null where it has none.", \Self.note?.text)
  ]

  func lines(in world: World) -> [String] {
    (note?.text ?? world.text(__NAME__Text.empty)).terminalSafe.wrapped(to: world.columns)
  }
}
