import CoreModels

extension Day {
  /// Parses the dates that the original server's ISO parser accepts: `yyyy-MM-dd`, a day of a week
  /// `yyyy-Www-d`, or a week `yyyy-Www`, which means its Monday; each also without hyphens. A time
  /// may follow after any one non-digit character; it must be valid, but is ignored.
  init?(iso text: String) {
    let characters = text.unicodeScalars
    for length in [10, 8, 7] {
      let date = String(characters.prefix(length))
      let rest = Substring(characters.dropFirst(length))
      guard let day = Day(date) ?? Day(basic: date) ?? Day(week: date) else { continue }
      guard rest.isEmpty || rest.isSeparatedTime else { continue }
      self = day
      return
    }
    return nil
  }

  private init?(week text: String) {
    let digits = text.replacing("-", with: "")
    guard let year = Int(digits.prefix(4)), let number = Int(digits.dropFirst(5).prefix(2)),
      let week = ISOWeek(year: year, week: number),
      let day = digits.utf8.count > 7 ? Int(digits.dropFirst(7)) : 1, (1...7).contains(day)
    else { return nil }
    let spellings = ["\(week)-\(day)", "\(week)"]
    guard (spellings + spellings.map { $0.replacing("-", with: "") }).contains(text) else {
      return nil
    }
    self = week.monday.advanced(by: day - 1)
  }
}

extension Substring {
  /// `true` for one non-digit character followed by a time of day, with or without an offset.
  fileprivate var isSeparatedTime: Bool {
    let time = unicodeScalars.dropFirst()
    guard let separator = unicodeScalars.first, !("0"..."9").contains(separator) else {
      return false
    }
    let isZone = { (scalar: Unicode.Scalar) in ["Z", "+", "-"].contains(scalar) }
    let end = time.firstIndex(where: isZone) ?? time.endIndex
    guard let clock = Substring(time[..<end]).clock, clock[0] < 24, clock[1] < 60, clock[2] < 60
    else { return false }
    let zone = Substring(time[end...])
    if zone.isEmpty || zone == "Z" { return true }
    guard !zone.hasPrefix("Z"), let offset = zone.dropFirst().clock else { return false }
    return offset[0] * 3600 + offset[1] * 60 + offset[2] < 86_400
  }

  /// Two-digit hours, minutes and seconds, of which the last ones may be missing; separated by
  /// colons or nothing, with an optional fraction.
  fileprivate var clock: [Int]? {
    var rest = Array(utf8)[...]
    var numbers: [Int] = []
    let hasColons = rest.dropFirst(2).first == UInt8(ascii: ":")
    while true {
      let pair = rest.prefix(2)
      guard pair.count == 2, pair.isDigits else { return nil }
      numbers.append(pair.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
      rest = rest.dropFirst(2)
      guard let next = rest.first, numbers.count < 3, !next.beginsFraction else { break }
      if hasColons {
        guard next == UInt8(ascii: ":") else { return nil }
        rest = rest.dropFirst()
      }
    }
    if let next = rest.first {
      guard next.beginsFraction, rest.count > 1, rest.dropFirst().isDigits else { return nil }
    }
    return numbers + Array(repeating: 0, count: 3 - numbers.count)
  }
}

extension UInt8 {
  fileprivate var beginsFraction: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ",") }
}

extension ArraySlice<UInt8> {
  fileprivate var isDigits: Bool { allSatisfy { (0x30...0x39).contains($0) } }
}
