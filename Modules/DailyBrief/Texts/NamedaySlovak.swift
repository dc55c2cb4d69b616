import CoreModels

extension NamedayText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .names(let names):
      names.count == 1 ? "Meniny má \(names[0])." : "Meniny majú \(language.list(names))."
    case .noNames: "V tento deň nemá podľa kalendára meniny nikto."
    case .unsupported(let other):
      "\(Self.slovakName(other)) nemá kalendár menín. Meniny majú slovenský (sk), český (cs), "
        + "maďarský (hu) a poľský (pl) kalendár: daily-brief nameday --calendar sk"
    case .tomorrow(let names): "Zajtra: \(names.joined(separator: ", "))"
    case .upcoming(let name, let days): "\(name) má meniny \(EventText.days(days).slovak)."
    case .beginningSo: "Mená, ktoré sa tak začínajú:"
    case .followed(let name):
      "Meniny mena \(name) vám pripomenieme týždeň vopred, deň vopred a v ten deň."
    case .unfollowed(let name): "Meniny mena \(name) už pripomínať nebudeme."
    case .nobody: "Zatiaľ nesledujete žiadne meno. Pridá sa takto: daily-brief nameday follow Jana"
    case .error(.noCalendar(let other)): "\(Self.slovakName(other)) nemá kalendár menín."
    case .error(.unknownCalendar(let code)): "Kalendár „\(code)“ tu nie je."
    case .error(.noSuchName(let name, _)): "Meno „\(name)“ v kalendári nie je."
    case .error(.notOnDate(let name, let date, _)): "\(name) nemá meniny \(date)."
    case .error(.notFollowed(let name)): "Meno „\(name)“ nesledujete."
    case .error(.dateWithName): "Deň a --of nejdú spolu."
    case .advice(.noCalendar), .advice(.unknownCalendar):
      "Vyberte ho cez --calendar: sk, cs, hu alebo pl."
    case .advice(.noSuchName(_, let similar)) where !similar.isEmpty:
      "Tak sa začínajú: \(similar.joined(separator: ", "))."
    case .advice(.noSuchName):
      "Skontrolujte pravopis alebo vyberte iný kalendár cez --calendar: sk, cs, hu alebo pl."
    case .advice(.notOnDate(_, _, let dates)): "Meniny sú: \(dates.joined(separator: ", "))."
    case .advice(.notFollowed): "Sledované mená ukáže daily-brief nameday people."
    case .advice(.dateWithName): "Zadajte jedno z nich: daily-brief nameday --of Jana"
    }
  }

  private static func slovakName(_ language: Language) -> String {
    switch language {
    case .english: "Angličtina"
    case .slovak: "Slovenčina"
    case .czech: "Čeština"
    case .hungarian: "Maďarčina"
    case .polish: "Poľština"
    case .german: "Nemčina"
    case .spanish: "Španielčina"
    }
  }
}
