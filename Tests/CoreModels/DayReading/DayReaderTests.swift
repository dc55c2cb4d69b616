import CoreModels
import Seeded
import Testing

@Suite("Days are read as people write them") struct DayReaderTests {
  @Test func `what people write in each language is a day`() {
    for (language, table) in DayPhrases.all {
      let reader = DayReader(today: DayPhrases.today, language: language)
      for row in table.split(separator: "\n") {
        let parts = row.split(separator: "|").map { $0.trimmingWhitespace() }
        let read = try? reader.reading(parts[0])
        #expect(read?.asText == parts[1], "\(language): \(parts[0])")
      }
    }
  }

  @Test func `case, and the language of the person, change nothing`() {
    // Other languages order bare numbers differently, and use short words for something else.
    for (language, table) in DayPhrases.all {
      for other in Language.allCases where other != language {
        let reader = DayReader(today: DayPhrases.today, language: other)
        for row in table.split(separator: "\n") {
          let parts = row.split(separator: "|").map { $0.trimmingWhitespace() }
          guard parts[0].filter(\.isLetter).count > 6 else { continue }
          let read = try? reader.reading(parts[0].uppercased())
          #expect(read?.asText == parts[1], "\(language) in \(other): \(parts[0])")
        }
      }
    }
  }

  @Test func `what no calendar has is said`() {
    for row in DayPhrases.problems {
      let reader = DayReader(today: DayPhrases.today, language: row.language)
      #expect(throws: row.problem, "\(row.text)") { try reader.reading(row.text) }
    }
    let reader = DayReader(today: DayPhrases.today, language: .english)
    let (april, march) = (Day("2027-04-03"), Day("2027-03-04"))
    if let april, let march {
      #expect(throws: DayProblem.ambiguous(april, march)) { try reader.reading("3/4/2027") }
    }
  }

  @Test func `what a day is printed as is read again`() {
    var random = SeededGenerator(seed: 11)
    for language in Language.allCases {
      for _ in 0..<300 {
        let day = Day(epochDay: Int.random(in: -20_000...60_000, using: &random))
        let today = Day(epochDay: Int.random(in: 0...40_000, using: &random))
        let tense: DayTense = Bool.random(using: &random) ? .future : .past
        let reader = DayReader(today: today, language: language, tense: tense)
        for text in [day.longText(in: language), day.shortText(in: language), day.description] {
          #expect((try? reader.reading(text))?.day == day, "\(language): \(text)")
        }
      }
    }
  }

