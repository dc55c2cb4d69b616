import CoreModels

extension MoriText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .timeRemaining: "Tiempo restante"
    case .days(let count): count == 1 ? "día" : "días"
    case .borrowedDays(let count): count == 1 ? "día prestado" : "días prestados"
    case .weeks(let count): language.grouped(count) + (count == 1 ? " semana" : " semanas")
    case .yearsAndDays(let years, let days):
      language.counted(years, one: "año", many: "años") + " y "
        + language.counted(days, one: "día", many: "días")
    case .percentLived(let percent): "\(percent)\u{A0}% vivido"
    case .lifeInSquares: "La vida en cuadrados"
    case .gridSize(let rows):
      language.counted(rows, one: "año", many: "años") + " × 52 semanas"
    case .habitTracking: "Seguimiento de hábitos"
    case .todaysBonus: "Bonus de hoy"
    case .streak(let count): "racha de " + language.counted(count, one: "día", many: "días")
    case .openHabits(let names): "Pendiente hoy: \(names)."
    case .noHabits: "Aún no hay hábitos. mori habit add Lectura añade el primero."
    case .todaysGratitude: "Gratitud de hoy"
    case .lastSaved(let time): "Guardado por última vez: \(time)"
    case .noGratitude: "Aún nada. mori gratitude \"…\" guarda lo que agradeces."
    case .paused(let until): "Todo está en pausa; el último día es \(until)."
    case .setUpHint: "mori setup --born 1990-01-01 pone en marcha tu reloj."
    case .setUp(let birth, let years):
      "Fecha de nacimiento: \(birth.longText(in: language)). Esperanza de vida: "
        + language.counted(years, one: "año", many: "años") + "."
    case .expectancyFrom(let country, let years, let source):
      "Esperanza de vida al nacer en \(country): \(language.decimal(years)) años (\(source))."
    case .expectancyDiffers:
      "Otras estimaciones para este país difieren en más de dos años; --expectancy fija la tuya."
    case .startingHabits(let names): "Hábitos para empezar: \(names)."
    case .exercise: "Ejercicio"
    case .read: "Lectura"
    case .meditate: "Meditación"
    case .untilDay(let day): "hasta el \(day)"
    case .sinceDay(let day): "desde el \(day)"
    case .widget(let days):
      days == 1 ? "Queda 1 día" : "Quedan " + language.grouped(days) + " días"
    case .widgetBorrowed(let days):
      language.grouped(days) + (days == 1 ? " día prestado" : " días prestados")
    case .error(let error): spanish(error)
    case .advice(let error): spanishAdvice(error)
    }
  }

  private func spanish(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "Mori aún no conoce tu fecha de nacimiento."
    case .bornInFuture(let day):
      "El \(day.shortText(in: .spanish)) aún no ha llegado, así que nadie nació ese día."
    case .bornTooEarly(let day): "El \(day.shortText(in: .spanish)) es anterior a 1880."
    case .badExpectancy(let years):
      "Una esperanza de vida de "
        + Language.spanish.counted(years, one: "año", many: "años") + " no es posible."
    case .unknownCountry(let code): "Mori no conoce la esperanza de vida del país «\(code)»."
    case .sexWithoutCountry:
      "La esperanza de vida de mujeres y hombres es distinta en cada país."
    case .outsideGrid(let day):
      "El \(day.shortText(in: .spanish)) es anterior a tu fecha de nacimiento."
    case .noSuchMark(let day): "El \(day.shortText(in: .spanish)) no está marcado."
    case .badPictureSize(let size): "«\(size)» no es un tamaño de imagen."
    case .pictureTooSmall(let size): "«\(size)» es demasiado pequeño para tus cuadrados."
    case .noSuchHabit(let name): "No existe el hábito «\(name)»."
    case .ambiguousHabit(let name): "Varios hábitos empiezan por «\(name)»."
    case .habitExists(let name): "Ya tienes un hábito «\(name)»."
    case .habitArchived(let name): "El hábito «\(name)» está archivado."
    case .badSchedule(let text): "«\(text)» no es una frecuencia."
    case .badMinutes(let count): "\(count) no es un número de minutos de 1 a 1440."
    case .badPosition(let position, let last):
      "La lista tiene los puestos del 1 al \(last), no el \(position)."
    case .tooManyMinutes(let habit):
      "El hábito «\(habit)» tendría más minutos que el día entero."
    case .emptyEntry: "La entrada está vacía."
    case .entryTooLong(let bytes):
      "La entrada ocupa \(Language.spanish.grouped(bytes)) bytes, más de 1 MiB."
    case .noSuchEntry(let day): "El \(day.shortText(in: .spanish)) no tiene ninguna entrada."
    case .entryChanged(let day):
      "La entrada del \(day.shortText(in: .spanish)) cambió mientras la editabas."
    case .unknownImport(let path): "\(path) no es un diario que Mori pueda leer."
    }
  }

  private func spanishAdvice(_ error: MoriError) -> String {
    switch error {
    case .notSetUp: "mori setup --born 1990-01-01 se la indica."
    case .bornInFuture, .bornTooEarly: "Indica una fecha de nacimiento entre 1880 y hoy."
    case .badExpectancy: "Indica un número de años de 1 a 130."
    case .unknownCountry:
      "Usa un código de dos letras, como SK, o indica tus propios años con --expectancy."
    case .sexWithoutCountry: "Indica también --country, por ejemplo --country SK --sex female."
    case .outsideGrid:
      "Indica un día posterior o corrige tu fecha de nacimiento con mori setup --born."
    case .noSuchMark: "mori week show muestra las marcas de una semana."
    case .badPictureSize: "Usa phone, desktop o ancho × alto, como 1170x2532."
    case .pictureTooSmall: "Indica más píxeles, como 1170x2532."
    case .noSuchHabit: "mori habit list muestra los tuyos."
    case .ambiguousHabit: "Escribe más letras de su nombre."
    case .habitExists: "Elige otro nombre."
    case .habitArchived: "mori habit restore lo recupera."
    case .badSchedule:
      "Escribe daily, días como mon,wed,fri o cuántas veces en cuántos días, como 3/7."
    case .badMinutes: "Escribe cuánto duró, u omítelo y contará el paso del hábito."
    case .badPosition: "mori habit list muestra el orden."
    case .tooManyMinutes: "Un día tiene 1440 minutos."
    case .emptyEntry: "Escribe algo, por pequeño que sea."
    case .entryTooLong: "Acórtala o deja el resto para otro día."
    case .noSuchEntry: "mori diary muestra los días que la tienen."
    case .entryChanged: "Edítala de nuevo y añade lo que escribiste."
    case .unknownImport: "Mori lee su propio JSON y los de jrnl y Day One."
    }
  }
}
