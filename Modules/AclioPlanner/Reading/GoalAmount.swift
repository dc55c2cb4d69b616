import CoreModels

/// A number in a goal, with its unit.
struct GoalAmount: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case money(Currency)
    case kilometres, kilograms, books, words, countries, minutes, hours, repetitions, plain
  }

  /// The supported currencies, by their ISO 4217 codes.
  enum Currency: String, Hashable, Sendable, CaseIterable {
    case eur, usd, gbp, czk, pln, huf, chf, inr

    /// The approximate amount that one euro buys; only for judging orders of magnitude.
    var perEuro: Double {
      switch self {
      case .eur, .usd, .gbp, .chf: 1
      case .czk: 25
      case .pln: 4
      case .huf: 400
      case .inr: 100
      }
    }

    static func named(_ word: String) -> Currency? {
      allCases.first { currency in
        Words.amounts[currency.rawValue].contains { stem in
          stem.count < 3 ? word == stem : word.hasPrefix(stem)
        }
      }
    }
  }

  var value: Double
  var unit: Unit

  /// The value rounded, at most 1,000,000,000 so that sums cannot overflow.
  var whole: Int { Int(min(max(value.rounded(), 0), 1_000_000_000)) }
}

extension GoalAmount.Unit {
  /// The currency of a sum of money.
  var currency: GoalAmount.Currency? {
    if case .money(let currency) = self { currency } else { nil }
  }

  private static let stems: [(unit: GoalAmount.Unit, words: [String])] = [
    GoalAmount.Unit.kilometres, .kilograms, .books, .words, .countries, .minutes, .hours,
    .repetitions,
  ].map { ($0, Words.amounts["\($0)"]) }

  /// Returns the unit given by the folded word after a number, or the sign before it.
  static func named(_ word: String) -> GoalAmount.Unit? {
    if let found = stems.first(where: { $0.words.contains { word.hasPrefix($0) } }) {
      return found.unit
    }
    return GoalAmount.Currency.named(word).map { .money($0) }
  }
}

extension GoalAmount {
  static let kilosInPound = 0.4536
  private static let signs = "€$£₹"

  /// Returns the numbers in a goal, in order, except those of dates.
  static func all(in text: String) -> [GoalAmount] {
    var amounts: [GoalAmount] = []
    let characters = Array(inDigits(text).lowercased())
    let isWeight = text.foldedWords.contains(where: Words.amounts["weights"].contains)
    var index = 0
    while index < characters.count {
      guard characters[index].isASCIINumber else {
        index += 1
        continue
      }
      if let end = dateEnd(characters, from: index) {
        index = end
        continue
      }
      let start = index
      let before = index > 0 ? characters[index - 1] : " "
      // *Super-8* is a name.
      let isName = before == "-" && index > 1 && characters[index - 2].isLetter
      var value = 0.0
      (value, index) = number(characters, from: index)
      let lead = String(characters[..<start].suffix(24)).foldedWords.last ?? ""
      guard
        isCount(value, before: String(characters[index...].prefix(24)), after: lead, sign: before),
        !isName
      else {
        continue
      }
      let rest = String(characters[index...].prefix(24))
      var words = rest.foldedWords
      if let sign = rest.first(where: { $0 != " " }), signs.contains(sign),
        rest.prefix(2).contains(sign)
      {
        words.insert(String(sign), at: 0)
      }
      let isAttached = rest.first.map { !$0.isWhitespace } ?? false
      if words.first == "k", isAttached {
        words.removeFirst()
        value *= 1000
      } else if let word = words.first,
        let times = [("thousands", 1e3), ("lakhs", 1e5), ("millions", 1e6), ("crores", 1e7)].first(
          where: {
            Words.amounts[$0.0].contains(word)
          })?.1
      {
        words.removeFirst()
        value *= times
        // Lakhs and crores are counted in India.
        if times == 1e5 || times == 1e7, words.first.flatMap(Unit.named) == nil {
          words.insert("₹", at: 0)
        }
      }
      amounts.append(
        GoalAmount(value: value, after: words, sign: before, isWeight: isWeight))
    }
    return amounts
  }

  /// Writes numbers before units in digits: *ten kilos* as *10 kilos*.
  private static func inDigits(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices.dropLast() {
      let next = words[index + 1].foldedWords.first ?? ""
      guard let number = words[index].foldedWords.last.flatMap(CalendarWords.number), number > 1,
        words[index].foldedWords.count == 1, words[index].last?.isLetter == true,
        // *Five hundred pounds* is no hundred.
        index == 0 || !isNumber(words[index - 1]),
        Unit.named(next) != nil || Words.amounts["thousands"].contains(next)
          || ["mile", "pound", "lb", "stone"].contains(where: next.hasPrefix)
      else { continue }
      words[index] = "\(number)"
    }
    return words.joined(separator: " ")
  }

