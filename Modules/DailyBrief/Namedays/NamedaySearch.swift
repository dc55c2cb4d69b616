import CoreModels

/// A name found in a calendar.
struct NamedayMatch: Hashable, Sendable {
  /// Spelled as in the calendar.
  let name: String
  let month: Int
  let day: Int
  /// `true` if the whole name matches, not only its beginning.
  let isWhole: Bool
}

extension NamedayCalendar {
  /// Finds names that equal or begin with `name`, ignoring case and diacritics, each with its day;
  /// exact matches come first.
  func matches(of name: String) -> [NamedayMatch] {
    let wanted = FoldedName.bytes(of: name.utf8)
    guard !wanted.isEmpty else { return [] }
    var whole: [NamedayMatch] = [], beginning: [NamedayMatch] = []
    for line in lines {
      for part in line.names.split(separator: UInt8(ascii: ",")) {
        let name = part.drop { $0 == UInt8(ascii: " ") }
        guard Self.mayBegin(name, with: wanted) else { continue }
        let folded = FoldedName.bytes(of: name)
        guard folded.starts(with: wanted) else { continue }
        let match = NamedayMatch(
          name: String(decoding: name, as: UTF8.self), month: line.month, day: line.day,
          isWhole: folded.count == wanted.count)
        if match.isWhole { whole.append(match) } else { beginning.append(match) }
      }
    }
    return whole + beginning
  }

  /// Compares names up to the first non-ASCII letter, which avoids folding most of them. Folding is
  /// slow.
  private static func mayBegin(
    _ name: some Collection<UInt8>, with wanted: [UInt8]
  ) -> Bool {
    for (byte, letter) in zip(name, wanted) {
      if byte >= 0x80 { return true }
      if byte | 0x20 != letter { return false }
    }
    return true
  }
}
