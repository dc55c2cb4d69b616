/// The alignment of text in a wider space.
public enum Alignment: Sendable {
  case leading, center, trailing
}

extension String {
  /// Pads a line with spaces to `columns`; longer ones are unchanged. May contain colour codes.
  public func padded(to columns: Int, alignment: Alignment = .leading) -> String {
    let room = columns - visibleWidth
    guard room > 0 else { return self }
    let before =
      switch alignment {
      case .leading: 0
      case .center: room / 2
      case .trailing: room
      }
    return spaces(before) + self + spaces(room - before)
  }

  /// Centres a line in `columns`, without trailing spaces. May contain colour codes.
  public func centered(in columns: Int) -> String {
    spaces((columns - visibleWidth) / 2) + self
  }

  /// Truncates a line to `columns`, with an ellipsis if necessary. Colour codes are kept, so that
  /// open ones are also closed.
  public func truncated(to columns: Int, ellipsis: String = "…") -> String {
    guard visibleWidth > columns else { return self }
    // In little space, a character is worth more than a second dot.
    let mark = ellipsis.prefix(fitting: columns > 1 ? columns - 1 : columns)
    var room = columns - mark.displayWidth
    var isCut = false
    return styledParts.reduce(into: "") { result, part in
      if part.isEscape {
        result += part.text
      } else if !isCut {
        let kept = part.text.prefix(fitting: room)
        room -= kept.displayWidth
        isCut = kept.endIndex < part.text.endIndex
        result += isCut ? kept.withoutTrailingSpaces + mark : kept
      }
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

extension StringProtocol {
  /// The longest prefix of whole clusters that fits.
  func prefix(fitting columns: Int) -> SubSequence {
    var room = columns
    return prefix { character in
      room -= character.displayWidth
      return room >= 0
    }
  }
}

extension StringProtocol {
  /// The text without trailing spaces.
  var withoutTrailingSpaces: SubSequence {
    guard let last = lastIndex(where: { $0 != " " }) else { return self[startIndex..<startIndex] }
    return self[...last]
  }
}

extension [String] {
  /// Centres the lines vertically in `rows` by adding empty lines above; unchanged if they do not
  /// fit.
  public func verticallyCentered(in rows: Int) -> [String] {
    Array(repeating: "", count: Swift.max((rows - count) / 2, 0)) + self
  }
}

extension String {
  /// The text, with newlines and tabs replaced by spaces.
  public var onOneLine: String {
    contains { $0.isNewline || $0 == "\t" }
      ? String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) : self
  }
}
