import CoreModels

extension EventText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .daysTo(let name, let days):
      switch language.pluralCategory(of: days) {
      case .one: "\(name): został \(days) dzień"
      case .few: "\(name): zostały \(language.grouped(days)) dni"
      case .many: "\(name): zostało \(language.grouped(days)) dni"
      }
    case .days(0): "dzisiaj"
    case .days(1): "jutro"
    case .days(-1): "wczoraj"
    case .days(let days) where days > 0:
      "za \(language.counted(days, one: "dzień", few: "dni", many: "dni"))"
    case .days(let days): "\(language.counted(-days, one: "dzień", few: "dni", many: "dni")) temu"
    case .yearly: "co rok"
    case .noEvents: "Nie ma jeszcze wydarzeń"
    case .howToAdd:
      "Tak się dodaje: daily-brief events add \"Boże Narodzenie\" 2026-12-25 --yearly"
    case .added(let name, let days): "Dodano: \(name), \(EventText.days(days).polish)."
    case .changed(let name, let days): "Zmieniono: \(name), \(EventText.days(days).polish)."
    case .removed(let name): "Usunięto: \(name). daybook undo to przywróci."
    case .removedFromServer(let name):
      "Usunięto z serwera: \(name). Wróci tylko po ponownym dodaniu."
    case .imported(let new, let known, let skipped, isTrial: false):
      "Import: nowe: \(new), już znane: \(known), pominięte: \(skipped)."
    case .imported(let new, let known, let skipped, isTrial: true):
      "Import przyniósłby: nowe: \(new), już znane: \(known), pominięte: \(skipped)."
    case .keptOnce(let names):
      Self.sentence("Powtarza się inaczej niż co rok, więc zostaje tylko najbliższy dzień", names)
    case .skipped(let reason, let names):
      Self.sentence(Self.polishReason(reason), names)
    case .error(let error): Self.polishError(error)
    case .advice(let error): Self.polishAdvice(error)
    }
  }

  private static func polishReason(_ reason: CalendarSkip) -> String {
    switch reason {
    case .cancelled: "Pominięto, odwołane"
    case .over: "Pominięto, już minęły; --past je doda"
    case .noDate: "Pominięto, bez daty"
    case .noName: "Pominięto, bez nazwy"
    case .longName: "Pominięto, nazwa ma ponad 200 znaków"
    case .unknownRecurrence: "Pominięto, powtarza się w sposób, który nie jest tu znany"
    }
  }

  private static func polishError(_ error: EventError) -> String {
    switch error {
    case .duplicate(let name, let day): "„\(name)” z datą \(day) już jest na liście."
    case .noSuchEvent(let text): "Nie ma wydarzenia „\(text)”."
    case .ambiguousEvent(let text, _): "„\(text)” pasuje do kilku wydarzeń."
    case .badLeadDays(let text): "„\(text)” to nie liczba dni przed wydarzeniem."
    case .leadDaysOnServer: "Serwer nie pamięta, w które dni zapowiadać wydarzenie."
    case .nothingToChange: "Nie podano, co zmienić."
    case .noSuchReminder(let text): "Nie ma przypomnienia „\(text)”."
    case .ambiguousReminder(let text, _): "„\(text)” pasuje do kilku przypomnień."
    case .reminderNeverComes: "Nigdy by nie przyszło: ten dzień lub ostatni dzień już minął."
    case .noCalendar(let file): "\(file) nie jest kalendarzem."
    case .brokenCalendar(let problem, let line):
      "Nie da się odczytać wiersza \(line) kalendarza: \(Self.polishProblem(problem))."
    }
  }

  private static func polishAdvice(_ error: EventError) -> String {
    switch error {
    case .duplicate: "Zmienia je daily-brief events edit."
    case .noSuchEvent:
      "Listę pokaże daily-brief events; wystarczy numer, nazwa albo jej początek."
    case .ambiguousEvent(_, let choices), .ambiguousReminder(_, let choices):
      "Wybierz według numeru: \(choices.joined(separator: "; "))."
    case .badLeadDays:
      "Podaj najwyżej 10 liczb od 0 do 366, na przykład 7,1,0; albo none, jeśli nie chcesz "
        + "powiadomień."
    case .leadDaysOnServer:
      "Pomiń --remind; przypomnienie na tym komputerze zapisuje daily-brief remind add."
    case .nothingToChange:
      "Dodaj --name, --on, --yearly, --once, --before, --after albo --remind."
    case .noSuchReminder:
      "Listę pokaże daily-brief remind; wystarczy numer, tekst albo jego początek."
    case .reminderNeverComes: "Wybierz późniejszy dzień w --on lub --until."
    case .noCalendar:
      "Wybierz plik iCalendar, jaki eksportują kalendarze; zaczyna się od BEGIN:VCALENDAR."
    case .brokenCalendar:
      "Nic nie zaimportowano. Wyeksportuj kalendarz ponownie albo popraw ten wiersz."
    }
  }

  private static func polishProblem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .notALine: "to nie jest właściwość"
    case .notText: "to nie jest tekst w UTF-8"
    case .unexpectedEnd: "kończy się coś, co się nie zaczęło"
    case .cutShort: "plik kończy się w środku"
    case .tooDeep: "zbyt wiele zagnieżdżonych części"
    case .badDate: "nie ma w nim daty, która istnieje"
    case .badRecurrence: "powtarzanie nie ma sensu"
    }
  }
}
