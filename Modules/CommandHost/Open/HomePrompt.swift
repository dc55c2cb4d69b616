import CoreModels
import CorePlugin

/// A line being typed at the bottom of the open screen.
struct HomePrompt: Hashable, Sendable {
  enum Purpose: Hashable, Sendable {
    /// Any command, with completions.
    case command
    /// Words to search for.
    case search
    /// The last argument of an act.
    case argument(title: String, words: [String])
    /// A number of a list, which is the last argument of a command.
    case number(OpenText, words: [String])
  }

  let purpose: Purpose
  var typed = LineEditor()
  /// How many commands ago the text was run; 0 for a new one.
  var age = 0
  /// The completions of the text, and the chosen one.
  var choices: [PaletteChoice] = []
  var chosen: Int?

  /// `true` if what is typed may be of several lines.
  var isText: Bool {
    if case .argument = purpose { true } else { false }
  }

  /// Chooses the next completion, or the one before.
  mutating func choose(by step: Int) {
    guard !choices.isEmpty else { return }
    let count = choices.count
    chosen = ((chosen ?? (step > 0 ? -1 : count)) + step + count) % count
  }
}

extension HomePrompt {
  /// The words before the typed ones.
  func name(in world: World) -> String {
    switch purpose {
    case .command: ":"
    case .search: "/"
    case .argument(let title, _): title + ": "
    case .number(let question, _): world.text(question) + " "
    }
  }
}
