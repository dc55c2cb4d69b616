/// CSV for spreadsheets (RFC 4180). Texts stay unchanged, even if a spreadsheet would read one as a
/// formula.
public enum CSV {
  /// Returns the rows as text, each ending in CR LF. Cells are quoted only if necessary.
  public static func text(_ rows: [[String]]) -> String {
    rows.map { row in row.map { $0.needsCSVQuotes ? $0.csvQuoted : $0 }.joined(separator: ",") }
      .map { $0 + "\r\n" }.joined()
  }
}

extension String {
  /// The text in quotation marks, with inner quotation marks doubled.
  public var csvQuoted: String {
    // By scalars: a quotation mark plus a combining mark would be a different character.
    var quoted = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return "\"\(String(quoted))\""
  }

  fileprivate var needsCSVQuotes: Bool {
    utf8.contains { "\",\r\n".utf8.contains($0) } || first?.isWhitespace ?? false
      || last?.isWhitespace ?? false
  }
}
