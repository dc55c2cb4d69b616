import CoreModels

extension DiaryText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .prompt(let number): Self.spanishPrompts[prompt: number]
    case .promptHint: "mori gratitude \"…\" guarda tu respuesta."
    case .mood(let mood): "ánimo \(mood) de 5"
    case .unchanged: "No ha cambiado nada."
    case .removed(let day): "La entrada se ha eliminado: \(day.longText(in: language))."
    case .noEntries: "Aún no hay entradas. mori gratitude \"…\" escribe la primera."
    case .noneInDays(1): "Hoy aún no hay ninguna entrada."
    case .noneInDays(let days):
      "No hay entradas en los últimos \(days) días."
    case .noneTagged(let tag): "No hay entradas con #\(tag)."
    case .noneOnThisDay: "Aún no hay entradas de este día en otros años."
    case .noMatches(let words): "Ninguna entrada contiene «\(words)»."
    case .olderEntries: "Hay entradas más antiguas: mori diary --days 365"
    case .title: "Diario de gratitud"
    case .exported(let count, let file):
      language.counted(count, one: "entrada", many: "entradas") + " en el archivo \(file)."
    case .imported(let added, let merged, let known, let skipped):
      "Añadidas: " + language.counted(added, one: "entrada", many: "entradas")
        + "; unidas a un día con entrada: \(merged); ya presentes: \(known);"
        + " omitidas: \(skipped)."
    case .skipped(let problem, let entries): "\(Self.spanish(problem)): n.º \(entries)"
    }
  }

  private static func spanish(_ problem: DiaryFile.Problem) -> String {
    switch problem {
    case .badDate: "Omitida, no se puede leer la fecha"
    case .emptyText: "Omitida, sin texto"
    case .tooLong: "Omitida, más de 1 MiB en un día"
    case .wrongType: "Omitida, no parece una entrada"
    case .badTag: "Se omitió una etiqueta que no es válida"
    case .badMood: "Sin el ánimo, porque no está entre 1 y 5"
    }
  }

  private static let spanishPrompts = [
    "¿Qué te hizo sonreír hoy?",
    "¿Quién ha sido bueno contigo últimamente, y cómo?",
    "¿Qué pequeña cosa echarías de menos si no estuviera?",
    "¿Qué salió mejor de lo que temías?",
    "¿Qué has visto, oído o probado hoy que fuera hermoso?",
    "¿Qué hace tu cuerpo que pocas veces le agradeces?",
    "¿Qué lugar te alegras de conocer?",
    "¿Qué has aprendido esta semana?",
    "¿Quién te enseñó algo que aún usas?",
    "¿Qué hizo más fácil el día de hoy?",
    "¿Qué tienes que antes solo deseabas?",
    "¿Qué recuerdo te reconforta?",
    "¿Qué esperas con ilusión?",
    "¿Qué dificultad te ha hecho más fuerte?",
    "¿A quién podrías dar las gracias hoy?",
    "¿Qué momento de hoy guardarías para siempre?",
  ]
}
