import CoreModels

extension DiaryText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .prompt(let number): Self.hungarianPrompts[prompt: number]
    case .promptHint: "A mori gratitude \"…\" megőrzi a válaszodat."
    case .mood(let mood): "hangulat: \(mood)/5"
    case .unchanged: "Semmi sem változott."
    case .removed(let day): "Törölve a bejegyzés: \(day.longText(in: language))."
    case .noEntries: "Még nincs bejegyzés. A mori gratitude \"…\" megírja az elsőt."
    case .noneInDays(1): "Ma még nincs bejegyzés."
    case .noneInDays(let days):
      "Az elmúlt \(days) napban nincs bejegyzés."
    case .noneTagged(let tag): "Nincs bejegyzés #\(tag) címkével."
    case .noneOnThisDay: "Más években ezen a napon még nincs bejegyzés."
    case .noMatches(let words): "Egyik bejegyzésben sem szerepel: „\(words)”."
    case .olderEntries: "A régebbieket ez mutatja: mori diary --days 365"
    case .title: "Hálanapló"
    case .exported(let count, let file):
      "\(count) bejegyzés kiírva ide: \(file)."
    case .imported(let added, let merged, let known, let skipped):
      "\(added) bejegyzés hozzáadva, \(merged) meglévő naphoz csatolva,"
        + " \(known) már megvolt, \(skipped) kimaradt."
    case .skipped(let problem, let entries): "\(Self.hungarian(problem)): sorszám: \(entries)"
    }
  }

  private static func hungarian(_ problem: DiaryFile.Problem) -> String {
    switch problem {
    case .badDate: "Kimaradt, a dátum nem olvasható"
    case .emptyText: "Kimaradt, nincs szövege"
    case .tooLong: "Kimaradt, egy napra több mint 1 MiB"
    case .wrongType: "Kimaradt, nem bejegyzésnek látszik"
    case .badTag: "Kimaradt egy címke, amely nem lehet címke"
    case .badMood: "Hangulat nélkül, mert nem 1 és 5 közötti"
    }
  }

  private static let hungarianPrompts = [
    "Mi csalt ma mosolyt az arcodra?",
    "Ki volt hozzád kedves mostanában, és mivel?",
    "Melyik apróság hiányozna, ha nem lenne?",
    "Mi sikerült jobban, mint amitől tartottál?",
    "Mi szépet láttál, hallottál vagy kóstoltál ma?",
    "Mire képes a tested, amit ritkán köszönsz meg neki?",
    "Melyik helyre gondolsz szívesen?",
    "Mit tanultál ezen a héten?",
    "Ki tanított meg valamire, amit ma is használsz?",
    "Mi tette könnyebbé a mai napot?",
    "Mi az, amire régen csak vágytál, és ma már megvan?",
    "Melyik emlék melengeti a szíved?",
    "Minek örülsz előre?",
    "Melyik nehéz dolog tett erősebbé?",
    "Kinek köszönhetnél meg ma valamit?",
    "A mai nap melyik pillanatát őriznéd meg örökre?",
  ]
}
