import CoreModels

extension GroundingSunText {
  var spanish: String {
    switch self {
    case .title: "Grounding Sun"
    case .newHint: "grounding-sun new elige otra"
    case .refreshing: "buscando nuevas…"
    case .offline: "sin conexión"
    case .notRefreshed: "sin actualizar"
    case .added: "Guardada entre tus afirmaciones:"
    case .alreadyThere: "Esta ya la tienes:"
    case .edited: "Desde hoy dice:"
    case .removed: "Ya no volverá; los días que la tuvieron la conservan:"
    case .broughtBack: "Vuelve a aparecer:"
    case .noHistory: "Aún no hay días. grounding-sun muestra el primero."
    case .noneUpcoming: "En los próximos 14 días no hay recordatorios."
    case .noneListed: "No hay afirmaciones. grounding-sun add anota una."
    case .noneRemoved: "No se ha quitado ninguna."
    case .source(.bundled): "Las afirmaciones son las de Grounding Sun"
    case .source(let source): "Las afirmaciones vienen de \(source.name)"
    case .sourceSet(.bundled): "Desde ahora las afirmaciones son las de Grounding Sun"
    case .sourceSet(let source): "Desde ahora las afirmaciones vienen de \(source.name)"
    case .sourceWaits: "Hasta que responda, se usan las guardadas antes o las de Grounding Sun."
    case .themeManual(.light): "Aspecto claro hasta que elijas otra cosa."
    case .themeManual(.dark): "Aspecto oscuro hasta que elijas otra cosa."
    case .themeClock(.light): "Automático: claro de 06:00 a 18:00, ahora claro."
    case .themeClock(.dark): "Automático: claro de 06:00 a 18:00, ahora oscuro."
    case .themeSun(.light, let place): "Automático, según el sol en \(place): ahora claro."
    case .themeSun(.dark, let place): "Automático, según el sol en \(place): ahora oscuro."
    case .sunTimes(let rise, let set): "Salida del sol \(rise), puesta \(set)."
    case .polarDay: "Hoy el sol no se pone allí."
    case .polarNight: "Hoy el sol no sale allí."
    case .error(.badReply): "La respuesta del servidor no es una lista de afirmaciones."
    case .error(.tooLate): "El servidor tardó demasiado."
    case .error(.badFile(let path)): "\(path) no es una lista de afirmaciones."
    case .error(.emptySource(let path)): "No hay ninguna afirmación en \(path)."
    case .error(.noSuchAffirmation(let id)):
      "Ninguna afirmación tiene un identificador que empiece por «\(id)»."
    case .error(.ambiguousID(let id)): "Varios identificadores empiezan por «\(id)»."
    case .error(.nothingElse): "Hoy ya han salido todas las afirmaciones."
    case .error(.badPlace(let text)): "«\(text)» no es un lugar."
    case .error(.noPlace): "Solo se puede seguir el sol en un lugar conocido."
    case .error(.placeWithoutSun): "--sun solo sirve con theme auto, y --place solo con --sun."
    case .advice(.badReply), .advice(.tooLate): "Inténtalo más tarde o elige otra fuente."
    case .advice(.badFile):
      "Escribe una afirmación por línea, o JSON como [{\"id\":\"a1\",\"text\":\"…\"}]."
    case .advice(.emptySource): "Escribe una afirmación por línea."
    case .advice(.noSuchAffirmation): "grounding-sun list muestra los identificadores."
    case .advice(.ambiguousID): "Escribe más caracteres del identificador."
    case .advice(.nothingElse): "grounding-sun add anota otra."
    case .advice(.badPlace): "Indica los grados norte y este, por ejemplo 48.15,17.11."
    case .advice(.noPlace):
      "Basta con indicarlo una vez: grounding-sun theme auto --sun --place 48.15,17.11"
    case .advice(.placeWithoutSun):
      "Por ejemplo: grounding-sun theme auto --sun --place 48.15,17.11"
    }
  }
}
