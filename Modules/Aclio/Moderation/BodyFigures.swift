import CoreModels

/// What a text says of a body in figures: weight, height, age, and tablets to swallow.
///
/// A person may be told how to lose weight where the weight that is left suits the height: from a
/// body mass index of 18.5 on (World Health Organization: below it an adult is underweight).
struct BodyFigures {
  private let words: [String]
  private let folded: FoldedText
  private let age: Int?

  static let leastIndex = 18.5
  /// Kilograms, where no height is known: hardly an adult is healthy below.
  static let leastWeight = 40.0
  /// So many tablets at once are an overdose of most medicines.
  static let mostTablets = 10

  init(_ text: String, age: Int?) {
    folded = FoldedText(BodyFigures.apart(text))
    words = folded.words
    self.age = age
  }

  /// Why no plan is made, `nil` where nothing is against one.
  var reason: Moderation.Reason? {
    if isOverdose { return .selfHarm }
    guard isLosing else { return nil }
    if let age = age ?? ownAge, age < 18 { return .growing }
    return isTooLow ? .lowWeight : nil
  }

  // MARK: Weight

  private var isLosing: Bool {
    let isGaining = folded.containsAny(
      of: "gain,put on,pribrat,pribir,priberu,nabrat,przytyc,zunehm,engord,subir de peso,hizni")
    return !isGaining
      && folded.containsAny(
        of:
          "lose weight,losing weight,lose kg,weight loss,lose_,slim,thinner,thin_,skinny,weigh less,"
          + "get down to,drop to,be under,schudnu,chudnu,chudnut,schudn,zhubn,hubnou,hubnut,byt chuds,"
          + "byt stihl,stihla,zchudn,odchudz,schudna,abnehm,abzunehm,schlank,dunner,adelgaz,perder,bajar de peso,"
          + "delgad,lefogy,fogyni,fogyok,leadni,sovany,karcsu,waga,get to,weigh_,vazit_,wazyc_,wiegen_,"
          + "pesar_")
  }

  private var isTooLow: Bool {
    if let index = number(after: ["bmi"], within: 3, in: 8...BodyFigures.leastIndex),
      index < BodyFigures.leastIndex
    {
      return true
    }
    let weights = weights
    guard !weights.isEmpty else { return false }
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
    /// What the person weighs now.
    var isOwn: Bool
    /// What the person wants to weigh.
    var isTarget: Bool
  }

  private var weights: [Weight] {
    words.indices.compactMap { index in
      guard let value = Double(words[index]), index + 1 < words.count else { return nil }
      let unit = words[index + 1]
      let factor: Double
      if unit == "kg" || unit == "kgs" || unit.hasPrefix("kil") {
        factor = 1
      } else if unit == "lb" || unit == "lbs" || unit.hasPrefix("pound") {
        factor = 0.4536
      } else if unit == "stone" {
        factor = 6.35
      } else {
        return nil
      }
      let before = words[max(0, index - 3)..<index]
      let isOwn = before.contains { word in
        BodyFigures.own.contains(word) || word.hasPrefix("sulyom")
      }
      let target: Set = [
        "to", "na", "auf", "a", "hasta", "under", "below", "pod", "unter", "until", "weigh", "do",
        "vazit", "wazyc", "ponizej", "pesar", "wiegen", "ala",
      ]
      let isTarget =
        !isOwn
        && (index > 0 && target.contains(words[index - 1])
          || before.contains {
            ["weigh", "vazit", "wazyc", "wiegen", "pesar", "under", "below"].contains($0)
          }
          || index + 2 < words.count && ["ra", "re", "ala"].contains(words[index + 2]))
      return Weight(kilograms: value * factor, isOwn: isOwn, isTarget: isTarget)
    }
  }

  /// Words before what somebody weighs now; *weigh* only with *I*.
  private static let own: Set = [
    "iweigh", "imat", "from", "vazim", "vaha", "waze", "wiege", "peso", "von", "desde", "sulyom",
    "mam",
    "currently", "nyomok", "vagyok",
  ]

  /// In metres: `175 cm`, `1.75 m`, `1,75 m`.
  private var height: Double? {
    for (index, word) in words.enumerated() {
      guard let value = Double(word), index + 1 < words.count else { continue }
      if words[index + 1] == "cm", (100...230).contains(value) { return value / 100 }
      if ["m", "metres", "meters", "metrov", "metru", "meter"].contains(words[index + 1]),
        (1.0...2.3).contains(value)
      {
        return value
      }
    }
    return nil
  }

  private func number(after words: Set<String>, within: Int, in range: ClosedRange<Double>)
    -> Double?
  {
    for (index, word) in self.words.enumerated() where words.contains(word) {
      let near = self.words[(index + 1)...].prefix(within) + self.words[..<index].suffix(2)
      if let number = near.lazy.compactMap({ Double($0) }).first(where: { range.contains($0) }) {
        return number
      }
    }
    return nil
  }

  // MARK: Age and tablets

  /// `I am 15`, `15 years old`, `mám 15 rokov`, `15 éves`.
  private var ownAge: Int? {
    for (index, word) in words.enumerated() {
      guard let age = Int(word), (5..<18).contains(age) else { continue }
      let next = index + 1 < words.count ? words[index + 1] : ""
      let after = index + 2 < words.count ? words[index + 2] : ""
      let before = index > 0 ? words[index - 1] : ""
      let earlier = index > 1 ? words[index - 2] : ""
      let isYears = ["year", "years", "yr", "yo", "rokov", "let", "lat", "jahre", "anos", "eves"]
        .contains(next)
      let isSaid = ["mam", "je", "mi", "bin", "tengo", "am", "im", "vagyok"].contains(before)
      if next == "yo" || next == "eves" || isYears && (after == "old" || after == "alt" || isSaid) {
        return age
      }
      if earlier == "i" && before == "am" || before == "im" || earlier == "ich" && before == "bin" {
        if !["kg", "kilo", "kilos", "km", "weeks", "days", "minutes", "kgs", "lbs", "pounds"]
          .contains(next)
        {
          return age
        }
      }
    }
    return nil
  }

  private var isOverdose: Bool {
    let takes: Set = [
      "take", "taking", "swallow", "swallowing", "eat", "down", "have", "zjest", "zjem", "vziat",
      "vezmem", "uzit",
      "prehltnut", "spolykat", "vzit", "snist", "wziac", "polknac", "zazyc", "lyknac", "nehmen",
      "schlucken", "einnehmen", "tomar", "tomarme", "tragar", "tragarme", "bevenni", "beszedni",
      "lenyelni",
    ]
    guard words.contains(where: { takes.contains($0) }) else { return false }
    return words.indices.contains { index in
      guard let count = Int(words[index]), count >= BodyFigures.mostTablets else { return false }
      let near = words[(index + 1)...].prefix(2)
      guard let noun = near.firstIndex(where: BodyFigures.isTablet) else { return false }
      // `for 30 days, tablets`
      return !words[(index + 1)..<noun].contains { CalendarWords.unit($0) != nil }
    }
  }

  private static func isTablet(_ word: String) -> Bool {
    [
      "tablet", "pill", "capsul", "paracetamol", "ibuprofen", "aspirin", "xanax", "prasok",
      "praskov", "prasku", "prasky",
      "paralen", "ibalgin", "brufen", "tabliet", "kapsul", "pilul", "pigul", "schlaftablet",
      "pastilla", "comprimid", "tablett", "algopyrin", "valium",
    ].contains { word.hasPrefix($0) }
  }

  /// Figures apart from the units that are written to them, fractions with a point.
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
