/// Persons in a goal: somebody whom it is about, not one who comes along or owns something.
enum GoalPeople {
  private static let english: Set = [
    "brother", "sister", "mum", "mom", "mother", "dad", "father", "parents", "grandma", "granny",
    "gran", "grandmother", "grandpa", "grandad", "grandfather", "grandparents", "son", "daughter",
    "uncle", "aunt", "cousin", "nephew", "niece", "friend", "wife", "husband", "girlfriend",
    "boyfriend", "neighbour", "neighbor", "colleague", "family", "kids", "children",
    "grandchildren", "teacher",
  ]
  private static let slovak = [
    "brat", "sestr", "mam", "otc", "otec", "rodic", "babk", "babick", "dedk", "dedo", "syn", "dcer",
    "stryk", "tetu", "tetk", "ujk", "ujo", "bratran", "sestern", "priatel", "kamarat", "kamos",
    "manzel", "sused", "koleg", "vnuk", "vnuc", "deti", "pratel", "soused",
  ]
  private static let company: Set = [
    "with", "for", "of", "from", "without", "like", "as", "about", "than", "s", "so", "bez", "pre",
    "od", "ako",
  ]
  private static let fillers: Set = [
    "my", "our", "the", "a", "an", "old", "best", "whole", "both", "dear", "little", "big", "mojou",
    "mojim", "svojou", "svojim", "moju", "svoju", "svojej", "svojmu", "mojej", "mojmu", "starou",
    "starym",
  ]

  static func isPerson(_ word: String) -> Bool {
    english.contains(word)
      || word.hasSuffix("s") && english.contains(String(word.dropLast()))
      || slovak.contains { word.hasPrefix($0) && word.count <= $0.count + 4 }
  }

  /// Whether the goal is done to, or with a word to, a person.
  static func isAbout(_ goal: String) -> Bool {
    let words = goal.split(whereSeparator: \.isWhitespace).map { word in
      // `Mum's` and `parents'` own what follows.
      let isOwner =
        word.hasSuffix("'s") || word.hasSuffix("’s") || word.hasSuffix("'")
        || word.hasSuffix("’")
      return (folded: FoldedText.words(String(word)).first ?? "", isOwner: isOwner)
    }
    return words.indices.dropFirst().contains { index in
      guard !words[index].isOwner, isPerson(words[index].folded) else { return false }
      let before = words[..<index].last { !fillers.contains($0.folded) }
      return !company.contains(before?.folded ?? "")
    }
  }
}
