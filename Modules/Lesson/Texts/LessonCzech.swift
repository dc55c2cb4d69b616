import CoreModels

extension LessonText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .title: "Lekce"
    case .lastUpdated(let age): "Naposledy obnoveno: \(age.text(in: language))"
    case .neverUpdated: "Zatím neobnoveno"
    case .refreshHint: "lesson refresh se podívá po nové"
    case .offline: "bez sítě"
    case .refreshing: "obnovuje se…"
    case .page(let page, let pages): "strana \(page) z \(pages)"
    case .added: "Uloženo mezi vaše lekce:"
    case .alreadyThere: "Tuhle už máte:"
    case .marked: "Označeno jako oblíbené:"
    case .unmarked: "Už není oblíbené:"
    case .noFavorites: "Zatím nic oblíbeného. lesson favorite označí lekci na obrazovce."
    case .noHistory: "Zatím žádné lekce. lesson refresh nějakou vyhledá."
    case .noMatches(let words): "Žádná lekce s „\(words)“."
    case .imported(let added, let known, let skipped):
      "Přidáno: \(language.counted(added, one: "lekce", few: "lekce", many: "lekcí")), "
        + "už známé: \(known), vynechané: \(skipped)."
    case .exported(let count, let file):
      "Do \(file) se zapsalo: "
        + language.counted(count, one: "lekce", few: "lekce", many: "lekcí") + "."
    case .source(let name): "Lekce přicházejí z \(name)"
    case .sourceSet(let name): "Odteď lekce přicházejí z \(name)"
    case .drawn(let path): "Obrázek je v \(path)."
    case .published(let version): "Zveřejněno jako verze \(version)."
    case .error(.badReply): "Odpověď serveru není lekce."
    case .error(.tooLate): "Serveru to trvalo příliš dlouho."
    case .error(.noSuchLesson(let id)): "Žádná lekce nezačíná na „\(id)“."
    case .error(.ambiguousID(let id)): "Na „\(id)“ začíná víc lekcí."
    case .error(.emptySource(let path)): "V \(path) není žádná lekce."
    case .error(.unknownPictureType(let path)): "\(path) není .svg ani .png."
    case .advice(.badReply), .advice(.tooLate): "Zkuste to později nebo zvolte jiný zdroj lekcí."
    case .advice(.noSuchLesson): "Označení ukáže lesson history."
    case .advice(.ambiguousID): "Napište z jejího označení víc."
    case .advice(.emptySource): "Pište lekci na řádek nebo je oddělte řádky s %."
    case .advice(.unknownPictureType): "Zakončete název na .svg nebo .png."
    }
  }
}
