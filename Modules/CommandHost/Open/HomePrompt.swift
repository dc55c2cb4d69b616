import CoreTerminal

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
  var text = ""
  /// The completions of the text, and the chosen one.
  var choices: [PaletteChoice] = []
  var chosen: Int?

  /// Handles a key of editing; returns `false` for other keys.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): text.append(character)
    case .paste(let pasted): text += pasted.map { $0.isNewline ? " " : $0 }
    case .backspace: if !text.isEmpty { text.removeLast() }
    case .control("u"): text = ""
    case .control("w"):
      let words = text.reversed().drop { $0 == " " }.drop { $0 != " " }
      text = String(words.reversed())
    default: return false
    }
    return true
  }

  /// Chooses the next completion, or the one before.
  mutating func choose(by step: Int) {
    guard !choices.isEmpty else { return }
    let count = choices.count
    chosen = ((chosen ?? (step > 0 ? -1 : count)) + step + count) % count
  }
}
