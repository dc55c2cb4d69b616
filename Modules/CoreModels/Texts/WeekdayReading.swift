extension Weekday {
  /// The day that a person typed in their language or in English, by its name or the short one;
  /// whatever the case, and without its diacritics where that leaves no doubt.
  public init?(typed text: String, in language: Language) {
    let word = text.trimmingWhitespace().lowercased()
    guard !word.isEmpty else { return nil }
    let days = Weekday.allCases.map { day in
      let index = day.rawValue - 1
      let own = [language.weekdayNames[index], language.shortWeekdayNames[index]]
      return (
        day: day, names: own.map { $0.lowercased() } + [day.name, String(day.name.prefix(3))]
      )
    }
    if let day = days.first(where: { $0.names.contains(word) })?.day {
      self = day
      return
    }
    let near = days.filter { $0.names.contains { $0.folded == word.folded } }
    guard near.count == 1 else { return nil }
    self = near[0].day
  }
}
