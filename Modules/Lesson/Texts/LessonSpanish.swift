import CoreModels

extension LessonText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .title: "Lección"
    case .lastUpdated(let age): "Última actualización: \(age.text(in: language))"
    case .neverUpdated: "Aún sin actualizar"
    case .refreshHint: "lesson refresh busca una nueva"
    case .offline: "sin conexión"
    case .notRefreshed: "sin actualizar"
    case .refreshing: "actualizando…"
    case .page(let page, let pages): "página \(page) de \(pages)"
    case .added: "Guardada entre tus lecciones:"
    case .alreadyThere: "Esta ya la tenías:"
    case .marked: "Marcada como favorita:"
    case .unmarked: "Ya no es favorita:"
    case .noFavorites: "Aún no hay favoritas. lesson favorite marca la que está en pantalla."
    case .noHistory: "Aún no hay lecciones. lesson refresh busca una."
    case .noMatches(let words): "Ninguna lección contiene «\(words)»."
    case .imported(let added, let known, let skipped):
      "Lecciones añadidas: \(added); ya conocidas: \(known); omitidas: \(skipped)."
    case .exported(let count, let file):
      language.counted(count, one: "lección guardada", many: "lecciones guardadas")
        + " en \(file)."
    case .source(let name): "Fuente de las lecciones: \(name)"
    case .sourceSet(let name): "Nueva fuente de las lecciones: \(name)"
    case .drawn(let path): "La imagen está en \(path)."
    case .published(let version): "Publicada como versión \(version)."
    case .error(.badReply): "La respuesta del servidor no es una lección."
    case .error(.tooLate): "El servidor tardó demasiado."
    case .error(.noSuchLesson(let id)): "Ningún identificador empieza por «\(id)»."
    case .error(.ambiguousID(let id)): "Varios identificadores empiezan por «\(id)»."
    case .error(.emptySource(let path)): "No hay ninguna lección en \(path)."
    case .advice(.badReply), .advice(.tooLate):
      "Inténtalo más tarde o elige otra fuente de lecciones."
    case .advice(.noSuchLesson): "lesson history muestra los identificadores."
    case .advice(.ambiguousID): "Escribe más caracteres del identificador."
    case .advice(.emptySource):
      "Escribe una lección por línea o sepáralas con líneas en las que solo haya %."
    }
  }
}
