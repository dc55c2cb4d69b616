import CoreModels

extension NamedayText {
  var german: String {
    let language = Language.german
    return switch self {
    case .names(let names): "Namenstag von \(language.list(names))."
    case .noNames: "An diesem Tag hat im Kalender niemand Namenstag."
    case .unsupported(let other):
      "Für \(Self.germanName(other)) gibt es keinen Namenstagskalender. Es gibt ihn für Slowakisch "
        + "(sk), Tschechisch (cs), Ungarisch (hu) und Polnisch (pl): daily-brief nameday "
        + "--calendar sk"
    case .tomorrow(let names): "Morgen: \(names.joined(separator: ", "))"
    case .upcoming(let name, let days): "\(name) hat \(EventText.days(days).german) Namenstag."
    case .beginningSo: "Namen, die so beginnen:"
    case .followed(let name):
      "An den Namenstag von \(name) wird eine Woche vorher, am Tag davor und am Tag selbst "
        + "erinnert."
    case .unfollowed(let name): "An den Namenstag von \(name) wird nicht mehr erinnert."
    case .nobody: "Noch folgst du keinem Namen. So geht es: daily-brief nameday follow Jana"
    case .error(.noCalendar(let other)):
      "Für \(Self.germanName(other)) gibt es keinen Namenstagskalender."
    case .error(.unknownCalendar(let code)): "Einen Kalender „\(code)“ gibt es nicht."
    case .error(.noSuchName(let name, _)): "Der Name „\(name)“ steht nicht im Kalender."
    case .error(.notOnDate(let name, let date, _)):
      "\(name) hat am \(Self.words(for: date, in: language)) keinen Namenstag."
    case .error(.notFollowed(let name)): "Dem Namen „\(name)“ folgst du nicht."
    case .error(.dateWithName): "Ein Tag und --of passen nicht zusammen."
    case .advice(.noCalendar), .advice(.unknownCalendar):
      "Wähle einen mit --calendar: sk, cs, hu oder pl."
    case .advice(.noSuchName(_, let similar)) where !similar.isEmpty:
      "Namen, die so beginnen: \(similar.joined(separator: ", "))."
    case .advice(.noSuchName):
      "Prüfe die Schreibweise oder wähle mit --calendar einen anderen Kalender: sk, cs, hu oder pl."
    case .advice(.notOnDate(_, _, let dates)):
      "Namenstag ist: \(Self.words(for: dates, in: language))."
    case .advice(.notFollowed): "Wem du folgst, zeigt daily-brief nameday people."
    case .advice(.dateWithName): "Gib eines davon an: daily-brief nameday --of Jana"
    }
  }

  private static func germanName(_ language: Language) -> String {
    switch language {
    case .english: "Englisch"
    case .slovak: "Slowakisch"
    case .czech: "Tschechisch"
    case .hungarian: "Ungarisch"
    case .polish: "Polnisch"
    case .german: "Deutsch"
    case .spanish: "Spanisch"
    }
  }
}
