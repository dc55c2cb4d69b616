import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun remove ID`: removes an affirmation from the choice.
struct RemoveCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("remove", HelpText.remove, more: HelpText.removeMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.editId))
  var id: String

  @Flag(help: ArgumentHelp(HelpText.removeUndo))
  var undo = false

  func run(in world: World) async throws {
    let (source, today, id, undo) = (
      try await world.affirmationSource(), world.today, id, undo
    )
    let affirmation = try await world.store.transaction { transaction in
      let shelf = world.shelf(transaction.snapshot, source)
      if undo {
        let removed = try shelf.removed()
        let found = try shelf.find(id, among: removed.map(\.affirmation))
        guard var personal = removed.first(where: { $0.id == found.id }), personal.isOwn else {
          try transaction.remove(PersonalAffirmation.self, found.id)
          return found
        }
        personal.isRemoved = false
        try transaction.put(personal)
        return found
      }
      let found = try shelf.find(id, among: shelf.pool().map(\.affirmation))
      let isOwn = try transaction.find(PersonalAffirmation.self, found.id) != nil
      try transaction.put(
        PersonalAffirmation(
          id: found.id, text: found.text, isOwn: isOwn, isRemoved: true, day: today))
      try transaction.keep(shelf.settled(shelf.daysPlanned(with: found.id)))
      return found
    }
    try world.answer(affirmation.json) {
      [world.text(undo ? GroundingSunText.broughtBack : .removed)]
        + AffirmationLines(entries: [.init(head: affirmation.id, text: affirmation.text)])
        .lines(in: world)
    }
  }
}
