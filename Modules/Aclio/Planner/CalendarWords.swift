import CoreModels

/// Words that say of a number beside them what it counts, folded. Days are read by `DayReader`.
enum CalendarWords {
  enum Unit { case day, week, month, year }

  static func unit(_ word: String) -> Unit? {
    let stems: [(Unit, [String])] = [
      (.day, ["day", "dn", "den", "nap", "dzien", "tag", "dia"]),
      (.week, ["week", "tyzd", "tydn", "tyden", "het", "tygod", "tydzien", "woche", "semana"]),
      (.month, ["month", "mesiac", "mesic", "honap", "miesiac", "miesiec", "monat", "mes"]),
      (.year, ["year", "rok", "roc", "let_", "ev_", "eve", "lat_", "jahr", "ano"]),
    ]
    return stems.first { $0.1.contains { matches(word, $0) } }?.0
  }

  static func number(_ word: String) -> Int? {
    let words: [[String]] = [
      ["a", "an", "one", "jeden", "jednu", "egy", "ein", "einem", "einer", "un"],
      ["two", "dva", "dve", "ket", "dwa", "dwie", "zwei", "dos"],
      ["three", "tri", "harom", "trzy", "drei", "tres"],
      ["four", "styri", "ctyri", "negy", "cztery", "vier", "cuatro"],
      ["five", "pat", "pet", "ot", "piec", "funf", "cinco"],
      ["six", "sest", "hat", "szesc", "sechs", "seis"], ["seven", "sedem", "sedm", "siedem"],
      ["eight", "osem", "osm", "acht", "ocho"], ["nine", "devat", "devet"],
      ["ten", "desat", "deset", "tiz", "zehn", "diez"], ["eleven", "jedenast", "jedenact"],
      ["twelve", "dvanast", "dvanact", "zwolf", "doce", "dozen"],
    ]
    return words.firstIndex { $0.contains(word) }.map { $0 + 1 }
  }

  /// 1 … 12.
  static func month(_ word: String) -> Int? {
    let stems: [String] = [
      "january,januar,jan_,leden,ledna,lednu,styczen,styczn,enero",
      "february,februar,feb_,unor,luty,lutego,lutym,febrero",
      "march_,marec,marca_,marci,marcius,brezen,brezna,breznu,marzec,marcu_,marz_,marzo",
      "april,aprilis,duben,dubna,dubnu,kwiecien,kwietn,abril",
      "may_,maj_,maja_,maji_,kveten,kvetn,majus,mai_,maju_,mayo", "",
      "july,jul_,jula_,juli_,julius,cervenec,cervenc,lipiec,lipca,lipcu,julio",
      "august,augusztus,srpen,srpn,sierpien,sierpn,agosto",
      "september,szeptember,zari_,wrzesien,wrzesn,septiembre",
      "october,oktober,oktobr,rijen,rijna,rijnu,pazdziern,octubre",
      "november,novembr,listopad,noviembre",
      "december,decembr,prosinec,prosinc,grudzien,grudn,dezember,diciembre",
    ]
    // June stands last, because its Czech name begins July's.
    if let index = stems.firstIndex(where: { matches(word, anyOf: $0) }) { return index + 1 }
    let june = "june_,jun_,juna_,juni_,junius,cerven,cervn,czerwiec,czerwc,junio"
    return matches(word, anyOf: june) ? 6 : nil
  }

  private static func matches(_ word: String, anyOf stems: String) -> Bool {
    stems.split(separator: ",").contains { matches(word, String($0)) }
  }

  private static func matches(_ word: String, _ stem: String) -> Bool {
    stem.hasSuffix("_") ? word == stem.dropLast() : !stem.isEmpty && word.hasPrefix(stem)
  }
}

extension CalendarWords.Unit {
  func adding(_ count: Int, to day: Day) -> Day {
    switch self {
    case .day: day.advanced(by: count)
    case .week: day.advanced(by: count * 7)
    case .month: day.adding(months: count)
    case .year: day.adding(years: count)
    }
  }

  /// The last day of the day's week, month or year.
  func end(of day: Day) -> Day {
    switch self {
    case .day: day
    case .week: day.advanced(by: 7 - day.weekday.rawValue)
    case .month: day.advanced(by: Day.daysInMonth(day.month, ofYear: day.year) - day.day)
    case .year: Day(year: day.year, month: 12, day: 31) ?? .last
    }
  }
}