  @Test func `of several days the past or the future ones are meant`() {
    let past = DayReader(today: DayPhrases.today, language: .english, tense: .past)
    let rows = [
      ("Monday", "2026-11-16"), ("Saturday", "2026-11-21"), ("24.12.", "2025-12-24"),
      ("1 March", "2026-03-01"), ("the 15th", "2026-11-15"), ("29 February", "2024-02-29"),
      ("next Monday", "2026-11-23"), ("last Monday", "2026-11-16"), ("tomorrow", "2026-11-22"),
      ("Christmas", "2025-12-25"), ("v pondelok", "2026-11-16"), ("20. novembra", "2026-11-20"),
    ]
    for (text, day) in rows { #expect((try? past.day(text))?.description == day, "\(text)") }
  }

  @Test func `a time stands alone as well`() {
    let rows: [(String, Language, Int?)] = [
      ("7", .english, 420), ("at 7", .english, 420), ("7pm", .english, 1140),
      ("7 p.m.", .english, 1140), ("12am", .english, 0), ("12 pm", .english, 720),
      ("18:30", .english, 1110), ("6:05", .english, 365), ("18.30", .slovak, 1110),
      ("o 18.30", .slovak, 1110), ("ráno", .slovak, 480), ("7 večer", .slovak, 1140),
      ("noon", .english, 720), ("midnight", .english, 0), ("19 Uhr", .german, 1140),
      ("um 7", .german, 420), ("v 7 hodin", .czech, 420), ("o 7", .polish, 420),
      ("a las 7", .spanish, 420), ("7 órakor", .hungarian, 420), ("18h", .spanish, 1080),
      ("soon", .english, nil), ("25:00", .english, nil), ("12:60", .english, nil),
      ("13pm", .english, nil), ("7 days", .english, nil), ("", .english, nil),
    ]
    for (text, language, minute) in rows {
      let reader = DayReader(today: DayPhrases.today, language: language)
      #expect(reader.minute(text) == minute, "\(text)")
    }
  }

  @Test func `one day is asked for, or a last one`() throws {
    let reader = DayReader(today: DayPhrases.today, language: .english)
    #expect(try reader.day("tomorrow").description == "2026-11-22")
    #expect(try reader.deadline("end of March").description == "2027-03-31")
    #expect(try reader.deadline("March").description == "2027-03-31")
    #expect(try reader.deadline("by March").description == "2027-02-28")
    #expect(throws: DayProblem.severalDays) { try reader.day("March") }
  }

  @Test(arguments: [
    (Language.german, "Gebrauchten Camper kaufen, bis 18.000"),
    (.english, "Buy a used car by 5,000"), (.slovak, "Kúpiť auto do 12.500"),
  ])
  func `a number with its thousands apart is no day`(_ language: Language, _ text: String) {
    #expect(DayReader(today: DayPhrases.today, language: language).readings(in: text).isEmpty)
  }

  @Test func `a Hungarian month needs no word before it`() {
    let reader = DayReader(today: DayPhrases.today, language: .hungarian)
    for (text, day) in [
      ("Elköltözni márciusban", "2027-03-31"), ("Futni decemberben", "2026-12-31"),
    ] {
      #expect(reader.readings(in: text).first?.reading.deadline.description == day, "\(text)")
    }
  }

  @Test func `days are found in sentences`() {
    let rows: [(String, String)] = [
      ("Save 3000 euros by September 30th", "2027-09-30"),
      ("Prepare a 10 minute talk for Tuesday", "2026-11-24"),
      ("Do it in a fortnight", "2026-12-05"), ("Clean the garage this weekend", "2026-11-22"),
      ("Naučiť sa po španielsky do septembra", "2027-08-31"),
      ("Upratať cez víkend", "2026-11-22"), ("Do it by the 15th", "2026-12-15"),
      ("Bis nächsten Samstag aufräumen", "2026-11-28"), ("Angolul tanulni júniusig", "2027-05-31"),
      ("Lose 5 kg by Q2", "2027-03-31"), ("Write my thesis, due 15 January", "2027-01-15"),
      ("Megtanulni gitározni fél év alatt", "2027-05-21"),
      ("Aprender a nadar antes del verano", "2027-05-31"),
      ("Bis Juni 10 km laufen", "2027-05-31"), ("Bis Juni 10 Bücher lesen", "2027-05-31"),
      ("Do júna 10 kg dole", "2027-05-31"), ("Run by June 10 km or more", "2027-05-31"),
      ("Finish it by June 10", "2027-06-10"), ("Run by June 10 with my dog", "2027-06-10"),
      ("Run 5 km on 3 May and 10 km on 8 May", "2027-05-03"),
      ("Dinner on 5 December – 7 pm", "2026-12-05"),
      ("Submit by December 24 - 3 chapters", "2026-12-24"),
    ]
    for (text, day) in rows {
      let reader = DayReader(today: DayPhrases.today, language: .english)
      #expect(reader.readings(in: text).first?.reading.deadline.description == day, "\(text)")
    }
    let none = [
      "for the first time",
      "before my 40th birthday", "one day", "I may learn to march", "Read one book in the garden",
      "Meet friends every Friday", "Run 5 km", "Do 3 sets of 10", "Get up at 7",
      "Learn Python 3.12", "Run 3.5-4 km", "Walk 3.15-20 km", "Run on Mondays", "Train 3x a week",
      "Drink 2 litres of water a day", "Meditate 20 minutes a day", "Walk to the second lake",
      "Have a second child", "Mám dobrú náladu", "Sit in the sun", "Be a better man",
      "Naučiť sa po nemecky", "Save 20 % of my income", "Fall asleep earlier", "Spring clean",
      "Prestať fajčiť po obede", "Ir al gimnasio dos veces por semana", "Visit 10 countries",
    ]
    for text in none {
      let reader = DayReader(today: DayPhrases.today, language: .english)
      #expect(reader.readings(in: text).isEmpty, "\(text)")
    }
    // In Hungarian, *v* is short for Sunday.
    let slovak = DayReader(today: DayPhrases.today, language: .slovak)
    for text in ["Zvýšiť predaj v e-shope", "Prejsť na STK na prvý raz"] {
      #expect(slovak.readings(in: text).isEmpty, "\(text)")
    }
  }
}
