import CoreModels

extension MoriText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .timeRemaining: "Zbývající čas"
    case .days(let count): noun(for: count, one: "den", few: "dny", many: "dní")
    case .borrowedDays(let count):
      noun(for: count, one: "vypůjčený den", few: "vypůjčené dny", many: "vypůjčených dní")
    case .weeks(let count): counted(count, one: "týden", few: "týdny", many: "týdnů")
    case .yearsAndDays(let years, let days): "\(self.years(years)) a \(self.days(days))"
    case .percentLived(let percent): "\(percent)\u{A0}% života za vámi"
    case .lifeInSquares: "Život ve čtverečkách"
    case .gridSize(let rows): "\(years(rows)) × 52 týdnů"
    case .habitTracking: "Sledování návyků"
    case .todaysBonus: "Dnešní bonus"
    case .streak(let count): "\(count)denní série"
    case .openHabits(let names): "Dnes ještě čeká: \(names)."
    case .noHabits: "Zatím žádné návyky. mori habit add Čtení přidá první."
    case .todaysGratitude: "Dnešní vděčnost"
    case .lastSaved(let time): "Naposledy uloženo: \(time)"
    case .noGratitude: "Zatím nic. mori gratitude \"…\" uloží, za co děkujete."
    case .paused(let until): "Všechno je pozastaveno, poslední den pauzy: \(until)."
    case .setUpHint: "mori setup --born 1990-01-01 spustí vaše hodiny."
    case .setUp(let birth, let years):
      "Datum narození: \(birth.longText(in: language)). Délka života: \(self.years(years))."
    case .expectancyFrom(let country, let years, let source):
      "Očekávaná délka života při narození v zemi \(country):"
        + " \(language.decimal(years)) roku (\(source))."
    case .expectancyDiffers:
      "Jiné odhady pro tuto zemi se liší o více než dva roky; vlastní nastaví --expectancy."
    case .startingHabits(let names): "Návyky na začátek: \(names)."
    case .exercise: "Cvičení"
    case .read: "Čtení"
    case .meditate: "Meditace"
    case .untilDay(let day): "konec odpočtu: \(day)"
    case .sinceDay(let day): "začátek vypůjčených dní: \(day)"
    case .widget(let days):
      noun(for: days, one: "Zbývá", few: "Zbývají", many: "Zbývá") + " \(self.days(days))"
    case .widgetBorrowed(let days): "\(language.grouped(days)) \(Self.borrowedDays(days).czech)"
    case .error(let error): czech(error)
    case .advice(let error): czechAdvice(error)
    }
  }

  private func czech(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "Mori ještě nezná vaše datum narození."
    case .bornInFuture(let day):
      "Den \(day) teprve přijde, takže se v ten den ještě nikdo nenarodil."
    case .bornTooEarly(let day): "Den \(day) je před rokem 1880."
    case .badExpectancy(let years): "Očekávaná délka života nemůže být \(self.years(years))."
    case .unknownCountry(let code): "Mori nezná očekávanou délku života pro zemi „\(code)“."
    case .sexWithoutCountry: "Očekávaná délka života žen a mužů je v každé zemi jiná."
    case .outsideGrid(let day): "Den \(day) je před vaším datem narození."
    case .noSuchMark(let day): "Den \(day) nemá značku."
    case .badPictureSize(let size): "„\(size)“ není velikost obrázku."
    case .pictureTooSmall(let size): "„\(size)“ je na vaše čtverečky málo."
    case .noSuchHabit(let name): "Návyk „\(name)“ neexistuje."
    case .ambiguousHabit(let name): "Na „\(name)“ začíná více návyků."
    case .habitExists(let name): "Návyk „\(name)“ už máte."
    case .habitArchived(let name): "Návyk „\(name)“ je odložený."
    case .badSchedule(let text): "„\(text)“ není rozvrh."
    case .badMinutes(let count): "\(count) není počet minut od 1 do 1\u{A0}440."
    case .badPosition(let position, let last):
      "V seznamu jsou místa od 1 do \(last), ne \(position)."
    case .tooManyMinutes(let habit): "Návyk „\(habit)“ by měl více minut než celý den."
    case .emptyEntry: "Zápis je prázdný."
    case .entryTooLong(let bytes):
      "Zápis má \(counted(bytes, one: "bajt", few: "bajty", many: "bajtů")), více než 1 MiB."
    case .noSuchEntry(let day): "Den \(day) nemá zápis."
    case .entryChanged(let day): "Zápis ze dne \(day) se změnil, zatímco jste ho upravovali."
    case .unknownImport(let path): "Soubor \(path) není deník, který umí Mori přečíst."
    }
  }

  private func czechAdvice(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "mori setup --born 1990-01-01 mu ho prozradí."
    case .bornInFuture, .bornTooEarly: "Zadejte datum narození od roku 1880 po dnešek."
    case .badExpectancy: "Zadejte počet let od 1 do 130."
    case .unknownCountry:
      "Zadejte dvoupísmenný kód, například SK, nebo vlastní počet let přes --expectancy."
    case .sexWithoutCountry: "Zadejte i --country, například --country SK --sex female."
    case .outsideGrid:
      "Zadejte pozdější den nebo opravte datum narození pomocí mori setup --born."
    case .noSuchMark: "Značky týdne ukáže mori week show."
    case .badPictureSize: "Použijte phone, desktop nebo šířku × výšku, například 1170x2532."
    case .pictureTooSmall: "Zadejte více pixelů, například 1170x2532."
    case .noSuchHabit: "Vaše návyky ukáže mori habit list."
    case .ambiguousHabit: "Napište z názvu více."
    case .habitExists: "Zvolte jiný název."
    case .habitArchived: "mori habit restore ho vrátí mezi ostatní."
    case .badSchedule:
      "Napište daily, dny jako mon,wed,fri nebo kolikrát za kolik dní, například 3/7."
    case .badMinutes: "Napište, jak dlouho to trvalo, nebo počet vynechte a použije se krok návyku."
    case .badPosition: "Pořadí ukáže mori habit list."
    case .tooManyMinutes: "Den má 1\u{A0}440 minut."
    case .emptyEntry: "Napište něco, třeba jen maličkost."
    case .entryTooLong: "Zkraťte ho nebo nechte zbytek na jiný den."
    case .noSuchEntry: "Dny se zápisem ukáže mori diary."
    case .entryChanged: "Upravte ho znovu a doplňte, co jste napsali."
    case .unknownImport: "Mori čte vlastní JSON a JSON z aplikací jrnl a Day One."
    }
  }

  private func days(_ n: Int) -> String { counted(n, one: "den", few: "dny", many: "dní") }

  private func years(_ n: Int) -> String { counted(n, one: "rok", few: "roky", many: "let") }

  private func counted(_ count: Int, one: String, few: String, many: String) -> String {
    Language.czech.grouped(count) + " " + noun(for: count, one: one, few: few, many: many)
  }

  private func noun(for count: Int, one: String, few: String, many: String) -> String {
    let category = Language.czech.pluralCategory(of: count)
    return category == .one ? one : category == .few ? few : many
  }
}
