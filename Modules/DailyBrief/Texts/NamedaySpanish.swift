import CoreModels

extension NamedayText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .names(let names): "Santo de \(language.list(names))."
    case .noNames: "Ese día nadie celebra su santo según el calendario."
    case .unsupported(let other):
      "No hay calendario de santos para el \(Self.spanishName(other)). Los hay para el eslovaco "
        + "(sk), el checo (cs), el húngaro (hu) y el polaco (pl): daily-brief nameday --calendar sk"
    case .tomorrow(let names): "Mañana: \(names.joined(separator: ", "))"
    case .upcoming(let name, let days) where days > 1:
      "Faltan \(days) días para el santo de \(name)."
    case .upcoming(let name, let days): "El santo de \(name) es \(EventText.days(days).spanish)."
    case .beginningSo: "Nombres que empiezan así:"
    case .followed(let name):
      "Te avisaremos del santo de \(name) una semana antes, la víspera y ese mismo día."
    case .unfollowed(let name): "Ya no te avisaremos del santo de \(name)."
    case .nobody: "Todavía no sigues ningún nombre. Se añade así: daily-brief nameday follow Jana"
    case .error(.noCalendar(let other)):
      "No hay calendario de santos para el \(Self.spanishName(other))."
    case .error(.unknownCalendar(let code)): "No hay ningún calendario «\(code)»."
    case .error(.noSuchName(let name, _)): "El nombre «\(name)» no está en el calendario."
    case .error(.notOnDate(let name, let date, _)):
      "El santo de \(name) no es el \(Self.words(for: date, in: language))."
    case .error(.notFollowed(let name)): "No sigues el nombre «\(name)»."
    case .error(.dateWithName): "No se puede indicar un día y --of a la vez."
    case .advice(.noCalendar), .advice(.unknownCalendar):
      "Elige uno con --calendar: sk, cs, hu o pl."
    case .advice(.noSuchName(_, let similar)) where !similar.isEmpty:
      "Nombres que empiezan así: \(similar.joined(separator: ", "))."
    case .advice(.noSuchName):
      "Revisa cómo se escribe o elige otro calendario con --calendar: sk, cs, hu o pl."
    case .advice(.notOnDate(_, _, let dates)):
      "El santo es: \(Self.words(for: dates, in: language))."
    case .advice(.notFollowed): "daily-brief nameday people muestra los que sigues."
    case .advice(.dateWithName): "Indica uno de los dos: daily-brief nameday --of Jana"
    }
  }

  private static func spanishName(_ language: Language) -> String {
    switch language {
    case .english: "inglés"
    case .slovak: "eslovaco"
    case .czech: "checo"
    case .hungarian: "húngaro"
    case .polish: "polaco"
    case .german: "alemán"
    case .spanish: "español"
    }
  }
}
