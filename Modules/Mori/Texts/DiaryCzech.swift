import CoreModels

extension DiaryText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .prompt(let number): Self.czechPrompts[prompt: number]
    case .promptHint: "mori gratitude \"…\" uloží vaši odpověď."
    case .mood(let mood): "nálada \(mood) z 5"
    case .unchanged: "Nic se nezměnilo."
    case .removed(let day): "Zápis je odstraněn: \(day.longText(in: language))."
    case .noEntries: "Zatím žádné zápisy. mori gratitude \"…\" zapíše první."
    case .noneInDays(1): "Dnes ještě není žádný zápis."
    case .noneInDays(let days):
      (language.pluralCategory(of: days) == .few
        ? "Za poslední \(days) dny" : "Za posledních \(days) dní") + " není žádný zápis."
    case .noneTagged(let tag): "Žádný zápis nemá štítek #\(tag)."
    case .noneOnThisDay: "V tento den v jiných letech zatím není žádný zápis."
    case .noMatches(let words): "Žádný zápis neobsahuje „\(words)“."
    case .olderEntries: "Starší zápisy ukáže mori diary --days 365"
    case .title: "Deník vděčnosti"
    case .exported(let count, let file):
      "Zapsáno do souboru \(file): "
        + language.counted(count, one: "zápis", few: "zápisy", many: "zápisů") + "."
    case .imported(let added, let merged, let known, let skipped):
      "Přidáno: \(language.counted(added, one: "zápis", few: "zápisy", many: "zápisů")),"
        + " připojeno ke dni se zápisem: \(merged), už známo: \(known), vynecháno: \(skipped)."
    case .skipped(let problem, let entries): "\(Self.czech(problem)): č. \(entries)"
    }
  }

  private static func czech(_ problem: DiaryFile.Problem) -> String {
    switch problem {
    case .badDate: "Vynecháno, datum nelze přečíst"
    case .emptyText: "Vynecháno, bez textu"
    case .tooLong: "Vynecháno, na jeden den více než 1 MiB"
    case .wrongType: "Vynecháno, nevypadá to jako zápis"
    case .badTag: "Vynechán štítek, který nejde použít"
    case .badMood: "Bez nálady, protože není od 1 do 5"
    }
  }

  private static let czechPrompts = [
    "Co vám dnes vykouzlilo úsměv na tváři?",
    "Kdo na vás byl v poslední době hodný a čím?",
    "Která maličkost by vám chyběla, kdyby zmizela?",
    "Co dopadlo lépe, než jste se obávali?",
    "Co krásného jste dnes viděli, slyšeli nebo ochutnali?",
    "Co dokáže vaše tělo a málokdy mu za to poděkujete?",
    "Které místo ve vašem životě vás těší?",
    "Co jste se tento týden naučili?",
    "Kdo vás naučil něco, co dodnes používáte?",
    "Co vám dnes usnadnilo den?",
    "Co dnes máte, o čem jste kdysi jen snili?",
    "Která vzpomínka vás zahřeje?",
    "Na co se těšíte?",
    "Která těžká věc vás posílila?",
    "Komu byste dnes mohli poděkovat?",
    "Kterou dnešní chvíli byste si nechali navždy?",
  ]
}
