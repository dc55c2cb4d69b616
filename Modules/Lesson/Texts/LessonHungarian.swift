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
    case .refreshing: "frissítés…"
    case .page(let page, let pages): "\(page). oldal, összesen \(pages)"
    case .added: "Bekerült a saját leckéid közé:"
    case .alreadyThere: "Ez már megvolt:"
    case .marked: "Kedvencnek jelölve:"
    case .unmarked: "Már nem kedvenc:"
    case .noFavorites: "Még nincs kedvenc. A lesson favorite megjelöli az éppen látható leckét."
    case .noHistory: "Még nincs lecke. A lesson refresh keres egyet."
    case .noMatches(let words): "Nincs lecke ezzel: „\(words)”."
    case .imported(let added, let known, let skipped):
      language.counted(added, one: "lecke", many: "lecke")
        + " került be, \(known) már megvolt, \(skipped) kimaradt."
    case .exported(let count, let file):
      language.counted(count, one: "lecke", many: "lecke") + " került ide: \(file)."
    case .source(let name): "A leckék innen jönnek: \(name)"
    case .sourceSet(let name): "Mostantól a leckék innen jönnek: \(name)"
    case .drawn(let path): "A kép itt van: \(path)."
    case .published(let version): "Közzétéve, \(version). változat."
    case .error(.badReply): "A kiszolgáló válasza nem lecke."
    case .error(.tooLate): "A kiszolgáló túl sokáig várt."
    case .error(.noSuchLesson(let id)): "Egyik lecke azonosítója sem kezdődik így: „\(id)”."
    case .error(.ambiguousID(let id)): "Több lecke azonosítója kezdődik így: „\(id)”."
    case .error(.emptySource(let path)): "Nincs lecke ebben: \(path)."
    case .error(.unknownPictureType(let path)): "\(path): sem .svg, sem .png."
    case .advice(.badReply), .advice(.tooLate): "Próbáld később, vagy válassz más forrást."
    case .advice(.noSuchLesson): "A lesson history mutatja az azonosítókat."
    case .advice(.ambiguousID): "Adj meg többet belőle."
    case .advice(.emptySource): "Írj soronként egy leckét, vagy válaszd el őket % sorokkal."
    case .advice(.unknownPictureType): "A név végződjön .svg-re vagy .png-re."
    }
  }
}
