extension String {
  /// Escapes text and attributes for XML 1.0, and drops characters it cannot represent.
  public var xmlEscaped: String {
    // By scalars: a mark plus a combining mark is one character, but still markup.
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r", "\u{20}"..."\u{FFFD}", "\u{10000}"...: escaped.append(scalar)
      default: continue
      }
    }
    return String(escaped)
  }
}
