extension Language {
  /// January … December, standing alone. From Unicode CLDR.
  private var monthTitles: [String] {
    switch self {
    case .slovak:
      [
        "január", "február", "marec", "apríl", "máj", "jún", "júl", "august", "september",
        "október", "november", "december",
      ]
    case .czech:
      [
        "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září",
        "říjen", "listopad", "prosinec",
      ]
    case .polish:
      [
        "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień",
        "wrzesień", "październik", "listopad", "grudzień",
      ]
    case .english, .hungarian, .german, .spanish: monthNames
    }
  }

  /// A month as a heading, such as `November 2026`.
  public func title(ofMonth day: Day) -> String {
    let (year, month, _) = day.civil
    let name = monthTitles[month - 1]
    let title =
      switch self {
      case .hungarian: "\(year). \(name)"
      case .spanish: "\(name) de \(year)"
      default: "\(name) \(year)"
      }
    return title.prefix(1).uppercased() + title.dropFirst()
  }
}
