import CoreModels

extension LessonText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .title: "Lekcia"
    case .lastUpdated(let age): "Naposledy obnovené: \(age.text(in: language))"
    case .neverUpdated: "Ešte neobnovené"
    case .refreshHint: "lesson refresh vyhľadá novú"
    case .offline: "bez siete"
    case .notRefreshed: "neobnovené"
    case .refreshing: "obnovuje sa…"
    case .page(let page, let pages): "strana \(page)/\(pages)"
    case .added: "Uložené medzi vaše lekcie:"
    case .alreadyThere: "Túto už máte:"
    case .marked: "Pridané medzi obľúbené:"
    case .unmarked: "Už nie je medzi obľúbenými:"
    case .noFavorites: "Zatiaľ nemáte nič obľúbené. lesson favorite pridá zobrazenú lekciu."
    case .noHistory: "Zatiaľ žiadne lekcie. lesson refresh nejakú vyhľadá."
    case .noMatches(let words): "Žiadna lekcia neobsahuje „\(words)“."
    case .imported(let added, let known, let skipped):
      "Pridané: \(language.counted(added, one: "lekcia", few: "lekcie", many: "lekcií")), "
        + "už známe: \(known), vynechané: \(skipped)."
    case .exported(let count, let file):
      "Zapísané do súboru \(file): "
        + language.counted(count, one: "lekcia", few: "lekcie", many: "lekcií") + "."
    case .source(let name): "Zdroj lekcií: \(name)"
    case .sourceSet(let name): "Nový zdroj lekcií: \(name)"
    case .drawn(let path): "Obrázok je v súbore \(path)."
    case .published(let version): "Zverejnené ako verzia \(version)."
    case .error(.badReply): "Odpoveď servera nie je lekcia."
    case .error(.tooLate): "Serveru to trvalo príliš dlho."
    case .error(.noSuchLesson(let id)): "Označenie žiadnej lekcie sa nezačína na „\(id)“."
    case .error(.ambiguousID(let id)): "Na „\(id)“ sa začína označenie viacerých lekcií."
    case .error(.emptySource(let path)): "V súbore \(path) nie je žiadna lekcia."
    case .advice(.badReply), .advice(.tooLate): "Skúste to neskôr alebo zvoľte iný zdroj lekcií."
    case .advice(.noSuchLesson): "Označenia ukáže lesson history."
    case .advice(.ambiguousID): "Napíšte z jej označenia viac znakov."
    case .advice(.emptySource):
      "Napíšte každú lekciu na nový riadok alebo ich oddeľte riadkami s %."
    }
  }
}
