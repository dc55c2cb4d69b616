import CoreModels
import Foundation
import Seeded
import Testing

@Suite("An instant is written as RFC 3339 says")
struct InstantTests {
  @Test(
    "offsets, fractions, lower case and leap seconds are understood",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-11-21T09:30:00Z", 1_795_253_400_000),
      ("2026-11-21T10:30:00+01:00", 1_795_253_400_000),
      ("2026-11-20T23:30:00-10:00", 1_795_253_400_000),
      ("2026-11-21t09:30:00z", 1_795_253_400_000), ("2026-11-21 09:30:00Z", 1_795_253_400_000),
      ("1970-01-01T00:00:00.5Z", 500), ("1970-01-01T00:00:00.123456789Z", 123),
      ("1970-01-01T00:00:00.007Z", 7), ("1969-12-31T23:59:59.999Z", -1),
      ("1990-12-31T23:59:60Z", 662_687_999_000), ("1990-12-31T15:59:60-08:00", 662_687_999_000),
      ("1970-01-01T00:00:00-00:00", 0), ("0001-01-01T00:00:00Z", -62_135_596_800_000),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ] as [(String, Int64)])
  func reads(text: String, milliseconds: Int64) {
    #expect(Instant(text)?.milliseconds == milliseconds)
  }

  @Test(
    "anything else is refused",
    arguments: [
      "", "2026-11-21", "2026-11-21T09:30:00", "2026-11-21T09:30Z", "2026-11-21T24:00:00Z",
      "2026-11-21T09:60:00Z", "2026-11-21T09:30:61Z", "2026-11-21T09:30:60Z",
      "2026-11-21T09:30:00.Z", "2026-11-21T09:30:00,5Z", "2026-11-21T09:30:00+0100",
      "2026-11-21T09:30:00+24:00", "2026-11-21T09:30:00+01:60", "2026-11-21T09:30:00ZZ",
      "2026-11-21T09:30:00Z ", "2026-11-21X09:30:00Z", "2026-02-29T00:00:00Z",
      "2026-11-21T٠٩:30:00Z", "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01",
      "2026-11-21T-9:30:00Z",
    ])
  func refuses(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test("what is written is read back, over the whole range")
  func roundTrip() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let instant = Instant(
        milliseconds: .random(in: -62_135_596_800_000...253_402_300_799_999, using: &random))
      #expect(Instant(instant.description) == instant)
    }
  }

  @Test("milliseconds are written only where there are any")
  func writes() {
    #expect(Instant(milliseconds: 0).description == "1970-01-01T00:00:00Z")
    #expect(Instant(milliseconds: -1).description == "1969-12-31T23:59:59.999Z")
    #expect(Instant(milliseconds: 40).description == "1970-01-01T00:00:00.040Z")
  }

  @Test("arithmetic rounds towards the past and stops at the ends")
  func arithmetic() {
    let start = Instant(milliseconds: 1500)
    #expect(start.seconds == 1)
    #expect(Instant(milliseconds: -1).seconds == -1)
    #expect(start.adding(seconds: -2).milliseconds == -500)
    #expect(start.seconds(since: Instant(milliseconds: 0)) == 1)
    #expect(start.adding(seconds: .max).description == "9999-12-31T23:59:59.999Z")
    #expect(start.adding(seconds: .min).description == "0001-01-01T00:00:00Z")
    #expect(Instant(milliseconds: .min) < Instant(milliseconds: .max))
  }

  @Test("JSON has the text, and refuses any other")
  func codable() throws {
    #expect(try JSON.text([Instant(milliseconds: 0)]) == #"["1970-01-01T00:00:00Z"]"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Instant].self, from: Data(#"["yesterday"]"#.utf8))
    }
  }
}
