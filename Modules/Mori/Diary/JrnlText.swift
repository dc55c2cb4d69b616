import Foundation

/// jrnl's text file: entries such as `[2020-01-01 09:00] A title. And a body with @tags.`, each
/// ending before the next line that starts like this.
enum JrnlText {
  /// Returns `true` if a text starts like such a file.
  static func isOne(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).first.map { heading(String($0)) != nil } ?? false
  }

  /// Returns the entries in the file's order.
  static func entries(of text: String) -> [DiaryEntryReader.Members] {
    var entries: [DiaryEntryReader.Members] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let heading = heading(String(line)) {
        entries.append(heading)
      } else if let last = entries.indices.last {
        entries[last].text = (entries[last].text ?? "") + "\n" + line
      }
    }
    return entries.map { entry in
      var entry = entry
      let text = entry.text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      entry.text = text
      let words = text.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("@") }
      let tags = words.map { word in
        "@" + word.dropFirst().prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
      }
      entry.tags = tags.filter { $0.count > 1 }
      return entry
    }
  }

  /// Parses the date, time and text of an entry's first line; `nil` for other lines.
  private static func heading(_ line: String) -> DiaryEntryReader.Members? {
    let pattern = /\[(\d{4}-\d\d-\d\d) (\d\d?):(\d\d)(?::\d\d)?( [AaPp][Mm])?\] ?(.*)/
    guard let match = line.wholeMatch(of: pattern), var hour = Int(match.2) else { return nil }
    if let half = match.4?.lowercased() { hour = hour % 12 + (half == " pm" ? 12 : 0) }
    let time = (hour < 10 ? "0" : "") + "\(hour):\(match.3)"
    return DiaryEntryReader.Members(text: String(match.5), date: String(match.1), time: time)
  }
}
