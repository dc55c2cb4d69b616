/// Finds control sequences in a text (ECMA-48).
enum EscapeSequence {
  /// The index after the control or sequence that begins at `start` with a C0 or C1 control.
  /// Strings, such as a window title, end at their terminator or, if it is missing, at the end of
  /// the line, so that parsing stays linear.
  static func end(
    in scalars: Substring.UnicodeScalarView, from start: String.Index
  ) -> String.Index {
    let next = scalars.index(after: start)
    switch scalars[start].value {
    case 0x1B: return endOfEscape(in: scalars, from: next)
    case 0x9B: return endOfControl(in: scalars, from: next)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: return endOfString(in: scalars, from: next)
    default: return next
    }
  }

  private static func endOfEscape(
    in scalars: Substring.UnicodeScalarView, from start: String.Index
  ) -> String.Index {
    guard start < scalars.endIndex else { return start }
    let next = scalars.index(after: start)
    switch scalars[start] {
    case "[": return endOfControl(in: scalars, from: next)
    case "]", "P", "X", "^", "_": return endOfString(in: scalars, from: next)
    default:
      let final = skip(0x20...0x2F, in: scalars, from: start)
      return skipOne(0x30...0x7E, in: scalars, from: final)
    }
  }

  /// `ESC [`, parameters, intermediates, final byte.
  private static func endOfControl(
    in scalars: Substring.UnicodeScalarView, from start: String.Index
  ) -> String.Index {
    let intermediates = skip(0x30...0x3F, in: scalars, from: start)
    let final = skip(0x20...0x2F, in: scalars, from: intermediates)
    return skipOne(0x40...0x7E, in: scalars, from: final)
  }

  /// Up to BEL, ST (`ESC \`), or the end of the line.
  private static func endOfString(
    in scalars: Substring.UnicodeScalarView, from start: String.Index
  ) -> String.Index {
    var index = start
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      switch scalars[index].value {
      case 0x0A: return index
      case 0x07, 0x9C: return next
      case 0x1B: return skipOne(0x5C...0x5C, in: scalars, from: next)
      default: index = next
      }
    }
    return index
  }

  private static func skip(
    _ values: ClosedRange<UInt32>, in scalars: Substring.UnicodeScalarView, from start: String.Index
  ) -> String.Index {
    scalars[start...].firstIndex { !values.contains($0.value) } ?? scalars.endIndex
  }

  private static func skipOne(
    _ values: ClosedRange<UInt32>, in scalars: Substring.UnicodeScalarView, from start: String.Index
  ) -> String.Index {
    guard start < scalars.endIndex, values.contains(scalars[start].value) else { return start }
    return scalars.index(after: start)
  }
}
