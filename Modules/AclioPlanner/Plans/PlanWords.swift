import CoreModels

// Dates, weeks and sums as plans say them.
extension Language {
  /// A date within a sentence, with its year where that is another than today's.
  func date(_ day: Day, from today: Day) -> String {
    let month = monthNames[day.month - 1]
    let year = day.year == today.year ? "" : "\(day.year)"
    return switch self {
    case .english, .polish: "\(day.day) \(month)" + (year.isEmpty ? "" : " \(year)")
    case .slovak, .czech, .german: "\(day.day). \(month)" + (year.isEmpty ? "" : " \(year)")
    case .hungarian: (year.isEmpty ? "" : "\(year). ") + "\(month) \(day.day)."
    case .spanish: "\(day.day) de \(month)" + (year.isEmpty ? "" : " de \(year)")
    }
  }

  func weeks(_ count: Int) -> String {
    switch self {
    case .english: counted(count, one: "week", many: "weeks")
    case .slovak: counted(count, one: "týždeň", few: "týždne", many: "týždňov")
    case .czech: counted(count, one: "týden", few: "týdny", many: "týdnů")
    case .hungarian: "\(count) hét"
    case .polish: counted(count, one: "tydzień", few: "tygodnie", many: "tygodni")
    case .german: counted(count, one: "Woche", many: "Wochen")
    case .spanish: counted(count, one: "semana", many: "semanas")
    }
  }

  func days(_ count: Int) -> String {
    switch self {
    case .english: counted(count, one: "day", many: "days")
    case .slovak: counted(count, one: "deň", few: "dni", many: "dní")
    case .czech: counted(count, one: "den", few: "dny", many: "dní")
    case .hungarian: "\(count) nap"
    case .polish: counted(count, one: "dzień", few: "dni", many: "dni")
    case .german: counted(count, one: "Tag", many: "Tage")
    case .spanish: counted(count, one: "día", many: "días")
    }
  }

  /// A sum, whose currency may be left open.
  func money(_ sum: Int, _ currency: GoalAmount.Currency?) -> String {
    let number = grouped(sum)
    guard self == .english else {
      return switch currency {
      case .eur?: "\(number)\u{A0}€"
      case .usd?: "\(number)\u{A0}$"
      case .gbp?: "\(number)\u{A0}£"
      case .czk?: "\(number)\u{A0}Kč"
      case .pln?: "\(number)\u{A0}zł"
      case .huf?: "\(number)\u{A0}Ft"
      case .chf?: "\(number)\u{A0}CHF"
      case nil: number
      }
    }
    return switch currency {
    case .eur?: counted(sum, one: "euro", many: "euros")
    case .usd?: counted(sum, one: "dollar", many: "dollars")
    case .gbp?: counted(sum, one: "pound", many: "pounds")
    case .czk?: "\(number) Kč"
    case .pln?: "\(number) zł"
    case .huf?: "\(number) Ft"
    case .chf?: counted(sum, one: "franc", many: "francs")
    case nil: number
    }
  }
}

/// How long a step takes.
enum PlanSpan: Hashable, Sendable {
  case minutes(Int)
  case hours(Int)
  case days(Int)
  case weekly(Int, minutes: Int)

  /// Reads `15m`, `2h`, `1d`, `3x40`.
  init?(_ text: Substring) {
    let parts = text.split(separator: "x").compactMap { Int($0) }
    if parts.count == 2 {
      self = .weekly(parts[0], minutes: parts[1])
      return
    }
    guard let number = Int(text.dropLast()) else { return nil }
    switch text.last {
    case "m": self = .minutes(number)
    case "h": self = .hours(number)
    case "d": self = .days(number)
    default: return nil
    }
  }
}
