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
  /// The days of the year that have a name, whatever case and diacritics: those of the name itself,
  /// then those of names that begin so.
  func days(of name: String) -> [(month: Int, day: Int)] {
    var seen: Set<Int> = []
    return matches(of: name).filter { seen.insert($0.month * 100 + $0.day).inserted }
      .map { ($0.month, $0.day) }
  }

  /// The names that are or begin like that one, each with its day; whole ones first.
  func matches(of name: String) -> [NamedayMatch] {
    let wanted = FoldedName.bytes(of: name.utf8)
    let space = UInt8(ascii: " ")
    guard !wanted.isEmpty, !wanted.contains(space) else { return [] }
    var whole: [NamedayMatch] = [], beginning: [NamedayMatch] = []
    forEachLine { line in
      // Names are single words, and the commas between them are no part of what is compared.
      let folded = FoldedName.bytes(of: line.names).split(separator: space)
      for (index, candidate) in folded.enumerated() where candidate.starts(with: wanted) {
        let match = NamedayMatch(
          name: line.allNames[index], month: line.month, day: line.day,
          isWhole: candidate.count == wanted.count)
        if match.isWhole { whole.append(match) } else { beginning.append(match) }
      }
      return true
    }
    return whole + beginning
  }
}
