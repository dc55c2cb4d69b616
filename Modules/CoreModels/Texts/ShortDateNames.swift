// Abbreviations from Unicode CLDR, without full stops.
extension Language {
  /// Monday … Sunday, at most three columns wide.
  public var shortWeekdayNames: [String] {
    switch self {
    case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    case .slovak: ["po", "ut", "st", "št", "pi", "so", "ne"]
    case .czech: ["po", "út", "st", "čt", "pá", "so", "ne"]
    case .hungarian: ["H", "K", "Sze", "Cs", "P", "Szo", "V"]
    case .polish: ["pn", "wt", "śr", "czw", "pt", "sob", "ndz"]
    case .german: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    case .spanish: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]
    }
  }

  /// January … December, at most three columns wide.
  public var shortMonthNames: [String] {
    switch self {
    // Three letters would not distinguish June from July.
    case .czech:
      ["led", "úno", "bře", "dub", "kvě", "čvn", "čvc", "srp", "zář", "říj", "lis", "pro"]
    default: monthNames.map { String($0.prefix(3)) }
    }
  }
}
