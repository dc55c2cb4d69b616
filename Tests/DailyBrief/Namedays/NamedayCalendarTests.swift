import CoreModels
import Seeded
import Testing

@testable import DailyBrief

extension NamedayCalendar {
  static let all = codes.compactMap { NamedayCalendar(code: $0) }

  /// All lines: month, day, names.
  var entries: [(month: Int, day: Int, names: [String])] {
    lines.map { ($0.month, $0.day, names(month: $0.month, day: $0.day)) }
  }
}

@Suite("The nameday calendars") struct NamedayCalendarTests {
  @Test(arguments: NamedayCalendar.codes)
  func `have each of the 366 days once, in order`(code: String) throws {
    let calendar = try #require(NamedayCalendar(code: code))
    let leapYear = try (0..<366).map {
      try #require(Day(year: 2024, month: 1, day: 1)).advanced(by: $0)
    }
    #expect(
      calendar.entries.map { [$0.month, $0.day] } == leapYear.map { [$0.month, $0.day] })
  }

  @Test(arguments: [
    ("sk", ["01-01", "05-01", "11-02", "12-25"]),
    ("cs", ["01-01", "01-06", "05-01", "05-08", "07-06", "12-25"]),
    ("hu", ["02-29"]), ("pl", []),
  ])
  func `are empty on exactly these days`(code: String, days: [String]) throws {
    let calendar = try #require(NamedayCalendar(code: code))
    let empty = calendar.entries.filter(\.names.isEmpty).map {
      NamedayMatch(name: "", month: $0.month, day: $0.day, isWhole: true).date
    }
    #expect(empty == days)
  }

  @Test(arguments: [
    (
      "sk",
      """
      01-02 Alexandra, Karina|02-14 Valentín|02-29 Radomír|03-19 Jozef|04-24 Juraj|05-04 Florián
      06-24 Ján|06-29 Peter, Pavol, Petra|07-05 Cyril, Metod|07-26 Anna, Hana, Anita|08-21 Jana
      08-28 Augustín|09-12 Mária, Marlena|09-29 Michal, Michaela|10-04 František|11-05 Imrich
      11-11 Martin, Maroš|11-25 Katarína|11-30 Ondrej, Andrej|12-24 Adam, Eva|12-26 Štefan
      """
    ),
    (
      "cs",
      """
      01-02 Karina|02-14 Valentýn|02-29 Horymír|03-19 Josef|04-24 Jiří|05-24 Jana|06-09 Stanislava
      06-24 Jan|06-29 Petr, Pavel|07-05 Cyril, Metoděj|07-26 Anna|08-28 Augustýn|09-12 Marie
      09-28 Václav|09-29 Michal|10-04 František|10-28 Alfréd|11-04 Karel|11-11 Martin
      11-25 Kateřina|12-24 Adam, Eva|12-26 Štěpán
      """
    ),
    (
      "hu",
      """
      01-01 Fruzsina|02-14 Bálint, Valentin|02-24 Mátyás|03-12 Gergely|03-18 Sándor, Ede
      03-19 József, Bánk|04-12 Gyula|04-24 György|05-15 Zsófia, Szonja|06-24 Iván|06-27 László
      07-26 Anna, Anikó|08-20 István|09-29 Mihály|10-04 Ferenc|11-04 Károly|11-05 Imre
      11-19 Erzsébet|11-25 Katalin|11-30 András, Andor|12-06 Miklós|12-24 Ádám, Éva
      """
    ),
    (
      "pl",
      """
      01-21 Agnieszka, Jarosław|02-05 Agata, Adelajda, Izydor|03-04 Łucja, Kazimierz, Eugeniusz
      03-19 Józef, Bogdan|04-23 Jerzy, Wojciech|05-24 Joanna, Zuzanna|06-23 Wanda, Zenon
      06-24 Jan, Danuta|06-29 Piotr, Paweł|06-30 Emilia, Lucyna|07-24 Kinga, Krystyna
      07-26 Anna, Mirosława, Grażyna|09-23 Tekla, Bogusław, Linus|10-28 Szymon, Tadeusz
      11-02 Bohdan, Bożydar|11-04 Karol, Olgierd|11-12 Renata, Witold, Jozafat
      11-25 Erazm, Katarzyna|12-06 Mikołaj, Emilian, Jarema|12-13 Łucja, Otylia
      12-24 Adam, Ewa, Ewelina|12-26 Dionizy, Szczepan
      """
    ),
  ])
  func `know the well-known days`(code: String, table: String) throws {
    let calendar = try #require(NamedayCalendar(code: code))
    let rows = table.split { $0 == "|" || $0 == "\n" }
    #expect(rows.count >= 20)
    let entries = Dictionary(
      uniqueKeysWithValues: calendar.entries.map { entry in
        let date = NamedayMatch(name: "", month: entry.month, day: entry.day, isWhole: true).date
        return (date, entry.names.joined(separator: ", "))
      })
    for row in rows {
      #expect(entries[String(row.prefix(5))] == String(row.dropFirst(6)), "\(code) \(row)")
    }
  }

  @Test(arguments: NamedayCalendar.codes)
  func `have names that are names, none twice a day`(code: String) throws {
    let calendar = try #require(NamedayCalendar(code: code))
    for (month, day, names) in calendar.entries {
      #expect(Set(names).count == names.count && names.count <= 4, "\(month)-\(day)")
      for name in names {
        #expect(name.first?.isUppercase ?? false, "\(month)-\(day) \(name)")
        #expect(name.allSatisfy { $0.isLetter }, "\(month)-\(day) \(name)")
        // No name contains a letter of another alphabet.
        #expect(FoldedName.bytes(of: name.utf8).allSatisfy { (97...122).contains($0) }, "\(name)")
      }
    }
  }

  @Test func `Hungarian names of the end of February are a day later in leap years`() throws {
    let calendar = try #require(NamedayCalendar(language: .hungarian))
    let names = { (year: Int, days: ClosedRange<Int>) in
      try days.map { try calendar.names(on: #require(Day(year: year, month: 2, day: $0))) }
    }
    let shifted = [["Mátyás"], ["Géza"], ["Edina"], ["Ákos", "Bátor"], ["Elemér"]]
    #expect(try names(2026, 23...28) == [["Alfréd"]] + shifted)
    #expect(try names(2028, 23...29) == [["Alfréd"], []] + shifted)
    #expect(try names(2100, 24...28) == shifted)
    let day = try #require(Day(year: 2027, month: 2, day: 25))
    #expect(calendar.next(month: 2, day: 24, from: day).description == "2028-02-25")
  }

  @Test func `leap days come in leap years alone`() throws {
    let calendar = try #require(NamedayCalendar(language: .slovak))
    let day = try #require(Day(year: 2096, month: 3, day: 1))
    #expect(calendar.next(month: 2, day: 29, from: day).description == "2104-02-29")
    #expect(calendar.next(month: 3, day: 1, from: day) == day)
  }

  @Test func `codes are the wire's, Czech has two`() {
    #expect(NamedayCalendar.all.map(\.code) == ["sk", "cs", "hu", "pl"])
    #expect(NamedayCalendar(code: "cz")?.language == .czech)
    #expect(NamedayCalendar(code: "CZ")?.code == "cz")
    for code in ["en", "de", "es", "", "skk"] { #expect(NamedayCalendar(code: code) == nil) }
    for language in [Language.english, .german, .spanish] {
      #expect(NamedayCalendar(language: language) == nil)
    }
  }
}

@Suite("Namedays by name") struct NamedaySearchTests {
  @Test(arguments: NamedayCalendar.codes)
  func `every name of every day is found by its beginning`(code: String) throws {
    let calendar = try #require(NamedayCalendar(code: code))
    let named = calendar.entries.flatMap { entry in
      entry.names.map { (name: $0, date: [entry.month, entry.day]) }
    }
    let byInitial = Dictionary(grouping: named) { FoldedName.bytes(of: $0.name.utf8).prefix(1) }
    for (initial, expected) in byInitial {
      let found = calendar.matches(of: String(decoding: initial, as: UTF8.self))
      #expect(found.map(\.name) == expected.map(\.name))
      #expect(found.map { [$0.month, $0.day] } == expected.map(\.date))
    }
  }

  @Test(arguments: NamedayCalendar.codes)
  func `a name is found however it is typed`(code: String) throws {
    var generator = SeededGenerator(seed: 5)
    let calendar = try #require(NamedayCalendar(code: code))
    for _ in 1...15 {
      let entry = try #require(calendar.entries.randomElement(using: &generator))
      guard let name = entry.names.randomElement(using: &generator) else { continue }
      let plain = String(decoding: FoldedName.bytes(of: name.utf8), as: UTF8.self)
      for typed in [name, plain, plain.uppercased(), " \(name.lowercased())\n"] {
        let found = calendar.matches(of: typed)
        #expect(
          found.contains { $0.month == entry.month && $0.day == entry.day }, "\(code) \(typed)")
      }
      let whole = calendar.matches(of: plain).filter(\.isWhole)
      #expect(whole.contains { $0.name == name && $0.day == entry.day }, "\(name)")
    }
  }

  @Test func `whole names come before those that begin so`() throws {
    let calendar = try #require(NamedayCalendar(language: .slovak))
    let matches = calendar.matches(of: "jan")
    #expect(matches.map(\.name) == ["Ján", "Jana"])
    #expect(matches.map(\.isWhole) == [true, false])
    #expect(calendar.matches(of: "Jana").map(\.date) == ["08-21"])
    #expect(calendar.matches(of: "Ľuboslav").map(\.date) == ["09-20", "09-20"])
  }

  @Test(arguments: ["", " ", ",", ", ", "\n", "Batman", "Jana, Eva", "Ja na", "🙂", "\0"])
  func `what is no name finds nothing`(name: String) {
    for calendar in NamedayCalendar.all { #expect(calendar.matches(of: name).isEmpty) }
  }

  @Test func `a letter and its diacritic apart are the letter`() throws {
    let calendar = try #require(NamedayCalendar(language: .czech))
    #expect(calendar.matches(of: "Jir\u{30C}i\u{301}").first?.name == "Jiří")
  }

  @Test func `random texts never stop it`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let scalars = (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &generator))
      }
      let text = String(String.UnicodeScalarView(scalars))
      for calendar in NamedayCalendar.all {
        for match in calendar.matches(of: text) {
          #expect(
            FoldedName.bytes(of: match.name.utf8).starts(with: FoldedName.bytes(of: text.utf8)))
        }
      }
    }
  }
}
