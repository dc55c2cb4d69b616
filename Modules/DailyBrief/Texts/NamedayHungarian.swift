import CoreModels

extension NamedayText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .names(let names): "Névnapját ünnepli \(language.list(names))."
    case .noNames: "Ezen a napon a naptár szerint senkinek sincs névnapja."
    case .unsupported(let other):
      "Ehhez a nyelvhez nincs névnapnaptár: \(Self.hungarianName(other)). Szlovák (sk), cseh (cs), "
        + "magyar (hu) és lengyel (pl) naptár van: daily-brief nameday --calendar hu"
    case .tomorrow(let names): "Holnap: \(names.joined(separator: ", "))"
    case .upcoming(let name, 0): "\(name) névnapja ma van."
    case .upcoming(let name, let days): "\(name) névnapja \(EventText.days(days).hungarian) lesz."
    case .beginningSo: "Így kezdődő nevek:"
    case .followed(let name):
      "\(name) névnapjáról szólunk egy héttel előtte, előző nap és aznap."
    case .unfollowed(let name): "\(name) névnapjáról többé nem szólunk."
    case .nobody:
      "Még egy nevet sem követsz. Így vehetsz fel egyet: daily-brief nameday follow Anna"
    case .error(.noCalendar(let other)):
      "Ehhez a nyelvhez nincs névnapnaptár: \(Self.hungarianName(other))."
    case .error(.unknownCalendar(let code)): "Nincs ilyen naptár: „\(code)”."
    case .error(.noSuchName(let name, _)): "A naptárban nincs ilyen név: „\(name)”."
    case .error(.notOnDate(let name, let date, _)):
      "Ezen a napon nincs \(name) névnap: \(Self.words(for: date, in: language))"
    case .error(.notFollowed(let name)): "Ezt a nevet nem követed: „\(name)”."
    case .error(.dateWithName): "A nap és a --of együtt nem adható meg."
    case .advice(.noCalendar), .advice(.unknownCalendar):
      "Így választhatsz: --calendar sk, cs, hu vagy pl."
    case .advice(.noSuchName(_, let similar)) where !similar.isEmpty:
      "Így kezdődő nevek: \(similar.joined(separator: ", "))."
    case .advice(.noSuchName):
      "Ellenőrizd az írásmódot, vagy válassz másik naptárt: --calendar sk, cs, hu vagy pl."
    case .advice(.notOnDate(_, _, let dates)):
      "A névnap napja: \(Self.words(for: dates, in: language))"
    case .advice(.notFollowed): "A követett neveket a daily-brief nameday people mutatja."
    case .advice(.dateWithName): "Csak az egyiket add meg: daily-brief nameday --of Anna"
    }
  }

  private static func hungarianName(_ language: Language) -> String {
    switch language {
    case .english: "angol"
    case .slovak: "szlovák"
    case .czech: "cseh"
    case .hungarian: "magyar"
    case .polish: "lengyel"
    case .german: "német"
    case .spanish: "spanyol"
    }
  }
}
