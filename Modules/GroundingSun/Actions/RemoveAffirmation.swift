import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun remove ID`: removes an affirmation from the choice.
struct RemoveAffirmation: StoredAction {
  static var configuration: CommandConfiguration {
    .init("remove", HelpText.remove, more: HelpText.removeMore)
  }
  static var inputs: [Input<Self>] {
    [
      .argument("id", \.id, HelpText.editId),
      .flag("undo", \.isUndone, HelpText.removeUndo),
    ]
  }

  var id = ""
  var isUndone = false

  func perform(
    in transaction: Transaction, of world: World
  ) throws -> ChangeOutcome<Affirmation, GroundingSunText> {
    let shelf = try AffirmationShelf(transaction.snapshot, at: world.moment)
    let affirmation =
      isUndone
      ? try bringBack(in: transaction, shelf)
      : try remove(in: transaction, shelf, on: world.today)
    return ChangeOutcome(
      affirmation, isUndone ? .broughtBack : .removed,
      details: AffirmationLines(entries: [.init(head: affirmation.id, text: affirmation.text)])
        .lines(in: world))
  }

  private func bringBack(
    in transaction: Transaction, _ shelf: AffirmationShelf
  ) throws -> Affirmation {
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

  private func remove(
    in transaction: Transaction, _ shelf: AffirmationShelf, on today: Day
  ) throws -> Affirmation {
    let found = try shelf.find(id, among: shelf.pool().map(\.affirmation))
    let isOwn = try transaction.find(PersonalAffirmation.self, found.id) != nil
    try transaction.put(
      PersonalAffirmation(
        id: found.id, text: found.text, isOwn: isOwn, isRemoved: true, day: today))
    try transaction.keep(shelf.settled(shelf.daysPlanned(with: found.id)))
    return found
  }
}
