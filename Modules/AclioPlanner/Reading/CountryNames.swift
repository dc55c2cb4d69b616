/// The countries whose towns or states a text names.
enum CountryNames {
  /// Returns a goal with their names: *Rent in Leeds; uk england britain*.
  static func added(to goal: String) -> String { added(to: goal, readAs: goal) }

  /// Returns an answer with their names; it may be a town alone.
  static func added(toAnswer answer: String) -> String { added(to: answer, readAs: "in " + answer) }

  private static func added(to text: String, readAs read: String) -> String {
    let folded = FoldedText(read)
    let names = Words.countries.sections.filter { folded.containsAny(of: $0.words) }.map(\.name)
    return ([text] + names).joined(separator: "; ")
  }
}
