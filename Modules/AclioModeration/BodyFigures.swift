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
  /// In any unit: a lower first figure of *from 5 to 10 kg* is no weight of a person's own.
  static let leastOwn = 35.0
  /// In kilograms: what is lighter and told beside an animal is the animal's weight.
  static let mostOfAnimal = 30.0
  /// This many tablets at once are an overdose of most medicines.
  static let mostTablets = 10

  init(_ text: String, age: Int?) {
    words = BodyFigures.apart(text).foldedWords
    self.age = age
  }

  /// The reason for refusing a plan; `nil` if there is none.
  var reason: Moderation.Reason? {
    if isOverdose { return .selfHarm }
    guard !BodyWords.weight.has("gaining", in: words) else { return nil }
    if index != nil { return .lowWeight }
    // `bajar 10 kilos` is *bajar kilos*.
    let unnumbered = words.filter { Double($0) == nil }
    let isLosing = [words, unnumbered].contains { BodyWords.weight.has("losing", in: $0) }
    if isLosing, let age = age ?? ownAge ?? childsAge, age < 18 { return .growing }
    return (isLosing || height != nil) && isTooLow ? .lowWeight : nil
  }

  /// The word at an index; empty out of range.
  private func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  // MARK: Weight

  private var isTooLow: Bool {
    let weights = weights
    let isAnimals = words.contains(where: BodyWords.weight["animals"].contains)
    if isAnimals, weights.allSatisfy({ $0.kilograms < BodyFigures.mostOfAnimal }) { return false }
    let body = BodyWeights(self)
    let rest = body.own.flatMap { own in body.told.map { own - $0 } }
    let left = [body.own, body.target, rest].compactMap(\.self)
    guard let least = left.min() else { return false }
    guard let height else { return least < BodyFigures.leastWeight }
    return least / (height * height) < BodyFigures.leastIndex
  }

  struct Weight {
    var kilograms: Double
    /// `true` for the person's current weight.
    var isOwn: Bool
    /// `true` for the person's target weight.
    var isTarget: Bool
  }

  private static let units: [(name: String, kilograms: Double)] = [
    ("kilograms", 1), ("pounds", 0.4536), ("stone", 6.35),
  ]

  var weights: [Weight] {
    let lists = BodyWords.weight
    return words.indices.flatMap { index -> [Weight] in
      guard let value = Double(words[index]) else { return [] }
      guard let unit = unit(at: index + 1) else {
        // `weigh 45 at 170 cm`
        let next = word(index + 1)
        let isEnd =
          next.isEmpty || BodyWords.age["then"].contains(next) || lists["high"].contains(next)
        let isWeighed = lists["aiming"].contains(word(index - 1)) && isEnd
        return isWeighed ? [Weight(kilograms: value, isOwn: false, isTarget: true)] : []
      }
      let weight = weight(value * unit, at: index)
      // `from 48 to 40 kg`, `48-ról 40 kilóra`
      let isSecond = lists["between"].contains(word(index - 1))
      guard isSecond, let first = Double(word(index - 2)), first != value,
        first > value || first >= BodyFigures.leastOwn
      else { return [weight] }
      return [
        Weight(kilograms: first * unit, isOwn: true, isTarget: false),
        Weight(kilograms: weight.kilograms, isOwn: false, isTarget: true),
      ]
    }
  }

  private func weight(_ kilograms: Double, at index: Int) -> Weight {
    let lists = BodyWords.weight
    let before = words[max(0, index - 3)..<index]
    // `mám 13 kg nadváhy`
    let isOwn =
      !lists["over"].contains(word(index + 2)) && before.contains(where: lists["own"].contains)
    let isTarget =
      lists["aim"].contains(word(index - 1)) || before.contains(where: lists["aiming"].contains)
      || lists["aimed"].contains(word(index + 2))
    return Weight(kilograms: kilograms, isOwn: isOwn, isTarget: !isOwn && isTarget)
  }

  /// The kilograms of the unit at an index, if it is one.
  private func unit(at index: Int) -> Double? {
    BodyFigures.units.first { BodyWords.weight[$0.name].contains(word(index)) }?.kilograms
  }

  /// The height in metres, from `175 cm`, `1.75 m`, `1m75`, `5'9` or a figure beside *tall*.
  private var height: Double? {
    words.indices.lazy.compactMap { index in
      guard let value = Double(words[index]) else { return nil }
      let lists = BodyWords.weight
      let next = word(index + 1)
      if lists["feet"].contains(next), (4...6).contains(value) {
        return value * 0.3048 + (Double(word(index + 2)) ?? 0) * 0.0254
      }
      let isSaid =
        lists["tall"].contains(next)
        || !BodyWords.age["other"].contains(next) && unit(at: index + 1) == nil
          && words[max(0, index - 2)..<index].contains(where: lists["high"].contains)
      if next == "cm" || isSaid, (120...230).contains(value) { return value / 100 }
      if lists["metres"].contains(next) || isSaid, (1.2...2.3).contains(value) { return value }
      // `1m75` is `1 m75` here.
      let centimetres = next.hasPrefix("m") ? Double(next.dropFirst()) : nil
      return centimetres.flatMap { value == 1 && (20...99).contains($0) ? 1 + $0 / 100 : nil }
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

  /// The age of a child who is to lose weight: `my daughter (12)`, `13 year old son`.
  private var childsAge: Int? {
    let lists = BodyWords.age
    guard !weights.isEmpty || words.contains(where: BodyWords.weight["thinner"].contains) else {
      return nil
    }
    return words.indices.lazy.compactMap { index in
      guard let age = Int(words[index]), (1..<18).contains(age) else { return nil }
      let next = word(index + 1)
      let before = words[max(0, index - 3)..<index]
      if lists["child"].contains(word(index - 1)), !lists["other"].contains(next) {
        return before.contains(where: lists["having"].contains) ? nil : age
      }
      let isAge = lists["years"].contains(next) || lists["aged"].contains(next)
      return isAge && words[(index + 1)...].prefix(3).contains(where: lists["child"].contains)
        ? age : nil
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
      text.lowercased().replacing("i weigh", with: "iweigh").replacing("i'm at", with: "imat")
        .replacing(/(\d)['’] ?(?=\d)/) { "\($0.1) ft " })
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
