extension String {
  /// For text and attributes of XML 1.0; characters that it cannot hold are left out.
  public var xmlEscaped: String {
    // By scalars: a sign with a combining mark is one character, and markup all the same.
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
