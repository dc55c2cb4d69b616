extension String {
  /// Wraps the text into lines of at most `columns`, without trailing spaces. Words stay whole,
  /// ideographs may break anywhere except around their punctuation, and a word wider than a line
  /// breaks between clusters. Keeps newlines, a first line's indentation, and styles, which end with
  /// each line and go on in the next.
  public func wrapped(to columns: Int) -> [String] { wrapped(to: columns, breakingWords: true) }

  /// Wraps a line that is wider than `columns`, below its indentation; a text of several lines stays as
  /// it is. By default words stay whole, so that an address can be copied.
  public func fitted(to columns: Int, breakingWords: Bool = false) -> [String] {
    guard visibleWidth > columns, !contains(where: \.isNewline) else { return [self] }
    let indentation = prefix { $0 == " " }.prefix(columns / 2)
    return String(dropFirst(indentation.count))
      .wrapped(to: columns - indentation.count, breakingWords: breakingWords).map {
        indentation + $0
      }
  }

  private func wrapped(to columns: Int, breakingWords: Bool) -> [String] {
    let paragraphs = expandingTabs()
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var wrapper = Wrapper(columns: max(columns, 1), breaksWords: breakingWords)
    for paragraph in paragraphs { wrapper.add(paragraph) }
    return hasEscapes ? wrapper.lines.withClosedStyles : wrapper.lines
  }
}

extension [String] {
  /// The lines, each with an end of the styles open at its end, which the next line opens again.
  fileprivate var withClosedStyles: [String] {
    var style = ""
    return map { line in
      let start = style
      for part in line.styledParts where part.isEscape {
        style = part.text == Control.resetStyle ? "" : style + part.text
      }
      return start + line + (style.isEmpty ? "" : Control.resetStyle)
    }
  }
}

private struct Wrapper {
  let columns: Int
  let breaksWords: Bool
  var lines: [String] = []
  private var line = Piece()
  /// Spaces that are kept only if a word follows on the same line.
  private var gap = Piece()
  private var word = Piece()

  init(columns: Int, breaksWords: Bool) {
    (self.columns, self.breaksWords) = (columns, breaksWords)
  }

  mutating func add(_ paragraph: Substring) {
    var previous: Character?
    for part in String(paragraph).styledParts {
      if part.isEscape {
        word.text += part.text
        continue
      }
      for character in part.text {
        if character.isBreakingSpace {
          endWord()
          gap.append(character)
        } else {
          if let previous, LineBreak.isAllowed(between: previous, and: character) { endWord() }
          word.append(character)
        }
        previous = character
      }
    }
    endWord()
    gap = Piece()
    endLine()
  }

  private mutating func endWord() {
    guard !word.text.isEmpty else { return }
    if word.hasNothing {
      // The end of a style belongs to the word before.
      line.append(word)
      word = Piece()
      return
    }
    if line.width + gap.width + word.width <= columns {
      line.append(gap)
      line.append(word)
    } else {
      if !line.hasNothing { endLine() }
      if breaksWords, word.width > columns { breakWord() } else { line.append(word) }
    }
    gap = Piece()
    word = Piece()
  }

  private mutating func breakWord() {
    for part in word.text.styledParts {
      if part.isEscape {
        line.text += part.text
        continue
      }
      for character in part.text {
        if !line.hasNothing, line.width + character.displayWidth > columns { endLine() }
        line.append(character)
      }
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

  /// `true` without any text, but perhaps with styles.
  var hasNothing: Bool { width == 0 && (text.isEmpty || text.hasEscapes) }

  mutating func append(_ character: Character) {
    text.append(character)
    width += character.displayWidth
  }
  mutating func append(_ piece: Piece) {
    text += piece.text
    width += piece.width
  }
}
