import CoreModels

extension MoriText {
  var german: String {
    let language = Language.german
    return switch self {
    case .timeRemaining: "Verbleibende Zeit"
    case .days(let count): count == 1 ? "Tag" : "Tage"
    case .borrowedDays(let count): count == 1 ? "geliehener Tag" : "geliehene Tage"
    case .weeks(let count): language.grouped(count) + (count == 1 ? " Woche" : " Wochen")
    case .yearsAndDays(let years, let days):
      language.counted(years, one: "Jahr", many: "Jahre") + " und "
        + language.counted(days, one: "Tag", many: "Tage")
    case .percentLived(let percent): "\(percent)\u{A0}% gelebt"
    case .lifeInSquares: "Dein Leben in Kästchen"
    case .gridSize(let rows):
      language.counted(rows, one: "Jahr", many: "Jahre") + " × 52 Wochen"
    case .habitTracking: "Gewohnheiten im Blick"
    case .todaysBonus: "Bonus heute"
    case .streak(let count): "\(count)-tägige Serie"
    case .openHabits(let names): "Heute noch offen: \(names)."
    case .noHabits: "Noch keine Gewohnheiten. mori habit add Lesen legt die erste an."
    case .todaysGratitude: "Dankbarkeit heute"
    case .lastSaved(let time): "Zuletzt gespeichert: \(time)"
    case .noGratitude: "Noch nichts. mori gratitude \"…\" bewahrt auf, wofür du dankbar bist."
    case .paused(let until): "Alles pausiert, der letzte Tag ist \(until)."
    case .setUpHint: "mori setup --born 1990-01-01 startet deine Uhr."
    case .setUp(let birth, let years):
      "Geburtsdatum: \(birth.longText(in: language)). Lebenserwartung: "
        + language.counted(years, one: "Jahr", many: "Jahre") + "."
    case .expectancyFrom(let country, let years, let source):
      "Lebenserwartung bei der Geburt in \(country): \(language.decimal(years)) Jahre (\(source))."
    case .expectancyDiffers:
      "Andere Schätzungen für dieses Land weichen um mehr als zwei Jahre ab; --expectancy setzt"
        + " deine eigene."
    case .startingHabits(let names): "Gewohnheiten für den Anfang: \(names)."
    case .exercise: "Sport"
    case .read: "Lesen"
    case .meditate: "Meditieren"
    case .untilDay(let day): "bis \(day)"
    case .sinceDay(let day): "seit \(day)"
    case .widget(let days): "Noch " + language.grouped(days) + (days == 1 ? " Tag" : " Tage")
    case .widgetBorrowed(let days):
      language.grouped(days) + (days == 1 ? " geliehener Tag" : " geliehene Tage")
    case .error(let error): german(error)
    case .advice(let error): germanAdvice(error)
    }
  }

  private func german(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "Mori kennt dein Geburtsdatum noch nicht."
    case .bornInFuture(let day):
      "Der \(day.shortText(in: .german)) liegt in der Zukunft, da wurde noch niemand geboren."
    case .bornTooEarly(let day): "Der \(day.shortText(in: .german)) liegt vor 1880."
    case .badExpectancy(let years):
      "Eine Lebenserwartung von "
        + Language.german.counted(years, one: "Jahr", many: "Jahren") + " ist nicht möglich."
    case .unknownCountry(let code): "Für das Land „\(code)“ kennt Mori keine Lebenserwartung."
    case .sexWithoutCountry:
      "Die Lebenserwartung von Frauen und Männern ist in jedem Land anders."
    case .outsideGrid(let day): "Der \(day.shortText(in: .german)) liegt vor deinem Geburtsdatum."
    case .noSuchMark(let day): "Der \(day.shortText(in: .german)) ist nicht markiert."
    case .badPictureSize(let size): "„\(size)“ ist keine Bildgröße."
    case .pictureTooSmall(let size): "„\(size)“ ist zu klein für deine Kästchen."
    case .noSuchHabit(let name): "Die Gewohnheit „\(name)“ gibt es nicht."
    case .ambiguousHabit(let name): "Mehrere Gewohnheiten beginnen mit „\(name)“."
    case .habitExists(let name): "Die Gewohnheit „\(name)“ gibt es schon."
    case .habitArchived(let name): "Die Gewohnheit „\(name)“ ist archiviert."
    case .badSchedule(let text): "„\(text)“ ist kein Plan."
    case .badMinutes(let count): "\(count) ist keine Minutenzahl von 1 bis 1.440."
    case .badPosition(let position, let last):
      "Die Liste hat die Plätze 1 bis \(last), nicht \(position)."
    case .tooManyMinutes(let habit):
      "Die Gewohnheit „\(habit)“ hätte mehr Minuten als der ganze Tag."
    case .emptyEntry: "Der Eintrag ist leer."
    case .entryTooLong(let bytes):
      "Der Eintrag hat \(Language.german.grouped(bytes)) Byte, mehr als 1 MiB."
    case .noSuchEntry(let day): "Zum \(day.shortText(in: .german)) gibt es keinen Eintrag."
    case .entryChanged(let day):
      "Der Eintrag vom \(day.shortText(in: .german)) hat sich geändert, während du ihn bearbeitet "
        + "hast."
    case .unknownImport(let path): "\(path) ist kein Tagebuch, das Mori lesen kann."
    }
  }

  private func germanAdvice(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "mori setup --born 1990-01-01 verrät es."
    case .bornInFuture, .bornTooEarly: "Gib ein Geburtsdatum von 1880 bis heute an."
    case .badExpectancy: "Gib 1 bis 130 Jahre an."
    case .unknownCountry:
      "Nimm einen Code aus zwei Buchstaben wie SK oder gib mit --expectancy eigene Jahre an."
    case .sexWithoutCountry: "Gib auch --country an, zum Beispiel --country SK --sex female."
    case .outsideGrid:
      "Nimm einen späteren Tag oder berichtige dein Geburtsdatum mit mori setup --born."
    case .noSuchMark: "mori week show zeigt die Markierungen einer Woche."
    case .badPictureSize: "Nimm phone, desktop oder Breite × Höhe wie 1170x2532."
    case .pictureTooSmall: "Gib mehr Pixel an, etwa 1170x2532."
    case .noSuchHabit: "mori habit list zeigt deine Gewohnheiten."
    case .ambiguousHabit: "Gib mehr vom Namen an."
    case .habitExists: "Wähle einen anderen Namen."
    case .habitArchived: "mori habit restore holt sie zurück."
    case .badSchedule:
      "Schreib daily, Wochentage wie mon,wed,fri oder wie oft in wie vielen Tagen, etwa 3/7."
    case .badMinutes:
      "Schreib, wie lange es war, oder lass es weg, dann zählt der Schritt der Gewohnheit."
    case .badPosition: "mori habit list zeigt die Reihenfolge."
    case .tooManyMinutes: "Ein Tag hat 1.440 Minuten."
    case .emptyEntry: "Schreib etwas, und sei es noch so klein."
    case .entryTooLong: "Kürze ihn oder heb den Rest für einen anderen Tag auf."
    case .noSuchEntry: "mori diary zeigt die Tage, die einen haben."
    case .entryChanged: "Bearbeite ihn noch einmal und ergänze, was du geschrieben hast."
    case .unknownImport: "Mori liest sein eigenes JSON und das von jrnl und Day One."
    }
  }
}
