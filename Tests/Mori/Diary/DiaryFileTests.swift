import CoreModels
import Foundation
import Seeded
import Testing

@testable import Mori

@Suite("Diary files") struct DiaryFileTests {
  @Test func `Mori's own JSON is read as it is`() throws {
    let file = try DiaryFile.read(
      """
      [{"day":"2026-11-21","text":"Tea\\r\\n","mood":4,"tags":["sea"],
        "last_saved":"2026-11-21T09:30:00.250Z"}]
      """)
    #expect(
      file.entries == [
        DiaryFile.Entry(
          number: 1, day: try #require(Day("2026-11-21")),
          savedAt: try #require(Instant("2026-11-21T09:30:00.250Z")), isOwn: true,
          text: "Tea\r\n", mood: 4, tags: ["sea"])
      ])
    #expect(file.skipped.isEmpty)
  }

  @Test func `jrnl's own text file has an entry from heading to heading`() throws {
    let file = try DiaryFile.read(
      """
      [2020-01-01 09:00] Walked with @mama.
      The sea was calm.

      [2020-07-01 07:05:00 PM] Čaj ☕️ and @tea, twice @tea.
        indented

      """, zone: "Europe/Bratislava")
    #expect(
      file.entries.map(\.text) == [
        "Walked with @mama.\nThe sea was calm.", "Čaj ☕️ and @tea, twice @tea.\n  indented",
      ])
    #expect(
      file.entries.map(\.savedAt.description) == ["2020-01-01T08:00:00Z", "2020-07-01T17:05:00Z"])
    #expect(file.entries.map(\.tags.first) == ["mama", "tea"])
    #expect(file.skipped.isEmpty)
  }

  @Test func `jrnl's JSON has a title, a body and local times`() throws {
    let file = try DiaryFile.read(jrnl, zone: "Europe/Bratislava")
    #expect(file.entries.map(\.day.description) == ["2020-01-01", "2020-01-01", "2020-07-01"])
    #expect(
      file.entries.map(\.text) == [
        "Walked with @mama.\nThe sea was calm and #blue.", "Starred evening",
        "Leap day.\nSecond paragraph.\n  indented\n\n\nThird, čaj ☕️.",
      ])
    #expect(
      file.entries.map(\.savedAt.description) == [
        "2020-01-01T08:00:00Z", "2020-01-01T20:30:00Z", "2020-07-01T05:05:00Z",
      ])
    #expect(file.entries.map(\.tags) == [["blue", "mama"], [], []])
    #expect(file.entries.allSatisfy { !$0.isOwn })
  }

  @Test func `Day One's archive is all its journals, one after the other`() throws {
    let file = try DiaryFile(parsing: dayOneArchive, calendar: DayCalendar(timeZone: .gmt))
    #expect(file.entries.map(\.text) == ["Tea with Eva", "Calm letters"])
    #expect(file.entries.map(\.day.description) == ["2020-01-01", "2020-01-02"])
    #expect(file.skipped == [.init(entry: 3, problem: .wrongType)])
    #expect(throws: (any Error).self) {
      try DiaryFile(parsing: dayOneArchive.dropLast(30), calendar: DayCalendar(timeZone: .gmt))
    }
  }

  @Test func `a Day One entry is of the day that it was where it was written`() throws {
    let file = try DiaryFile.read(dayOne)
    #expect(
      file.entries.map { "\($0.day) \($0.savedAt) \($0.text) \($0.tags)" } == [
        "2020-01-01 2020-01-02T03:00:00Z New York [\"Best friends\"]",
        "2020-01-02 2020-01-01T23:30:00Z Po polnoci []",
        "2020-01-03 2020-01-03T12:00:00Z Nowhere []",
      ])
    #expect(file.skipped == [DiaryFile.Skipped(entry: 4, problem: .emptyText)])
    #expect(file.entries.allSatisfy { !$0.isOwn })
  }

  @Test(arguments: [
    (
      #"{"day":"2026-02-29","text":"a","last_saved":"2026-02-28T09:00:00Z"}"#,
      DiaryFile.Problem.badDate
    ),
    (#"{"day":"2026-02-28","text":"a","last_saved":"yesterday"}"#, .badDate),
    (#"{"day":"2026-02-28","text":"a"}"#, .badDate), (#"{"text":"a"}"#, .badDate), ("{}", .badDate),
    (#"{"date":"2026-02-28","time":"25:00","title":"a"}"#, .badDate),
    (#"{"date":"28. 2. 2026","title":"a"}"#, .badDate),
    (#"{"creationDate":"2026-02-28","text":"a"}"#, .badDate),
    (#"{"date":"2026-02-28","title":"","body":""}"#, .emptyText),
    (#"{"date":"2026-02-28","text":" \n"}"#, .emptyText),
    (#"{"date":"2026-02-28","text":7}"#, .wrongType),
    (#"{"date":"2026-02-28","text":"\ud800"}"#, .wrongType),
    (#"{"date":"2026-02-28","text":"a","tags":"b"}"#, .wrongType),
    (#"{"date":"2026-02-28","text":"a","mood":1e999}"#, .wrongType),
    ("null", .wrongType), ("7", .wrongType), (#""text""#, .wrongType), ("[[]]", .wrongType),
  ])
  func `an entry that cannot be read is left out with its reason, the next one is read`(
    entry: String, problem: DiaryFile.Problem
  ) throws {
    let good = #"{"date":"2026-01-01","title":"good"}"#
    for text in ["[\(entry),\(good)]", #"{"x":{},"entries":[\#(entry),\#(good)]}"#] {
      let file = try DiaryFile.read(text)
      #expect(file.skipped == [DiaryFile.Skipped(entry: 1, problem: problem)])
      #expect(file.entries.map(\.text) == ["good"])
    }
  }

  @Test func `an entry comes in without a mood or tag that is none`() throws {
    let file = try DiaryFile.read(
      #"[{"date":"2026-01-01","text":"a","mood":6,"tags":["","x","a\u0007"]}]"#)
    #expect(file.entries.map(\.tags) == [["x"]])
    #expect(file.entries.map(\.mood) == [nil])
    #expect(Set(file.skipped.map(\.problem)) == [.badMood, .badTag])
  }

  @Test(arguments: [
    "", "{", "[", "null", "7", "\"", "{}", #"{"entries":{}}"#, #"{"entries":null}"#, "[{}",
    #"{"entries":[{"date":"2026-01-01""#,
  ])
  func `what is no diary is refused as a whole`(text: String) {
    #expect(throws: DecodingError.self) { try DiaryFile.read(text) }
  }

  @Test(arguments: [("[", ""), ("[", "]"), (#"{"entries":["#, ""), (#"{"entries":["#, "]}")])
  func `nesting has an end`(opening: String, closing: String) {
    let text = [opening, closing].map { String(repeating: $0, count: 50_000) }.joined()
    #expect(throws: DecodingError.self) { try DiaryFile.read(text) }
  }

  @Test(arguments: 0..<4) func `no damaged file crashes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (read, refused) = (0, 0)
    for original in [jrnl, dayOne] {
      for _ in 0..<150 {
        var bytes = Array(original.utf8)
        for _ in 0...random.next(upperBound: UInt64(3)) {
          let at = Int(random.next(upperBound: UInt64(bytes.count)))
          switch random.next(upperBound: UInt64(4)) {
          case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
          case 1: bytes.removeSubrange(at...)
          case 2: bytes.insert(contentsOf: Array(#"{"[]:,-9e99"#.utf8), at: at)
          default: bytes.remove(at: at)
          }
          if bytes.isEmpty { bytes = [0x5B] }
        }
        // Parsing terminates in either case.
        do {
          _ = try DiaryFile.read(String(decoding: bytes, as: UTF8.self))
          read += 1
        } catch { refused += 1 }
      }
    }
    #expect(read > 0)
    #expect(refused > 0)
  }
}

extension DiaryFile {
  /// Parses a file for a user in that time zone.
  static func read(_ text: String, zone: String = "GMT") throws -> DiaryFile {
    let zone = try #require(TimeZoneRules(identifier: zone))
    return try DiaryFile(parsing: Data(text.utf8), calendar: DayCalendar(timeZone: zone))
  }
}

/// A file by jrnl 4.6.
private let jrnl = #"""
  {
    "tags": {
      "#blue": 1,
      "@mama": 1
    },
    "entries": [
      {
        "title": "Walked with @mama.",
        "body": "The sea was calm and #blue.",
        "date": "2020-01-01",
        "time": "09:00",
        "tags": [
          "#blue",
          "@mama"
        ],
        "starred": false
      },
      {
        "title": "Starred evening",
        "body": "",
        "date": "2020-01-01",
        "time": "21:30",
        "tags": [],
        "starred": true
      },
      {
        "title": "Leap day.",
        "body": "Second paragraph.\n  indented\n\n\nThird, \u010daj \u2615\ufe0f.",
        "date": "2020-07-01",
        "time": "07:05",
        "tags": [],
        "starred": false
      }
    ]
  }
  """#

/// A file by Day One 2, with fewer members.
private let dayOne = #"""
  {
    "metadata" : { "version" : "1.0" },
    "entries" : [
      {
        "uuid" : "0C6A", "starred" : false, "isAllDay" : false, "duration" : 0,
        "creationDate" : "2020-01-01T23:30:00Z", "modifiedDate" : "2020-01-02T08:00:00Z",
        "timeZone" : "Europe\/Bratislava", "text" : "Po polnoci",
        "weather" : { "temperatureCelsius" : 10.600000381469727, "moonPhase" : 1e-9 },
        "location" : { "region" : { "center" : { "latitude" : 48.1, "longitude" : 17.1 } } }
      },
      {
        "uuid" : "1D7B", "creationDate" : "2020-01-02T03:00:00Z",
        "timeZone" : "America\/New_York", "text" : "New York", "tags" : ["Best friends"]
      },
      {
        "uuid" : "2E8C", "creationDate" : "2020-01-03T12:00:00Z", "timeZone" : "No\/Where",
        "text" : "Nowhere"
      },
      {
        "uuid" : "3F9D", "creationDate" : "2020-01-04T12:00:00Z", "timeZone" : "Etc\/UTC",
        "photos" : [{ "md5" : "2b9cabb0f836b94993374549f617b8f6" }]
      }
    ]
  }
  """#

/// Two journals and a picture in an archive by Day One 2.
private let dayOneArchive =
  Data(
    base64Encoded: """
      UEsDBBQAAAAIAABIIVChEPOXbgAAAH4AAAAMAAAASm91cm5hbC5qc29uFYqxDoMwDAV/Bb2ZtoatWSl/EBbaDha1
      RAaCFCxAivLvNdJNd5exiPKPleEydklbWCMcmjuh1JCoKcgG986YkrBafbGKHS21dKPG8PR0RMaIGhoWGdd4Hb1O
      n8fgu8vKqWa8cHUEnat+Z5Rv+QNQSwMEFAAAAAAAAEghUNzExJJsAAAAbAAAAAkAAABXb3JrLmpzb257ImVudHJp
      ZXMiOlt7ImNyZWF0aW9uRGF0ZSI6IjIwMjAtMDEtMDJUMDk6MDA6MDBaIiwidGltZVpvbmUiOiJFdGNcL1VUQyIs
      InRleHQiOiJDYWxtIGxldHRlcnMifSx7InRleHQiOjF9XX1QSwMEFAAAAAAAAEghUGVNOiUDAAAAAwAAAA0AAABw
      aG90b3MvYS5qcGVn/9j/UEsBAhQDFAAAAAgAAEghUKEQ85duAAAAfgAAAAwAAAAAAAAAAAAAAIABAAAAAEpvdXJu
      YWwuanNvblBLAQIUAxQAAAAAAABIIVDcxMSSbAAAAGwAAAAJAAAAAAAAAAAAAACAAZgAAABXb3JrLmpzb25QSwEC
      FAMUAAAAAAAASCFQZU06JQMAAAADAAAADQAAAAAAAAAAAAAAgAErAQAAcGhvdG9zL2EuanBlZ1BLBQYAAAAAAwAD
      AKwAAABZAQAABwBEYXkgT25l
      """, options: .ignoreUnknownCharacters) ?? Data()
