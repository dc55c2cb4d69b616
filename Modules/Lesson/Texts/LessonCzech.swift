import CoreModels

extension LessonText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .title: "Lekce"
    case .lastUpdated(let age): "Naposledy obnoveno: \(age.text(in: language))"
    case .neverUpdated: "Zatím neobnoveno"
    case .refreshHint: "lesson refresh vyhledá novou"
    case .offline: "bez sítě"
    case .notRefreshed: "neobnoveno"
    case .refreshing: "obnovuje se…"
    case .page(let page, let pages): "strana \(page)/\(pages)"
    case .added: "Uloženo mezi vaše lekce:"
    case .alreadyThere: "Tuto už máte:"
    case .marked: "Přidáno mezi oblíbené:"
    case .unmarked: "Už není mezi oblíbenými:"
    case .noFavorites: "Zatím nemáte nic oblíbeného. lesson favorite přidá zobrazenou lekci."
    case .noHistory: "Zatím žádné lekce. lesson refresh nějakou vyhledá."
    case .noMatches(let words): "Žádná lekce neobsahuje „\(words)“."
    case .imported(let added, let known, let skipped):
      "Přidáno: \(language.counted(added, one: "lekce", few: "lekce", many: "lekcí")), "
        + "už známé: \(known), vynechané: \(skipped)."
    case .exported(let count, let file):
      "Zapsáno do souboru \(file): "
        + language.counted(count, one: "lekce", few: "lekce", many: "lekcí") + "."
    case .source(let name): "Zdroj lekcí: \(name)"
    case .sourceSet(let name): "Nový zdroj lekcí: \(name)"
    case .drawn(let path): "Obrázek je v souboru \(path)."
    case .published(let version): "Zveřejněno jako verze \(version)."
    case .error(.badReply): "Odpověď serveru není lekce."
    case .error(.tooLate): "Serveru to trvalo příliš dlouho."
    case .error(.noSuchLesson(let id)): "Označení žádné lekce nezačíná na „\(id)“."
    case .error(.ambiguousID(let id)): "Na „\(id)“ začíná označení více lekcí."
    case .error(.emptySource(let path)): "V souboru \(path) není žádná lekce."
    case .advice(.badReply), .advice(.tooLate): "Zkuste to později nebo zvolte jiný zdroj lekcí."
    case .advice(.noSuchLesson): "Označení ukáže lesson history."
    case .advice(.ambiguousID): "Napište z jejího označení více znaků."
    case .advice(.emptySource): "Napište každou lekci na nový řádek nebo je oddělte řádky s %."
    }
  }
}
