import CorePlugin
import CoreTerminal

/// A list of affirmations: heading, text, and replaced ones below.
struct AffirmationLines {
  struct Entry {
    /// A day, or an id as the user types it.
    let head: String
    let text: String
    var below: [String] = []
  }

  let entries: [Entry]

  func lines(in world: World) -> [String] {
    entries.flatMap { entry in
      let texts = ([entry.text] + entry.below).map(\.terminalSafe)
      guard world.isDrawn else {
        return texts.map { "\(entry.head)  \($0.replacing("\n", with: " "))" }
      }
      let width = min(world.columns - 2, 78)
      return [world.styled(entry.head, .dim)]
        + texts.enumerated().flatMap { index, text in
          text.wrapped(to: width).map { "  " + world.styled($0, index == 0 ? .plain : .dim) }
        } + [""]
    }
  }
}

extension AffirmationLines.Entry {
  /// An affirmation of the pool; for a generated id its start is enough.
  init(_ listed: ListedAffirmation) {
    let id = listed.affirmation.id
    let isOurs = listed.origin == .own && id.count == 16
    self.init(
      head: (isOurs ? String(id.prefix(6)) : id).terminalSafe, text: listed.affirmation.text)
  }
}
