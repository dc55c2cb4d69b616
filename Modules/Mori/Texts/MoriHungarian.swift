import CoreModels

extension MoriText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .timeRemaining: "Hátralévő idő"
    case .days: "nap"
    case .borrowedDays: "kölcsönkapott nap"
    case .weeks(let count): language.grouped(count) + " hét"
    case .yearsAndDays(let years, let days): "\(years) év és \(days) nap"
    case .percentLived(let percent): "az életed \(percent)%-a mögötted van"
    case .lifeInSquares: "Élet négyzetekben"
    case .gridSize(let rows): "\(rows) év × 52 hét"
    case .habitTracking: "Szokáskövetés"
    case .todaysBonus: "Mai bónusz"
    case .streak(let count): "\(count) napos sorozat"
    case .openHabits(let names): "Ma még hátravan: \(names)."
    case .noHabits: "Még nincs szokásod. A mori habit add Olvasás felveszi az elsőt."
    case .todaysGratitude: "Mai hála"
    case .lastSaved(let time): "Utoljára mentve: \(time)"
    case .noGratitude: "Még üres. A mori gratitude \"…\" megőrzi, amiért hálás vagy."
    case .paused(let until): "Minden szünetel, az utolsó nap: \(until)."
    case .setUpHint: "A mori setup --born 1990-01-01 elindítja az órádat."
    case .setUp(let birth, let years):
      "Születési dátum: \(birth.longText(in: language)). Várható élettartam: \(years) év."
    case .expectancyFrom(let country, let years, let source):
      "Születéskor várható élettartam, \(country): \(language.decimal(years)) év (\(source))."
    case .expectancyDiffers:
      "Más becslések erre az országra több mint két évvel eltérnek; sajátot az --expectancy ad meg."
    case .startingHabits(let names): "Szokások kezdetnek: \(names)."
    case .exercise: "Testmozgás"
    case .read: "Olvasás"
    case .meditate: "Meditáció"
    case .untilDay(let day): "a visszaszámlálás vége: \(day)"
    case .sinceDay(let day): "a kölcsönkapott napok kezdete: \(day)"
    case .widget(let days): "Még \(language.grouped(days)) nap"
    case .widgetBorrowed(let days): "\(language.grouped(days)) kölcsönkapott nap"
    case .error(let error): hungarian(error)
    case .advice(let error): hungarianAdvice(error)
    }
  }

  private func hungarian(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "A Mori még nem tudja, mikor születtél."
    case .bornInFuture(let day):
      "Ez a nap még nem jött el, így akkor senki sem születhetett: \(day.shortText(in: .hungarian))"
    case .bornTooEarly(let day): "Ez a nap 1880 előtti: \(day.shortText(in: .hungarian))"
    case .badExpectancy(let years): "A várható élettartam nem lehet \(years) év."
    case .unknownCountry(let code):
      "A Mori nem tudja, mennyi a várható élettartam ebben az országban: „\(code)”."
    case .sexWithoutCountry: "A nők és a férfiak várható élettartama országonként más."
    case .outsideGrid(let day):
      "Ez a nap a születési dátumod előtt van: \(day.shortText(in: .hungarian))"
    case .noSuchMark(let day): "Nincs megjelölve: \(day.shortText(in: .hungarian))"
    case .badPictureSize(let size): "Ez nem képméret: „\(size)”."
    case .pictureTooSmall(let size): "A négyzeteidhez ez túl kicsi: „\(size)”."
    case .noSuchHabit(let name): "Nincs ilyen szokás: „\(name)”."
    case .ambiguousHabit(let name): "Több szokás neve kezdődik így: „\(name)”."
    case .habitExists(let name): "Ilyen szokásod már van: „\(name)”."
    case .habitArchived(let name): "Ez a szokás félre van téve: „\(name)”."
    case .badSchedule(let text): "Ez nem beosztás: „\(text)”."
    case .badMinutes(let count): "A percek száma 1 és 1440 közötti lehet, nem \(count)."
    case .badPosition(let position, let last):
      "A listán nincs ilyen hely: \(position). Az utolsó: \(last)."
    case .tooManyMinutes(let habit): "\(habit): ez több perc lenne, mint egy egész nap."
    case .emptyEntry: "A bejegyzés üres."
    case .entryTooLong(let bytes):
      "A bejegyzés \(Language.hungarian.grouped(bytes)) bájt, több mint 1 MiB."
    case .noSuchEntry(let day): "Ehhez a naphoz nincs bejegyzés: \(day.shortText(in: .hungarian))"
    case .entryChanged(let day):
      "A bejegyzés megváltozott, miközben szerkesztetted: \(day.shortText(in: .hungarian))"
    case .unknownImport(let path): "Ez nem olyan napló, amelyet a Mori be tud olvasni: \(path)."
    }
  }

  private func hungarianAdvice(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "A mori setup --born 1990-01-01 elárulja neki."
    case .bornInFuture, .bornTooEarly: "Adj meg egy születési dátumot 1880 és a mai nap között."
    case .badExpectancy: "Adj meg egy számot 1 és 130 között."
    case .unknownCountry:
      "Használj kétbetűs kódot, például SK, vagy add meg az éveket az --expectancy kapcsolóval."
    case .sexWithoutCountry:
      "Add meg a --country kapcsolót is, például --country SK --sex female."
    case .outsideGrid:
      "Adj meg egy későbbi napot, vagy javítsd a születési dátumod: mori setup --born."
    case .noSuchMark: "Egy hét jelöléseit a mori week show mutatja."
    case .badPictureSize:
      "Ezek közül válassz: phone, desktop vagy szélesség × magasság, például 1170x2532."
    case .pictureTooSmall: "Adj meg több képpontot, például 1170x2532."
    case .noSuchHabit: "A szokásaidat a mori habit list mutatja."
    case .ambiguousHabit: "Írj többet a nevéből."
    case .habitExists: "Válassz másik nevet."
    case .habitArchived: "A mori habit restore visszahozza."
    case .badSchedule:
      "Írd így: daily, napok, például mon,wed,fri, vagy hányszor hány nap alatt, például 3/7."
    case .badMinutes: "Írd meg, meddig tartott, vagy hagyd el, és a szokás lépése számít."
    case .badPosition: "A sorrendet a mori habit list mutatja."
    case .tooManyMinutes: "Egy nap 1440 perc."
    case .emptyEntry: "Írj valamit, akármilyen apróságot."
    case .entryTooLong: "Rövidítsd le, vagy hagyd a többit egy másik napra."
    case .noSuchEntry: "A mori diary mutatja, melyik naphoz van."
    case .entryChanged: "Szerkeszd újra, és pótold, amit írtál."
    case .unknownImport: "A Mori a saját, a jrnl és a Day One JSON-fájljait olvassa."
    }
  }
}
