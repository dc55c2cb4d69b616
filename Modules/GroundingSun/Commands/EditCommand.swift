import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun edit ID TEXT`: other words for an affirmation, which stays the same one.
struct EditCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Reword an affirmation.",
    discussion: "Today and the days to come read the new words; past days keep the old ones.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The start of an affirmation's id, as the list shows it.")
  var id: String

  @Argument(help: "The new words, up to 500 characters; - reads them from standard input.")
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
