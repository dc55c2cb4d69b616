extension Weekday {
  /// Parses a weekday in the person's language or in English, full or abbreviated, in any case, and
  /// without diacritics if that is unambiguous.
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
