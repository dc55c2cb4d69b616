import CoreTerminal

/// A line of text with a cursor, edited by the keys of shells.
struct LineEditor: Hashable, Sendable {
  private(set) var before = ""
  private(set) var after = ""

  var text: String { before + after }

  init(_ text: String = "") { before = text }

  /// Handles a key; returns `false` for keys that edit nothing.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): before.append(character)
    case .paste(let pasted): before += pasted.map { $0.isNewline ? "\n" : $0 }
    case .backspace: if !before.isEmpty { before.removeLast() }
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .control("k"): after = ""
    case .control("u"): before = ""
    case .control("w"):
      let words = before.reversed().drop { $0 == " " }.drop { $0 != " " }
      before = String(words.reversed())
    case .left, .control("b"): move(to: before.count - 1)
    case .right, .control("f"): move(to: before.count + 1)
    case .home, .control("a"): move(to: 0)
    case .end, .control("e"): move(to: text.count)
    default: return false
    }
    return true
  }

  private mutating func move(to place: Int) {
    let text = text
    (before, after) = (String(text.prefix(max(place, 0))), String(text.dropFirst(max(place, 0))))
  }
}
