import CoreModels

/// The figures about a body in a text: weight, height, age, and tablets to swallow.
///
/// A weight loss goal is planned if the target weight suits the height: from a body mass index of
/// 18.5 on (World Health Organization: below it an adult is underweight).
struct BodyFigures {
  private let words: [String]
  private let age: Int?

  static let leastIndex = 18.5
  /// In kilograms, for an unknown height: hardly any adult is healthy below this weight.
  static let leastWeight = 40.0
  /// This many tablets at once are an overdose of most medicines.
  static let mostTablets = 10

  init(_ text: String, age: Int?) {
    words = BodyFigures.apart(text).foldedWords
    self.age = age
  }

  /// The reason for refusing a plan; `nil` if there is none.
  var reason: Moderation.Reason? {
    if isOverdose { return .selfHarm }
    let isGaining = BodyWords.weight.has("gaining", in: words)
    if index != nil, !isGaining { return .lowWeight }
    // `bajar 10 kilos` is *bajar kilos*.
    let unnumbered = words.filter { Double($0) == nil }
    let isLosing = [words, unnumbered].contains { BodyWords.weight.has("losing", in: $0) }
    guard !isGaining, isLosing else { return nil }
    if let age = age ?? ownAge, age < 18 { return .growing }
    return isTooLow ? .lowWeight : nil
  }

  /// The word at an index; empty out of range.
  private func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  // MARK: Weight

  private var isTooLow: Bool {
    let weights = weights
    let own = weights.first { $0.isOwn }?.kilograms
    let target = weights.first { $0.isTarget }?.kilograms
    let loss = weights.first { !$0.isOwn && !$0.isTarget }?.kilograms
    let left = [own, target, own.flatMap { own in loss.map { own - $0 } }].compactMap(\.self)
    guard let least = left.min() else { return false }
    guard let height else { return least < BodyFigures.leastWeight }
    return least / (height * height) < BodyFigures.leastIndex
  }

  private struct Weight {
    var kilograms: Double
    /// `true` for the person's current weight.
    var isOwn: Bool
    /// `true` for the person's target weight.
    var isTarget: Bool
  }

  private static let units: [(name: String, kilograms: Double)] = [
    ("kilograms", 1), ("pounds", 0.4536), ("stone", 6.35),
  ]

  private var weights: [Weight] {
    let lists = BodyWords.weight
    return words.indices.compactMap { index in
      guard let value = Double(words[index]),
        let unit = BodyFigures.units.first(where: { lists[$0.name].contains(word(index + 1)) })
      else { return nil }
      let before = words[max(0, index - 3)..<index]
      // `mám 13 kg nadváhy`
      let isOwn =
        !lists["over"].contains(word(index + 2)) && before.contains(where: lists["own"].contains)
      let isTarget =
        lists["aim"].contains(word(index - 1)) || before.contains(where: lists["aiming"].contains)
        || lists["aimed"].contains(word(index + 2))
      return Weight(
        kilograms: value * unit.kilograms, isOwn: isOwn, isTarget: !isOwn && isTarget)
    }
  }

  /// The height in metres, from `175 cm`, `1.75 m` or `1,75 m`.
  private var height: Double? {
    words.indices.lazy.compactMap { index in
      guard let value = Double(words[index]) else { return nil }
      if word(index + 1) == "cm", (100...230).contains(value) { return value / 100 }
      let isMetres = BodyWords.weight["metres"].contains(word(index + 1))
      return isMetres && (1.0...2.3).contains(value) ? value : nil
    }.first
  }

  /// The body mass index, if it is too low: `BMI of 17`, `a 17 BMI`.
  private var index: Double? {
    words.indices.lazy.filter { words[$0] == "bmi" }.compactMap { index in
      let near = words[(index + 1)...].prefix(3) + words[..<index].suffix(2)
      return near.lazy.compactMap { Double($0) }.first { (8..<BodyFigures.leastIndex).contains($0) }
    }.first
  }

  // MARK: Age and tablets

  /// `I am 15`, `15 years old`, `mám 15 rokov`, `15 éves`.
  private var ownAge: Int? {
    let lists = BodyWords.age
    return words.indices.lazy.compactMap { index in
      guard let age = Int(words[index]), (5..<18).contains(age) else { return nil }
      let isOnly = lists["only"].contains(word(index - 1))
      let start = isOnly ? index - 1 : index
      let (before, next) = (word(start - 1), word(index + 1))
      let isSaid = lists["said"].contains(before) || lists["old"].contains(word(index + 2))
      if lists["aged"].contains(next) || lists["years"].contains(next) && isSaid { return age }
      // `lose weight at 16`, `mit 15 auf 45 Kilo kommen`
      if lists["at"].contains(before), next.isEmpty || lists["then"].contains(next) { return age }
      // `mám 13 a chcem schudnúť`
      if lists["me"].contains(before), next.isEmpty || lists["and"].contains(next) { return age }
      let isMe = ["i am", "ich bin"].contains("\(word(start - 2)) \(before)") || before == "im"
      return isMe && !lists["other"].contains(next) ? age : nil
    }.first
  }

  private var isOverdose: Bool {
    let lists = BodyWords.tablets
    guard words.contains(where: lists["swallowing"].contains) else { return false }
    return words.indices.contains { index in
      guard let count = Int(words[index]), count >= BodyFigures.mostTablets else { return false }
      let near = words[(index + 1)...].prefix(2)
      guard let noun = near.firstIndex(where: lists["tablet"].contains) else { return false }
      // `for 30 days, tablets`
      return !words[(index + 1)..<noun].contains(where: lists["time"].contains)
    }
  }

  /// Separates figures from attached units, and writes decimals with a point.
  private static func apart(_ text: String) -> String {
    var result = ""
    let characters = Array(
      text.lowercased().replacing("i weigh", with: "iweigh").replacing("i'm at", with: "imat"))
    for (index, character) in characters.enumerated() {
      let last = index > 0 ? characters[index - 1] : " "
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if character == ",", last.isNumber, next.isNumber {
        result.append(".")
      } else {
        if character.isLetter, last.isNumber { result.append(" ") }
        result.append(character)
      }
    }
    return result
  }
}
