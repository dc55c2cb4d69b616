import CoreModels

extension DiaryText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .prompt(let number): Self.polishPrompts[prompt: number]
    case .promptHint: "mori gratitude \"…\" zachowa odpowiedź."
    case .mood(let mood): "nastrój \(mood) z 5"
    case .unchanged: "Nic się nie zmieniło."
    case .removed(let day): "Wpis usunięty: \(day.longText(in: language))."
    case .noEntries: "Nie ma jeszcze wpisów. mori gratitude \"…\" zapisze pierwszy."
    case .noneInDays(1): "Dziś nie ma jeszcze wpisu."
    case .noneInDays(let days):
      "Brak wpisów z ostatnich \(days) dni."
    case .noneTagged(let tag): "Żaden wpis nie ma tagu #\(tag)."
    case .noneOnThisDay: "W innych latach tego dnia nie ma jeszcze wpisów."
    case .noMatches(let words): "Żaden wpis nie zawiera „\(words)”."
    case .olderEntries: "Starsze wpisy pokaże mori diary --days 365"
    case .title: "Dziennik wdzięczności"
    case .exported(let count, let file):
      "Zapisano w pliku \(file): "
        + language.counted(count, one: "wpis", few: "wpisy", many: "wpisów") + "."
    case .imported(let added, let merged, let known, let skipped):
      "Dodano: \(language.counted(added, one: "wpis", few: "wpisy", many: "wpisów")),"
        + " dołączono do dnia z wpisem: \(merged), już znane: \(known), pominięto: \(skipped)."
    case .skipped(let problem, let entries): "\(Self.polish(problem)): nr \(entries)"
    }
  }

  private static func polish(_ problem: DiaryFile.Problem) -> String {
    switch problem {
    case .badDate: "Pominięto, nie da się odczytać daty"
    case .emptyText: "Pominięto, bez tekstu"
    case .tooLong: "Pominięto, ponad 1 MiB na jeden dzień"
    case .wrongType: "Pominięto, to nie wygląda na wpis"
    case .badTag: "Pominięto tag, którego nie da się użyć"
    case .badMood: "Bez nastroju, który nie jest od 1 do 5"
    }
  }

  private static let polishPrompts = [
    "Co wywołało dziś twój uśmiech?",
    "Kto był ostatnio dla ciebie dobry i w jaki sposób?",
    "Jakiej drobnostki by ci brakowało, gdyby jej nie było?",
    "Co poszło lepiej, niż przewidywały twoje obawy?",
    "Co pięknego udało się dziś zobaczyć, usłyszeć lub posmakować?",
    "Co potrafi twoje ciało, a rzadko mu za to dziękujesz?",
    "Które miejsce jest ci szczególnie bliskie?",
    "Czego nauczył cię ten tydzień?",
    "Kto nauczył cię czegoś, z czego wciąż korzystasz?",
    "Co ułatwiło dzisiejszy dzień?",
    "Co masz, a kiedyś było tylko marzeniem?",
    "Które wspomnienie cię ogrzewa?",
    "Na co czekasz z radością?",
    "Która trudna rzecz dodała ci siły?",
    "Komu możesz dziś podziękować?",
    "Którą dzisiejszą chwilę chcesz zachować na zawsze?",
  ]
}
