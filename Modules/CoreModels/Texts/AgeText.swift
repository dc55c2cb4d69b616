/// How long ago something was, as *2 minutes ago*.
public enum AgeText: TextCatalogue, Hashable {
  case justNow
  case minutes(Int)
  case hours(Int)
  case days(Int)

  /// The age of that many seconds, in whole minutes, hours or days; what lies ahead is just now.
  public init(seconds: Int) {
    self =
      switch seconds {
      case ..<60: .justNow
      case ..<3600: .minutes(seconds / 60)
      case ..<86_400: .hours(seconds / 3600)
      default: .days(seconds / 86_400)
      }
  }

  public static let samples: [AgeText] = [
    .justNow, .minutes(1), .minutes(2), .minutes(5), .hours(1), .hours(2), .hours(5), .days(1),
    .days(2), .days(5),
  ]

  /// The age in English.
  public var english: String {
    switch self {
    case .justNow: "just now"
    case .minutes(let count):
      Language.english.counted(count, one: "minute", many: "minutes") + " ago"
    case .hours(let count): Language.english.counted(count, one: "hour", many: "hours") + " ago"
    case .days(let count): Language.english.counted(count, one: "day", many: "days") + " ago"
    }
  }

  public func translation(to language: Language) -> String? {
    switch language {
    case .english: english
    case .slovak:
      switch self {
      case .justNow: "práve teraz"
      case .minutes(let n):
        "pred " + language.counted(n, one: "minútou", few: "minútami", many: "minútami")
      case .hours(let n):
        "pred " + language.counted(n, one: "hodinou", few: "hodinami", many: "hodinami")
      case .days(let n): "pred " + language.counted(n, one: "dňom", few: "dňami", many: "dňami")
      }
    case .czech:
      switch self {
      case .justNow: "právě teď"
      case .minutes(let n):
        "před " + language.counted(n, one: "minutou", few: "minutami", many: "minutami")
      case .hours(let n):
        "před " + language.counted(n, one: "hodinou", few: "hodinami", many: "hodinami")
      case .days(let n): "před " + language.counted(n, one: "dnem", few: "dny", many: "dny")
      }
    case .hungarian:
      switch self {
      case .justNow: "az imént"
      case .minutes(let n): "\(n) perce"
      case .hours(let n): "\(n) órája"
      case .days(let n): "\(n) napja"
      }
    case .polish:
      switch self {
      case .justNow: "przed chwilą"
      case .minutes(let n):
        language.counted(n, one: "minutę", few: "minuty", many: "minut") + " temu"
      case .hours(let n):
        language.counted(n, one: "godzinę", few: "godziny", many: "godzin") + " temu"
      case .days(let n): language.counted(n, one: "dzień", few: "dni", many: "dni") + " temu"
      }
    case .german:
      switch self {
      case .justNow: "gerade eben"
      case .minutes(let n): "vor " + language.counted(n, one: "Minute", many: "Minuten")
      case .hours(let n): "vor " + language.counted(n, one: "Stunde", many: "Stunden")
      case .days(let n): "vor " + language.counted(n, one: "Tag", many: "Tagen")
      }
    case .spanish:
      switch self {
      case .justNow: "hace un momento"
      case .minutes(let n): "hace " + language.counted(n, one: "minuto", many: "minutos")
      case .hours(let n): "hace " + language.counted(n, one: "hora", many: "horas")
      case .days(let n): "hace " + language.counted(n, one: "día", many: "días")
      }
    }
  }
}
