import CoreModels

extension LessonText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .title: "Lecke"
    case .lastUpdated(let age): "Utoljára frissítve: \(age.text(in: language))"
    case .neverUpdated: "Még nem frissült"
    case .refreshHint: "a lesson refresh újat keres"
    case .offline: "nincs hálózat"
    case .notRefreshed: "nem frissült"
    case .refreshing: "frissítés…"
    case .page(let page, let pages): "\(page)/\(pages). oldal"
    case .added: "Bekerült a saját leckéid közé:"
    case .alreadyThere: "Ez már megvan:"
    case .marked: "Bekerült a kedvencek közé:"
    case .unmarked: "Már nem kedvenc:"
    case .noFavorites: "Még nincs kedvenced. A lesson favorite az éppen látható leckét jelöli meg."
    case .noHistory: "Még nincs lecke. A lesson refresh keres egyet."
    case .noMatches(let words): "Egyik leckében sem szerepel: „\(words)”."
    case .imported(let added, let known, let skipped):
      language.counted(added, one: "lecke", many: "lecke")
        + " került be, \(known) már megvolt, \(skipped) kimaradt."
    case .exported(let count, let file):
      language.counted(count, one: "lecke", many: "lecke") + " került ide: \(file)."
    case .source(let name): "A leckék forrása: \(name)"
    case .sourceSet(let name): "A leckék új forrása: \(name)"
    case .drawn(let path): "A kép itt van: \(path)."
    case .published(let version): "Közzétéve: \(version). verzió."
    case .error(.badReply): "A kiszolgáló válasza nem lecke."
    case .error(.tooLate): "A kiszolgáló túl sokáig nem válaszolt."
    case .error(.noSuchLesson(let id)): "Egyik lecke azonosítója sem kezdődik így: „\(id)”."
    case .error(.ambiguousID(let id)): "Több lecke azonosítója kezdődik így: „\(id)”."
    case .error(.emptySource(let path)): "Ebben a fájlban nincs lecke: \(path)."
    case .advice(.badReply), .advice(.tooLate): "Próbáld meg később, vagy válassz másik forrást."
    case .advice(.noSuchLesson): "Az azonosítókat a lesson history mutatja."
    case .advice(.ambiguousID): "Adj meg többet az azonosítóból."
    case .advice(.emptySource):
      "Írj soronként egy leckét, vagy válaszd el őket olyan sorral, amelyben csak % van."
    }
  }
}
