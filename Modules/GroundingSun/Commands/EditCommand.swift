import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun edit ID TEXT`: edits the text of an affirmation, keeping its id.
struct EditCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("edit", HelpText.edit, more: HelpText.editMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.editId))
  var id: String

  @Argument(help: ArgumentHelp(HelpText.editText))
  var text: String

  func run(in world: World) async throws {
    let typed = text == "-" ? try world.files.text(of: "-", limit: 64 << 10) : text
    let text = try Affirmation.textRule.validate(typed)
    let (source, today, id) = (try await world.affirmationSource(), world.today, id)
    let entry = try await world.store.transaction { transaction in
      let shelf = world.shelf(transaction.snapshot, source)
      let found = try shelf.find(id, among: shelf.pool().map(\.affirmation))
      let edited = PersonalAffirmation(id: found.id, text: text, day: today)
      if found.text != text { try transaction.put(edited) }
      return ListedAffirmation(affirmation: edited.affirmation, origin: .own)
    }
    try world.answer(entry.json) {
      [world.text(GroundingSunText.edited)]
        + AffirmationLines(entries: [.init(entry)]).lines(in: world)
    }
  }
}
