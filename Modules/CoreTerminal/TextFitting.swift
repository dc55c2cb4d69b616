/// Where text stands in a space wider than itself.
public enum Alignment: Sendable {
  case leading, center, trailing
}

extension String {
  /// One line, filled with spaces to `columns`; as it is where it is wider. May hold colour codes.
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

  /// One line in the middle of `columns`, without spaces after it. May hold colour codes.
  public func centered(in columns: Int) -> String {
    spaces((columns - visibleWidth) / 2) + self
  }

  /// One line cut to `columns`, with the ellipsis where something was cut; colour codes stay, so
  /// that what was opened is also closed.
  public func truncated(to columns: Int, ellipsis: String = "…") -> String {
    guard visibleWidth > columns else { return self }
    // Where little fits, one character says more than a second dot.
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
  /// As many whole clusters from the start as fit.
  func prefix(fitting columns: Int) -> SubSequence {
    var room = columns
    return prefix { character in
      room -= character.displayWidth
      return room >= 0
    }
  }
}

extension StringProtocol {
  /// The text up to its last character that is not a space.
  var withoutTrailingSpaces: SubSequence {
    guard let last = lastIndex(where: { $0 != " " }) else { return self[startIndex..<startIndex] }
    return self[...last]
  }
}

extension [String] {
  /// The lines with empty ones above, so that they stand in the middle of `rows`; as they are where
  /// they do not fit.
  public func verticallyCentered(in rows: Int) -> [String] {
    Array(repeating: "", count: Swift.max((rows - count) / 2, 0)) + self
  }
}

extension String {
  /// The text with spaces for its newlines and tabs.
  var onOneLine: String {
    contains { $0.isNewline || $0 == "\t" }
      ? String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) : self
  }
}
