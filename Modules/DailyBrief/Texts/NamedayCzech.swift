import CoreModels

extension NamedayText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .names(let names):
      names.count == 1 ? "Svátek má \(names[0])." : "Svátek mají \(language.list(names))."
    case .noNames: "Tento den nemá podle kalendáře svátek nikdo."
    case .unsupported(let other):
      "\(Self.czechName(other)) nemá kalendář svátků. Mají je slovenský (sk), český (cs), "
        + "maďarský (hu) a polský (pl) kalendář: daily-brief nameday --calendar cs"
    case .tomorrow(let names): "Zítra: \(names.joined(separator: ", "))"
    case .upcoming(let name, let days): "\(name) má svátek \(EventText.days(days).czech)."
    case .beginningSo: "Jména, která tak začínají:"
    case .followed(let name):
      "Svátek jména \(name) vám připomeneme týden předem, den předem a v ten den."
    case .unfollowed(let name): "Svátek jména \(name) už připomínat nebudeme."
    case .nobody: "Zatím nesledujete žádné jméno. Přidá se takto: daily-brief nameday follow Jana"
    case .error(.noCalendar(let other)): "\(Self.czechName(other)) nemá kalendář svátků."
    case .error(.unknownCalendar(let code)): "Kalendář „\(code)“ tu není."
    case .error(.noSuchName(let name, _)): "Jméno „\(name)“ v kalendáři není."
    case .error(.notOnDate(let name, let date, _)): "\(name) nemá svátek \(date)."
    case .error(.notFollowed(let name)): "Jméno „\(name)“ nesledujete."
    case .error(.dateWithName): "Den a --of nejdou dohromady."
    case .advice(.noCalendar), .advice(.unknownCalendar):
      "Vyberte jej pomocí --calendar: sk, cs, hu nebo pl."
    case .advice(.noSuchName(_, let similar)) where !similar.isEmpty:
      "Tak začínají: \(similar.joined(separator: ", "))."
    case .advice(.noSuchName):
      "Zkontrolujte pravopis, nebo vyberte jiný kalendář pomocí --calendar: sk, cs, hu nebo pl."
    case .advice(.notOnDate(_, _, let dates)): "Svátek je: \(dates.joined(separator: ", "))."
    case .advice(.notFollowed): "Sledovaná jména ukáže daily-brief nameday people."
    case .advice(.dateWithName): "Zadejte jedno z nich: daily-brief nameday --of Jana"
    }
  }

  private static func czechName(_ language: Language) -> String {
    switch language {
    case .english: "Angličtina"
    case .slovak: "Slovenština"
    case .czech: "Čeština"
    case .hungarian: "Maďarština"
    case .polish: "Polština"
    case .german: "Němčina"
    case .spanish: "Španělština"
    }
  }
}
