import CoreModels

extension NamedayText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .names(let names):
      (names.count == 1 ? "Imieniny obchodzi " : "Imieniny obchodzą ") + "\(language.list(names))."
    case .noNames: "Według kalendarza nikt nie obchodzi tego dnia imienin."
    case .unsupported(let other):
      "Język \(Self.polishName(other)) nie ma kalendarza imienin. Imieniny mają kalendarze "
        + "słowacki "
        + "(sk), czeski (cs), węgierski (hu) i polski (pl): daily-brief nameday --calendar pl"
    case .tomorrow(let names): "Jutro: \(names.joined(separator: ", "))"
    case .upcoming(let name, let days): "\(name) obchodzi imieniny \(EventText.days(days).polish)."
    case .beginningSo: "Imiona, które tak się zaczynają:"
    case .followed(let name):
      "O imieninach (\(name)) przypomnimy tydzień wcześniej, dzień wcześniej i tego dnia."
    case .unfollowed(let name): "O imieninach (\(name)) nie będziemy już przypominać."
    case .nobody:
      "Nie obserwujesz jeszcze żadnego imienia. Dodasz je tak: daily-brief nameday follow Anna"
    case .error(.noCalendar(let other)):
      "Język \(Self.polishName(other)) nie ma kalendarza imienin."
    case .error(.unknownCalendar(let code)): "Nie ma kalendarza „\(code)”."
    case .error(.noSuchName(let name, _)): "W kalendarzu nie ma imienia „\(name)”."
    case .error(.notOnDate(let name, let date, _)): "\(name) nie obchodzi imienin \(date)."
    case .error(.notFollowed(let name)): "Nie obserwujesz imienia „\(name)”."
    case .error(.dateWithName): "Dnia i --of nie można podać razem."
    case .advice(.noCalendar), .advice(.unknownCalendar):
      "Wybierz go przez --calendar: sk, cs, hu lub pl."
    case .advice(.noSuchName(_, let similar)) where !similar.isEmpty:
      "Tak zaczynają się: \(similar.joined(separator: ", "))."
    case .advice(.noSuchName):
      "Sprawdź pisownię albo wybierz inny kalendarz przez --calendar: sk, cs, hu lub pl."
    case .advice(.notOnDate(_, _, let dates)):
      "Imieniny wypadają: \(dates.joined(separator: ", "))."
    case .advice(.notFollowed): "Obserwowane imiona pokaże daily-brief nameday people."
    case .advice(.dateWithName): "Podaj jedno z nich: daily-brief nameday --of Anna"
    }
  }

  private static func polishName(_ language: Language) -> String {
    switch language {
    case .english: "angielski"
    case .slovak: "słowacki"
    case .czech: "czeski"
    case .hungarian: "węgierski"
    case .polish: "polski"
    case .german: "niemiecki"
    case .spanish: "hiszpański"
    }
  }
}
