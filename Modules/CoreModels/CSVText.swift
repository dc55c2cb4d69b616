/// Rows for spreadsheets (RFC 4180). Texts stay as they are, even where a spreadsheet would take
/// one for a formula.
public enum CSV {
  /// The rows as text, each ended by CR and LF; cells are quoted where they need to be.
  public static func text(_ rows: [[String]]) -> String {
    rows.map { row in row.map { $0.needsCSVQuotes ? $0.csvQuoted : $0 }.joined(separator: ",") }
      .map { $0 + "\r\n" }.joined()
  }
}

extension String {
  /// The text between quotation marks, with those within it doubled.
  public var csvQuoted: String {
    // By code points: a quotation mark with a combining one is another character.
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
