import CoreModels

/// Words for times in our languages, folded.
enum CalendarWords {
  static let tomorrow: Set = ["tomorrow", "zajtra", "zitra", "holnap", "jutro", "morgen", "manana"]
  static let christmas = [
    "christmas", "xmas", "vianoc", "vanoc", "weihnacht", "navidad", "karacson", "swiat", "bozeg",
    "gwiazdk",
  ]
  static let easter = [
    "easter", "velk", "velik", "ostern", "pascua", "husvet", "wielkanoc", "wielkiej",
  ]

  /// Easter Sunday by the anonymous Gregorian computus.
  static func easter(of year: Int) -> Day {
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let n = h + l - 7 * m + 114
    return Day(year: year, month: n / 31, day: n % 31 + 1) ?? .first
  }

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

  /// The first and last month of a season.
  static func season(_ word: String) -> (first: Int, last: Int)? {
    let seasons: [(String, (Int, Int))] = [
      ("spring_,jar_,jari_,jari,jaro_,jara_,wiosn,fruhling,fruhjahr,primavera,tavasz", (3, 5)),
      ("summer,leto_,leta_,lete_,lata_,lecie_,sommer,verano,nyar", (6, 8)),
      ("autumn,fall_,jesen,podzim,jesien,herbst,otono,osz", (9, 11)),
      ("winter,zima_,zimy_,zime_,zimu_,zimie,invierno,tel_,telre", (12, 2)),
    ]
    return seasons.first { matches(word, anyOf: $0.0) }.map { (first: $0.1.0, last: $0.1.1) }
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
