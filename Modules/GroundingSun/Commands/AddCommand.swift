import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun add TEXT`: adds an affirmation of the user's own.
struct AddCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("add", HelpText.add) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.addText))
  var text: String

  func run(in world: World) async throws {
    let typed = text == "-" ? try world.files.text(of: "-", limit: 64 << 10) : text
    let text = try Affirmation.textRule.validate(typed)
    let (source, today) = (try await world.affirmationSource(), world.today)
    let (isNew, entry) = try await world.store.transaction { transaction in
      let pool = try world.shelf(transaction.snapshot, source).pool()
      if let known = pool.first(where: { $0.affirmation.text == text }) {
        return (isNew: false, entry: known)
      }
      // The id of the text, unless it now belongs to an affirmation with a different text.
      var id = Affirmation.id(of: text)
      if let holder = try transaction.find(PersonalAffirmation.self, id), holder.text != text {
        id = world.makeID()
      }
      let own = PersonalAffirmation(id: id, text: text, day: today)
      try transaction.put(own)
      return (isNew: true, entry: ListedAffirmation(affirmation: own.affirmation, origin: .own))
    }
    try world.answer(entry.json) {
      [world.text(isNew ? GroundingSunText.added : .alreadyThere)]
        + AffirmationLines(entries: [.init(entry)]).lines(in: world)
    }
  }
}
