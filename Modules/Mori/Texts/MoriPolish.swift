import CoreModels

extension MoriText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .timeRemaining: "Pozostały czas"
    case .days(let count): count == 1 ? "dzień" : "dni"
    case .borrowedDays(let count):
      noun(for: count, one: "pożyczony dzień", few: "pożyczone dni", many: "pożyczonych dni")
    case .weeks(let count): counted(count, one: "tydzień", few: "tygodnie", many: "tygodni")
    case .yearsAndDays(let years, let days): "\(self.years(years)) i \(self.days(days))"
    case .percentLived(let percent): "\(percent)% życia za tobą"
    case .lifeInSquares: "Życie w kwadratach"
    case .gridSize(let rows): "\(years(rows)) × 52 tygodnie"
    case .habitTracking: "Śledzenie nawyków"
    case .todaysBonus: "Dzisiejszy bonus"
    case .streak(let count): "\(count)-dniowa seria"
    case .openHabits(let names): "Na dziś jeszcze zostało: \(names)."
    case .noHabits: "Nie ma jeszcze nawyków. mori habit add Czytanie doda pierwszy."
    case .todaysGratitude: "Dzisiejsza wdzięczność"
    case .lastSaved(let time): "Ostatnio zapisano: \(time)"
    case .noGratitude: "Jeszcze nic. mori gratitude \"…\" zachowa to, za co dziękujesz."
    case .paused(let until): "Wszystko jest wstrzymane, ostatni dzień przerwy: \(until)."
    case .setUpHint: "mori setup --born 1990-01-01 uruchomi twój zegar."
    case .setUp(let birth, let years):
      "Data urodzenia: \(birth.longText(in: language)). Długość życia: \(self.years(years))."
    case .expectancyFrom(let country, let years, let source):
      "Oczekiwana długość życia w chwili urodzenia, \(country):"
        + " \(language.decimal(years)) roku (\(source))."
    case .expectancyDiffers:
      "Inne szacunki dla tego kraju różnią się o ponad dwa lata; własny ustawia --expectancy."
    case .startingHabits(let names): "Nawyki na początek: \(names)."
    case .exercise: "Trening"
    case .read: "Czytanie"
    case .meditate: "Medytacja"
    case .untilDay(let day): "koniec odliczania: \(day)"
    case .sinceDay(let day): "początek pożyczonych dni: \(day)"
    case .widget(let days):
      noun(for: days, one: "Został", few: "Zostały", many: "Zostało") + " \(self.days(days))"
    case .widgetBorrowed(let days): "\(language.grouped(days)) \(Self.borrowedDays(days).polish)"
    case .error(let error): polish(error)
    case .advice(let error): polishAdvice(error)
    }
  }

  private func polish(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "Mori nie zna jeszcze twojej daty urodzenia."
    case .bornInFuture(let day): "Dzień \(day) dopiero nadejdzie, więc nikt się wtedy nie urodził."
    case .bornTooEarly(let day): "Dzień \(day) przypada przed rokiem 1880."
    case .badExpectancy(let years): "Długość życia nie może wynosić \(self.years(years))."
    case .unknownCountry(let code): "Mori nie zna długości życia w kraju „\(code)”."
    case .sexWithoutCountry: "Oczekiwana długość życia kobiet i mężczyzn w każdym kraju jest inna."
    case .outsideGrid(let day): "Dzień \(day) jest przed twoją datą urodzenia."
    case .noSuchMark(let day): "Dzień \(day) nie ma oznaczenia."
    case .badPictureSize(let size): "„\(size)” to nie rozmiar obrazka."
    case .pictureTooSmall(let size): "„\(size)” to za mało na twoje kwadraty."
    case .noSuchHabit(let name): "Nie ma nawyku „\(name)”."
    case .ambiguousHabit(let name): "Od „\(name)” zaczyna się kilka nawyków."
    case .habitExists(let name): "Masz już nawyk „\(name)”."
    case .habitArchived(let name): "Nawyk „\(name)” jest odłożony."
    case .badSchedule(let text): "„\(text)” to nie harmonogram."
    case .badMinutes(let count): "\(count) to nie liczba minut od 1 do 1440."
    case .badPosition(let position, let last):
      "Na liście są miejsca od 1 do \(last), a nie \(position)."
    case .tooManyMinutes(let habit): "Nawyk „\(habit)” miałby więcej minut niż cały dzień."
    case .emptyEntry: "Wpis jest pusty."
    case .entryTooLong(let bytes):
      "Wpis ma \(counted(bytes, one: "bajt", few: "bajty", many: "bajtów")), więcej niż 1 MiB."
    case .noSuchEntry(let day): "Dzień \(day) nie ma wpisu."
    case .entryChanged(let day): "Wpis z dnia \(day) zmienił się w trakcie edycji."
    case .unknownImport(let path): "Plik \(path) nie jest dziennikiem, który Mori umie odczytać."
    }
  }

  private func polishAdvice(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "mori setup --born 1990-01-01 ją poda."
    case .bornInFuture, .bornTooEarly: "Podaj datę urodzenia od roku 1880 do dziś."
    case .badExpectancy: "Podaj liczbę lat od 1 do 130."
    case .unknownCountry:
      "Użyj dwuliterowego kodu, na przykład SK, albo podaj własną liczbę lat przez --expectancy."
    case .sexWithoutCountry: "Podaj też --country, na przykład --country SK --sex female."
    case .outsideGrid:
      "Podaj późniejszy dzień albo popraw datę urodzenia przez mori setup --born."
    case .noSuchMark: "Oznaczenia tygodnia pokaże mori week show."
    case .badPictureSize: "Użyj phone, desktop albo wymiarów, na przykład 1170x2532."
    case .pictureTooSmall: "Podaj więcej pikseli, na przykład 1170x2532."
    case .noSuchHabit: "Twoje nawyki pokaże mori habit list."
    case .ambiguousHabit: "Podaj więcej znaków nazwy."
    case .habitExists: "Wybierz inną nazwę."
    case .habitArchived: "mori habit restore go przywróci."
    case .badSchedule:
      "Napisz daily, dni jak mon,wed,fri albo ile razy w ciągu ilu dni, na przykład 3/7."
    case .badMinutes: "Napisz, ile to trwało, albo pomiń liczbę, a policzy się krok nawyku."
    case .badPosition: "Kolejność pokaże mori habit list."
    case .tooManyMinutes: "Doba ma 1440 minut."
    case .emptyEntry: "Napisz coś, choćby drobiazg."
    case .entryTooLong: "Skróć go albo zostaw resztę na inny dzień."
    case .noSuchEntry: "Dni z wpisem pokaże mori diary."
    case .entryChanged: "Otwórz go ponownie i dopisz swój tekst."
    case .unknownImport: "Mori czyta własny JSON oraz JSON z aplikacji jrnl i Day One."
    }
  }

  private func days(_ n: Int) -> String { counted(n, one: "dzień", few: "dni", many: "dni") }

  private func years(_ n: Int) -> String { counted(n, one: "rok", few: "lata", many: "lat") }

  private func counted(_ count: Int, one: String, few: String, many: String) -> String {
    Language.polish.grouped(count) + " " + noun(for: count, one: one, few: few, many: many)
  }

  private func noun(for count: Int, one: String, few: String, many: String) -> String {
    let category = Language.polish.pluralCategory(of: count)
    return category == .one ? one : category == .few ? few : many
  }
}
