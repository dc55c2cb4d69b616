extension Language {
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
