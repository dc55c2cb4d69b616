import CoreModels

/// A name in a calendar that was searched for.
struct NamedayMatch: Hashable, Sendable {
  /// As the calendar spells it.
  let name: String
  let month: Int
  let day: Int
  /// Whether it is the name, not only one that begins so.
  let isWhole: Bool
}

extension NamedayCalendar {
  /// The names that are or begin like that one, whatever case and diacritics, each with its day;
  /// whole ones first.
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

  /// Whether a name begins so as far as its first letter that is not ASCII; folding is what takes
  /// time, and most names need none.
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
