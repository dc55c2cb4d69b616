import CoreModels

extension LessonText {
  var german: String {
    let language = Language.german
    return switch self {
    case .title: "Lektion"
    case .lastUpdated(let age): "Zuletzt aktualisiert: \(age.text(in: language))"
    case .neverUpdated: "Noch nie aktualisiert"
    case .refreshHint: "lesson refresh sucht eine neue"
    case .offline: "offline"
    case .notRefreshed: "nicht aktualisiert"
    case .refreshing: "wird aktualisiert …"
    case .page(let page, let pages): "Seite \(page) von \(pages)"
    case .added: "Zu deinen Lektionen hinzugefügt:"
    case .alreadyThere: "Die hattest du schon:"
    case .marked: "Als Favorit markiert:"
    case .unmarked: "Kein Favorit mehr:"
    case .noFavorites: "Noch keine Favoriten. lesson favorite markiert die angezeigte Lektion."
    case .noHistory: "Noch keine Lektionen. lesson refresh sucht eine."
    case .noMatches(let words): "Keine Lektion enthält „\(words)“."
    case .imported(let added, let known, let skipped):
      language.counted(added, one: "Lektion", many: "Lektionen")
        + " hinzugefügt, \(known) schon bekannt, \(skipped) ausgelassen."
    case .exported(let count, let file):
      language.counted(count, one: "Lektion", many: "Lektionen") + " in \(file) geschrieben."
    case .source(let name): "Quelle der Lektionen: \(name)"
    case .sourceSet(let name): "Neue Quelle der Lektionen: \(name)"
    case .drawn(let path): "Das Bild liegt in \(path)."
    case .published(let version): "Veröffentlicht als Version \(version)."
    case .error(.badReply): "Die Antwort des Servers ist keine Lektion."
    case .error(.tooLate): "Der Server hat zu lange gebraucht."
    case .error(.noSuchLesson(let id)): "Keine Kennung beginnt mit „\(id)“."
    case .error(.ambiguousID(let id)): "Mehrere Kennungen beginnen mit „\(id)“."
    case .error(.emptySource(let path)): "In \(path) steht keine Lektion."
    case .advice(.badReply), .advice(.tooLate):
      "Versuch es später noch einmal oder wähle eine andere Quelle."
    case .advice(.noSuchLesson): "lesson history zeigt die Kennungen."
    case .advice(.ambiguousID): "Gib mehr Zeichen der Kennung an."
    case .advice(.emptySource):
      "Schreib eine Lektion pro Zeile oder trenne sie durch Zeilen, in denen nur % steht."
    }
  }
}
