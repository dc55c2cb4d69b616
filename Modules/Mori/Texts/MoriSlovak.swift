import CoreModels

extension MoriText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .timeRemaining: "Zostávajúci čas"
    case .days(let count): noun(for: count, one: "deň", few: "dni", many: "dní")
    case .borrowedDays(let count):
      noun(for: count, one: "požičaný deň", few: "požičané dni", many: "požičaných dní")
    case .weeks(let count): counted(count, one: "týždeň", few: "týždne", many: "týždňov")
    case .yearsAndDays(let years, let days): "\(self.years(years)) a \(self.days(days))"
    case .percentLived(let percent): "\(percent)\u{A0}% života za vami"
    case .lifeInSquares: "Život vo štvorčekoch"
    case .gridSize(let rows): "\(years(rows)) × 52 týždňov"
    case .habitTracking: "Sledovanie návykov"
    case .todaysBonus: "Dnešný bonus"
    case .streak(let count): "\(count)-dňová séria"
    case .openHabits(let names): "Dnes ešte čaká: \(names)."
    case .noHabits: "Zatiaľ žiadne návyky. mori habit add Čítanie pridá prvý."
    case .todaysGratitude: "Dnešná vďačnosť"
    case .lastSaved(let time): "Naposledy uložené: \(time)"
    case .noGratitude: "Zatiaľ nič. mori gratitude \"…\" uloží, za čo ďakujete."
    case .paused(let until): "Všetko je pozastavené, posledný deň pauzy: \(until)."
    case .setUpHint: "mori setup --born 1990-01-01 spustí vaše hodiny."
    case .setUp(let birth, let years):
      "Dátum narodenia: \(birth.longText(in: language)). Dĺžka života: \(self.years(years))."
    case .expectancyFrom(let country, let years, let source):
      "Očakávaná dĺžka života pri narodení v krajine \(country):"
        + " \(language.decimal(years)) roka (\(source))."
    case .expectancyDiffers:
      "Iné odhady pre túto krajinu sa líšia o viac ako dva roky; vlastný nastaví --expectancy."
    case .startingHabits(let names): "Návyky na začiatok: \(names)."
    case .exercise: "Cvičenie"
    case .read: "Čítanie"
    case .meditate: "Meditácia"
    case .untilDay(let day): "koniec odpočtu: \(day)"
    case .sinceDay(let day): "začiatok požičaných dní: \(day)"
    case .widget(let days):
      noun(for: days, one: "Zostáva", few: "Zostávajú", many: "Zostáva") + " \(self.days(days))"
    case .widgetBorrowed(let days): "\(language.grouped(days)) \(Self.borrowedDays(days).slovak)"
    case .error(let error): slovak(error)
    case .advice(let error): slovakAdvice(error)
    }
  }

  private func slovak(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "Mori ešte nepozná váš dátum narodenia."
    case .bornInFuture(let day):
      "Deň \(day) ešte len príde, takže sa v ten deň ešte nikto nenarodil."
    case .bornTooEarly(let day): "Deň \(day) je pred rokom 1880."
    case .badExpectancy(let years): "Očakávaná dĺžka života nemôže byť \(self.years(years))."
    case .unknownCountry(let code): "Mori nepozná očakávanú dĺžku života pre krajinu „\(code)“."
    case .sexWithoutCountry: "Očakávaná dĺžka života žien a mužov je v každej krajine iná."
    case .outsideGrid(let day): "Deň \(day) je pred vaším dátumom narodenia."
    case .noSuchMark(let day): "Deň \(day) nemá značku."
    case .badPictureSize(let size): "„\(size)“ nie je veľkosť obrázka."
    case .pictureTooSmall(let size): "„\(size)“ je na vaše štvorčeky málo."
    case .noSuchHabit(let name): "Návyk „\(name)“ neexistuje."
    case .ambiguousHabit(let name): "Na „\(name)“ sa začína viac návykov."
    case .habitExists(let name): "Návyk „\(name)“ už máte."
    case .habitArchived(let name): "Návyk „\(name)“ je odložený."
    case .badSchedule(let text): "„\(text)“ nie je rozvrh."
    case .badMinutes(let count): "\(count) nie je počet minút od 1 do 1\u{A0}440."
    case .badPosition(let position, let last):
      "V zozname sú miesta od 1 do \(last), nie \(position)."
    case .tooManyMinutes(let habit): "Návyk „\(habit)“ by mal viac minút ako celý deň."
    case .emptyEntry: "Zápis je prázdny."
    case .entryTooLong(let bytes):
      "Zápis má \(counted(bytes, one: "bajt", few: "bajty", many: "bajtov")), viac ako 1 MiB."
    case .noSuchEntry(let day): "Deň \(day) nemá zápis."
    case .entryChanged(let day): "Zápis zo dňa \(day) sa zmenil, kým ste ho upravovali."
    case .unknownImport(let path): "Súbor \(path) nie je denník, ktorý vie Mori prečítať."
    }
  }

  private func slovakAdvice(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "mori setup --born 1990-01-01 mu ho prezradí."
    case .bornInFuture, .bornTooEarly: "Zadajte dátum narodenia od roku 1880 po dnešok."
    case .badExpectancy: "Zadajte počet rokov od 1 do 130."
    case .unknownCountry:
      "Zadajte dvojpísmenový kód, napríklad SK, alebo vlastný počet rokov cez --expectancy."
    case .sexWithoutCountry: "Zadajte aj --country, napríklad --country SK --sex female."
    case .outsideGrid:
      "Zadajte neskorší deň alebo opravte dátum narodenia cez mori setup --born."
    case .noSuchMark: "Značky týždňa ukáže mori week show."
    case .badPictureSize: "Použite phone, desktop alebo šírku × výšku, napríklad 1170x2532."
    case .pictureTooSmall: "Zadajte viac pixelov, napríklad 1170x2532."
    case .noSuchHabit: "Vaše návyky ukáže mori habit list."
    case .ambiguousHabit: "Napíšte z názvu viac."
    case .habitExists: "Zvoľte iný názov."
    case .habitArchived: "mori habit restore ho vráti medzi ostatné."
    case .badSchedule:
      "Napíšte daily, dni ako mon,wed,fri alebo koľkokrát za koľko dní, napríklad 3/7."
    case .badMinutes: "Napíšte, koľko to trvalo, alebo počet vynechajte a použije sa krok návyku."
    case .badPosition: "Poradie ukáže mori habit list."
    case .tooManyMinutes: "Deň má 1\u{A0}440 minút."
    case .emptyEntry: "Napíšte niečo, hoci len maličkosť."
    case .entryTooLong: "Skráťte ho alebo nechajte zvyšok na iný deň."
    case .noSuchEntry: "Dni so zápisom ukáže mori diary."
    case .entryChanged: "Upravte ho znova a doplňte, čo ste napísali."
    case .unknownImport: "Mori číta vlastný JSON a JSON z aplikácií jrnl a Day One."
    }
  }

  private func days(_ n: Int) -> String { counted(n, one: "deň", few: "dni", many: "dní") }

  private func years(_ n: Int) -> String { counted(n, one: "rok", few: "roky", many: "rokov") }

  private func counted(_ count: Int, one: String, few: String, many: String) -> String {
    Language.slovak.grouped(count) + " " + noun(for: count, one: one, few: few, many: many)
  }

  private func noun(for count: Int, one: String, few: String, many: String) -> String {
    let category = Language.slovak.pluralCategory(of: count)
    return category == .one ? one : category == .few ? few : many
  }
}