  private static func isNumber(_ word: String) -> Bool {
    word.foldedWords.last.map { CalendarWords.number($0) != nil || Double($0) != nil } ?? false
  }

  /// Returns the end of a date or time such as `31.3.2027`, `31. 3. 2027`, `2027-03-31` or `4:30`.
  private static func dateEnd(_ text: [Character], from start: Int) -> Int? {
    var parts: [Int] = []
    var index = start
    while index < text.count, text[index].isASCIINumber {
      let run = text[index...].prefix { $0.isASCIINumber }
      parts.append(run.count)
      index += run.count
      let marks = text[index...].prefix { ".-/: ".contains($0) }
      let isNext = index + marks.count < text.count && text[index + marks.count].isASCIINumber
      guard isNext, parts.count < 3, [".", "-", "/", ". ", ":"].contains(String(marks)) else {
        break
      }
      if marks.first == ":" {
        return index + 1 + text[(index + 1)...].prefix { $0.isASCIINumber }.count
      }
      index += marks.count
    }
    guard parts.count == 3 else { return nil }
    let isDate =
      parts[0] <= 2 && parts[1] <= 2 && [2, 4].contains(parts[2])
      || parts[0] == 4 && parts[1] <= 2 && parts[2] <= 2
    return isDate ? index : nil
  }

  /// Returns `true` if a number counts something. Times of day, percentages, ordinals, days of
  /// months and time spans until a day do not.
  private static func isCount(
    _ value: Double, before rest: String, after lead: String, sign: Character
  ) -> Bool {
    let bare = rest.drop { $0 == " " || $0 == "\u{A0}" }
    if bare.first == "%" || bare.hasPrefix("percent") || bare.hasPrefix("per cent") { return false }
    if rest.first == ".", bare.dropFirst().first == " ",
      bare.dropFirst().drop(while: { $0 == " " }).first?.isLowercase == true
    {
      return false
    }
    let next = rest.foldedWords.first ?? ""
    if rest.first?.isLetter == true, ["st", "nd", "rd", "th", "s"].contains(next) { return false }
    // *By 40*, at the end, is an age.
    if bare.isEmpty, !signs.contains(sign), Words.amounts["age-leads"].contains(lead),
      (18..<100).contains(value)
    {
      return false
    }
    if Words.amounts["not-counts"].contains(next) || Words.amounts["numbered"].contains(lead) {
      return false
    }
    // A year: *my taxes for 2025*.
    if (1990...2100).contains(value),
      Words.purposes["leads"].contains(where: { $0.foldedWords == [lead] }),
      Unit.named(next) == nil
    {
      return false
    }
    guard value <= 31 || CalendarWords.unit(next) != nil else { return true }
    if CalendarWords.month(next) != nil || CalendarWords.month(lead) != nil { return false }
    return CalendarWords.unit(next) == nil || !Words.amounts["time-leads"].contains(lead)
  }

  private init(value: Double, after words: [String], sign: Character, isWeight: Bool) {
    self.init(value: value, unit: .plain)
    let word = words.first ?? ""
    if word.hasPrefix("lb") || isWeight && word.hasPrefix("pound") {
      self = GoalAmount(value: value * GoalAmount.kilosInPound, unit: .kilograms)
    } else if isWeight, word.hasPrefix("stone") {
      self = GoalAmount(value: value * 6.35, unit: .kilograms)
    } else if let unit = Unit.named(String(sign)) ?? Unit.named(word) {
      self.unit = unit
    } else if word.hasPrefix("mile") || word == "mi" {
      self = GoalAmount(value: value * 1.609, unit: .kilometres)
    } else if words.count > 1, let unit = Unit.named(words[1]), unit != .minutes, unit != .hours {
      self.unit = unit
    }
  }

  /// Parses a number with thousands separators or a fraction, and returns its end.
  private static func number(_ text: [Character], from start: Int) -> (Double, Int) {
    var digits = ""
    var index = start
    func run(at place: Int) -> Int { text[place...].prefix { $0.isASCIINumber }.count }
    while index < text.count {
      if text[index].isASCIINumber {
        digits.append(text[index])
      } else if " \u{A0}\u{202F}.,'’".contains(text[index]), index + 1 < text.count {
        let length = run(at: index + 1)
        let isThousands = length == 3 && digits.count <= 9 && !digits.contains(".")
        let isFraction = (text[index] == "." || text[index] == ",") && (1...2).contains(length)
        if isThousands {
          index += 1
          continue
        }
        guard isFraction, !digits.contains(".") else { break }
        digits.append(".")
      } else {
        break
      }
      index += 1
    }
    return (Double(digits.prefix(15)) ?? 0, index)
  }
}

extension Character {
  fileprivate var isASCIINumber: Bool { ("0"..."9").contains(self) }
}
