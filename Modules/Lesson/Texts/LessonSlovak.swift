import CoreModels

extension LessonText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .title: "Lekcia"
    case .lastUpdated(let age): "Naposledy obnovené: \(age.text(in: language))"
    case .neverUpdated: "Ešte neobnovené"
    case .refreshHint: "lesson refresh pohľadá novú"
    case .offline: "bez siete"
    case .refreshing: "obnovuje sa…"
    case .page(let page, let pages): "strana \(page) z \(pages)"
    case .added: "Uložené medzi vaše lekcie:"
    case .alreadyThere: "Túto už máte:"
    case .marked: "Označené ako obľúbené:"
    case .unmarked: "Už nie je obľúbené:"
    case .noFavorites: "Zatiaľ nič obľúbené. lesson favorite označí lekciu na obrazovke."
    case .noHistory: "Zatiaľ žiadne lekcie. lesson refresh nejakú pohľadá."
    case .noMatches(let words): "Žiadna lekcia s „\(words)“."
    case .imported(let added, let known, let skipped):
      "Pridané: \(language.counted(added, one: "lekcia", few: "lekcie", many: "lekcií")), "
        + "už známe: \(known), vynechané: \(skipped)."
    case .exported(let count, let file):
      "Do \(file) sa zapísalo: "
        + language.counted(count, one: "lekcia", few: "lekcie", many: "lekcií") + "."
    case .source(let name): "Lekcie prichádzajú z \(name)"
    case .sourceSet(let name): "Odteraz lekcie prichádzajú z \(name)"
    case .drawn(let path): "Obrázok je v \(path)."
    case .published(let version): "Zverejnené ako verzia \(version)."
    case .error(.badReply): "Odpoveď servera nie je lekcia."
    case .error(.tooLate): "Serveru to trvalo príliš dlho."
    case .error(.noSuchLesson(let id)): "Žiadna lekcia sa nezačína na „\(id)“."
    case .error(.ambiguousID(let id)): "Na „\(id)“ sa začína viac lekcií."
    case .error(.emptySource(let path)): "V \(path) nie je žiadna lekcia."
    case .error(.unknownPictureType(let path)): "\(path) nie je .svg ani .png."
    case .advice(.badReply), .advice(.tooLate): "Skúste to neskôr alebo zvoľte iný zdroj lekcií."
    case .advice(.noSuchLesson): "Označenia ukáže lesson history."
    case .advice(.ambiguousID): "Napíšte viac z jej označenia."
    case .advice(.emptySource): "Píšte lekciu na riadok alebo ich oddeľte riadkami s %."
    case .advice(.unknownPictureType): "Zakončite názov na .svg alebo .png."
    }
  }
}
