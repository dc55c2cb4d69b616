extension String {
  /// Wraps the text into lines of at most `columns`, without trailing spaces. Words stay whole,
  /// ideographs may break anywhere except around their punctuation, and a word wider than a line
  /// breaks between clusters. Keeps newlines and a first line's indentation. Style the lines after
  /// wrapping.
  public func wrapped(to columns: Int) -> [String] {
    let paragraphs = expandingTabs()
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var wrapper = Wrapper(columns: max(columns, 1))
    for paragraph in paragraphs { wrapper.add(paragraph) }
    return wrapper.lines
  }
}

private struct Wrapper {
  let columns: Int
  var lines: [String] = []
  private var line = Piece()
  /// Spaces that are kept only if a word follows on the same line.
  private var gap = Piece()
  private var word = Piece()

  init(columns: Int) { self.columns = columns }

  mutating func add(_ paragraph: Substring) {
    var previous: Character?
    for character in paragraph {
      if character.isBreakingSpace {
        endWord()
        gap.append(character)
      } else {
        if let previous, LineBreak.isAllowed(between: previous, and: character) { endWord() }
        word.append(character)
      }
      previous = character
    }
    endWord()
    gap = Piece()
    endLine()
  }

  private mutating func endWord() {
    guard !word.text.isEmpty else { return }
    if line.width + gap.width + word.width <= columns {
      line.append(gap)
      line.append(word)
    } else {
      if !line.text.isEmpty { endLine() }
      if word.width <= columns { line = word } else { breakWord() }
    }
    gap = Piece()
    word = Piece()
  }

  private mutating func breakWord() {
    for character in word.text {
      if !line.text.isEmpty, line.width + character.displayWidth > columns { endLine() }
      line.append(character)
    }
  }

  private mutating func endLine() {
    lines.append(line.text)
    line = Piece()
  }
}

private struct Piece {
  var text = ""
  var width = 0

  mutating func append(_ character: Character) {
    text.append(character)
    width += character.displayWidth
  }
  mutating func append(_ piece: Piece) {
    text += piece.text
    width += piece.width
  }
}
