import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun add TEXT`: adds an affirmation of the user's own.
struct AddAffirmation: StoredAction {
  static var configuration: CommandConfiguration { .init("add", HelpText.add) }
  static var inputs: [Input<Self>] { [.argument("text", \.text, HelpText.addText)] }

  var text = TypedText("")

  func prepared(in world: World) throws -> AddAffirmation {
    AddAffirmation(text: try text.prepared(in: world, limit: Affirmation.largestInput))
  }

  func perform(in transaction: Transaction, of world: World) throws -> ToldAffirmation {
    let text = try Affirmation.textRule.validate(text.text)
    let pool = try AffirmationShelf(transaction.snapshot, at: world.moment).pool()
    if let known = pool.first(where: { $0.affirmation.text == text }) {
      return ToldAffirmation(known, .alreadyThere, in: world)
    }
    // The id of the text, unless it now belongs to an affirmation with a different text.
    var id = Affirmation.id(of: text)
    if let holder = try transaction.find(PersonalAffirmation.self, id), holder.text != text {
      id = world.makeID()
    }
    let own = PersonalAffirmation(id: id, text: text, day: world.today)
    try transaction.put(own)
    return ToldAffirmation(
      ListedAffirmation(affirmation: own.affirmation, origin: .own), .added, in: world)
  }
}

/// `grounding-sun edit ID TEXT`: edits the text of an affirmation, keeping its id.
struct EditAffirmation: StoredAction {
  static var configuration: CommandConfiguration {
    .init("edit", HelpText.edit, more: HelpText.editMore)
  }
  static var inputs: [Input<Self>] {
    [
      .argument("id", \.id, HelpText.editId),
      .argument("text", \.text, HelpText.editText),
    ]
  }

  var id = ""
  var text = TypedText("")

  func prepared(in world: World) throws -> EditAffirmation {
    let text = try text.prepared(in: world, limit: Affirmation.largestInput)
    return EditAffirmation(id: id, text: text)
  }

  func perform(in transaction: Transaction, of world: World) throws -> ToldAffirmation {
    let text = try Affirmation.textRule.validate(text.text)
    let shelf = try AffirmationShelf(transaction.snapshot, at: world.moment)
    let found = try shelf.find(id, among: shelf.pool().map(\.affirmation))
    let edited = PersonalAffirmation(id: found.id, text: text, day: world.today)
    if found.text != text { try transaction.put(edited) }
    return ToldAffirmation(
      ListedAffirmation(affirmation: edited.affirmation, origin: .own), .edited, in: world)
  }
}

/// An affirmation after a change.
typealias ToldAffirmation = ChangeOutcome<ListedAffirmation, GroundingSunText>

extension ToldAffirmation {
  fileprivate init(_ listed: ListedAffirmation, _ sentence: GroundingSunText, in world: World) {
    self.init(
      listed, sentence, details: AffirmationLines(entries: [.init(listed)]).lines(in: world))
  }
}
