import CoreModels

extension DiaryText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .prompt(let number): Self.slovakPrompts[prompt: number]
    case .promptHint: "mori gratitude \"…\" uloží vašu odpoveď."
    case .mood(let mood): "nálada \(mood) z 5"
    case .unchanged: "Nič sa nezmenilo."
    case .removed(let day): "Zápis je odstránený: \(day.longText(in: language))."
    case .noEntries: "Zatiaľ žiadne zápisy. mori gratitude \"…\" zapíše prvý."
    case .noneInDays(1): "Dnes ešte nie je žiadny zápis."
    case .noneInDays(let days):
      (language.pluralCategory(of: days) == .few
        ? "Za posledné \(days) dni" : "Za posledných \(days) dní") + " nie je žiadny zápis."
    case .noneTagged(let tag): "Žiadny zápis nemá štítok #\(tag)."
    case .noneOnThisDay: "V tento deň v iných rokoch zatiaľ nie je žiadny zápis."
    case .noMatches(let words): "Žiadny zápis neobsahuje „\(words)“."
    case .olderEntries: "Staršie zápisy ukáže mori diary --days 365"
    case .title: "Denník vďačnosti"
    case .exported(let count, let file):
      "Zapísané do súboru \(file): "
        + language.counted(count, one: "zápis", few: "zápisy", many: "zápisov") + "."
    case .imported(let added, let merged, let known, let skipped):
      "Pridané: \(language.counted(added, one: "zápis", few: "zápisy", many: "zápisov")),"
        + " pripojené ku dňu so zápisom: \(merged), už známe: \(known), vynechané: \(skipped)."
    case .skipped(let problem, let entries): "\(Self.slovak(problem)): č. \(entries)"
    }
  }

  private static func slovak(_ problem: DiaryFile.Problem) -> String {
    switch problem {
    case .badDate: "Vynechané, dátum sa nedá prečítať"
    case .emptyText: "Vynechané, bez textu"
    case .tooLong: "Vynechané, na jeden deň viac ako 1 MiB"
    case .wrongType: "Vynechané, nevyzerá to ako zápis"
    case .badTag: "Vynechaný štítok, ktorý sa nedá použiť"
    case .badMood: "Bez nálady, lebo nie je od 1 do 5"
    }
  }

  private static let slovakPrompts = [
    "Čo vám dnes vyčarilo úsmev na tvári?",
    "Kto bol k vám v poslednom čase dobrý a čím?",
    "Ktorá maličkosť by vám chýbala, keby jej nebolo?",
    "Čo dopadlo lepšie, ako ste sa obávali?",
    "Čo krásne ste dnes videli, počuli alebo ochutnali?",
    "Čo dokáže vaše telo a málokedy mu za to poďakujete?",
    "Ktoré miesto vo vašom živote vás teší?",
    "Čo ste sa tento týždeň naučili?",
    "Kto vás naučil niečo, čo dodnes používate?",
    "Čo vám dnes uľahčilo deň?",
    "Čo dnes máte, o čom ste kedysi len snívali?",
    "Ktorá spomienka vás zahreje?",
    "Na čo sa tešíte?",
    "Ktorá ťažkosť vás posilnila?",
    "Komu by ste dnes mohli poďakovať?",
    "Ktorú dnešnú chvíľu by ste si nechali navždy?",
  ]
}
