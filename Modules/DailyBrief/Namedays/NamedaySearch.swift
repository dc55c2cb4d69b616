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
    let wanted = Array(name.trimmingWhitespace().basicLetters)
    guard !wanted.isEmpty else { return [] }
    var whole: [NamedayMatch] = [], beginning: [NamedayMatch] = []
    forEachLine { line in
      let letters = String(decoding: line.names, as: UTF8.self).basicLetters
      guard letters.count >= wanted.count else { return true }
      for (index, part) in letters.split(separator: UInt8(ascii: ",")).enumerated() {
        let folded = part.drop { $0 == UInt8(ascii: " ") }
        guard folded.starts(with: wanted) else { continue }
        let names = String(decoding: line.names, as: UTF8.self).split(separator: ", ")
        let match = NamedayMatch(
          name: String(names[index]), month: line.month, day: line.day,
          isWhole: folded.count == wanted.count)
        if match.isWhole { whole.append(match) } else { beginning.append(match) }
      }
      return true
    }
    return whole + beginning
  }
}

extension StringProtocol {
  /// The text as ASCII in lower case, letters of the calendars' languages without their diacritics;
  /// what is no such letter stays as UTF-8.
  var basicLetters: [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "A"..."Z": letters.append(UInt8(scalar.value) + 32)
      case "\0"..."\u{7F}": letters.append(UInt8(scalar.value))
      case "á", "ä", "ą", "Á", "Ä", "Ą": letters.append(UInt8(ascii: "a"))
      case "č", "ć", "Č", "Ć": letters.append(UInt8(ascii: "c"))
      case "ď", "Ď": letters.append(UInt8(ascii: "d"))
      case "é", "ě", "ë", "ę", "É", "Ě", "Ë", "Ę": letters.append(UInt8(ascii: "e"))
      case "í", "Í": letters.append(UInt8(ascii: "i"))
      case "ĺ", "ľ", "ł", "Ĺ", "Ľ", "Ł": letters.append(UInt8(ascii: "l"))
      case "ň", "ń", "Ň", "Ń": letters.append(UInt8(ascii: "n"))
      case "ó", "ô", "ö", "ő", "Ó", "Ô", "Ö", "Ő": letters.append(UInt8(ascii: "o"))
      case "ŕ", "ř", "Ŕ", "Ř": letters.append(UInt8(ascii: "r"))
      case "š", "ś", "Š", "Ś": letters.append(UInt8(ascii: "s"))
      case "ť", "Ť": letters.append(UInt8(ascii: "t"))
      case "ú", "ů", "ü", "ű", "Ú", "Ů", "Ü", "Ű": letters.append(UInt8(ascii: "u"))
      case "ý", "Ý": letters.append(UInt8(ascii: "y"))
      case "ž", "ź", "ż", "Ž", "Ź", "Ż": letters.append(UInt8(ascii: "z"))
      // A letter and its diacritic apart.
      case "\u{300}"..."\u{36F}": continue
      default: letters.append(contentsOf: String(scalar).utf8)
      }
    }
    return letters
  }
}
