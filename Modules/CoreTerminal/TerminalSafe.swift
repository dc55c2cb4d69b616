extension String {
  /// External text (from a server or file), made safe for the terminal: without control characters,
  /// escape sequences, and bidi embeddings, overrides and isolates. Newlines stay, tabs become
  /// spaces.
  public var terminalSafe: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var safe = String.UnicodeScalarView()
    let scalars = self[...].unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      switch scalar.value {
      case 0x09, 0x0A:
        safe.append(scalar)
        index = scalars.index(after: index)
      case 0x85, 0x2028, 0x2029:
        // Next line, line separator and paragraph separator become newlines.
        safe.append("\n")
        index = scalars.index(after: index)
      case 0..<0x20, 0x7F..<0xA0:
        index = EscapeSequence.end(in: scalars, from: index)
      case 0x202A...0x202E, 0x2066...0x206F:
        index = scalars.index(after: index)
      default:
        safe.append(scalar)
        index = scalars.index(after: index)
      }
    }
    return String(safe).expandingTabs()
  }

  /// Replaces tabs by spaces up to the next tab stop, every `stop` columns.
  public func expandingTabs(every stop: Int = 8) -> String {
    guard utf8.contains(0x09) else { return self }
    var expanded = ""
    var column = 0
    for character in self {
      if character == "\t" {
        let spaces = max(stop, 1) - column % max(stop, 1)
        expanded += String(repeating: " ", count: spaces)
        column += spaces
      } else {
        expanded.append(character)
        column = character.isNewline ? 0 : column + character.displayWidth
      }
    }
    return expanded
  }
}
