import Foundation
import Seeded
import Testing

@testable import CoreModels

@Suite("The rules of a time zone") struct TimeZoneRulesTests {
  @Test func `are those that Foundation has from ICU`() throws {
    var random = SeededGenerator(seed: 1)
    let names = TimeZoneRules.knownIdentifiers
    #expect(names.count > 300)
    // Recent legal changes may have reached only one of the two databases.
    let last = try #require(Instant("2022-01-01T00:00:00Z")).seconds
    for name in names {
      let (rules, zone) = (
        try #require(TimeZoneRules(identifier: name)), try #require(TimeZone(identifier: name))
      )
      let differences = (0..<200).count { _ in
        let seconds = Int.random(in: 0..<last, using: &random)
        let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        return rules.offset(at: seconds) != expected
      }
      // Corrections of past data may have reached only one of them, for a few months of a zone.
      #expect(differences <= 10, "\(name)")
    }
  }

  @Test(arguments: [
    ("Europe/Bratislava", "2026-03-29T00:59:59Z", 3600),
    ("Europe/Bratislava", "2026-03-29T01:00:00Z", 7200),
    ("Europe/Bratislava", "2049-10-31T00:59:59Z", 7200),
    ("Europe/Bratislava", "2049-10-31T01:00:00Z", 3600),
    ("America/New_York", "2099-03-08T07:00:00Z", -14_400),
    ("America/New_York", "2099-03-08T06:59:59Z", -18_000),
    ("Australia/Sydney", "2060-01-01T00:00:00Z", 39_600),
    ("Australia/Lord_Howe", "2060-07-01T00:00:00Z", 37_800),
    ("Europe/Dublin", "2060-07-01T00:00:00Z", 3600), ("Europe/Dublin", "2060-01-01T00:00:00Z", 0),
    ("Asia/Kathmandu", "2060-01-01T00:00:00Z", 20_700),
    ("Pacific/Apia", "2011-12-30T09:59:59Z", -36_000),
    ("Pacific/Apia", "2011-12-30T10:00:00Z", 50_400),
    ("America/Scoresbysund", "2060-07-01T00:00:00Z", -3600),
    ("GMT", "2026-11-22T00:00:00Z", 0), ("UTC+05:30", "2026-11-22T00:00:00Z", 19_800),
    ("GMT-3", "2026-11-22T00:00:00Z", -10_800), ("Etc/GMT-2", "2026-11-22T00:00:00Z", 7200),
  ])
  func `hold to the second, and for years to come`(zone: String, moment: String, offset: Int) throws
  {
    let rules = try #require(TimeZoneRules(identifier: zone))
    #expect(rules.identifier == zone)
    #expect(rules.offset(at: try #require(Instant(moment)).seconds) == offset)
  }

  @Test(arguments: [
    "", "Mars/Olympus", "../../../etc/passwd", "/etc/localtime", "Europe", "zone.tab",
    "Europe/Bratislava\0",
    "europe bratislava", "GMT+99", "GMT+1:2:3", "UTC!", "Európa/Bratislava",
  ])
  func `are nobody's but a zone's`(name: String) {
    #expect(TimeZoneRules(identifier: name) == nil)
  }

  @Test(arguments: [
    ("EST5", "2026-07-01T00:00:00Z", -18_000), ("<+0330>-3:30", "2026-07-01T00:00:00Z", 12_600),
    ("XXX-2<+01>-1,J60/0,59/24", "2026-12-01T00:00:00Z", 7200),
    ("XXX-2<+01>-1,J60/0,59/24", "2028-03-01T12:00:00Z", 7200),
    ("XXX-2<+01>-1,J60/0,59/24", "2026-03-01T12:00:00Z", 3600),
    ("AAA3BBB,M10.1.0/-1,M2.4.6/24", "2026-01-15T00:00:00Z", -7200),
    ("AAA3BBB,M10.1.0/-1,M2.4.6/24", "2026-06-15T00:00:00Z", -10_800),
    ("CCC0DDD,0/0,J365/25", "2026-12-31T23:30:00Z", 3600),
  ])
  func `are read as POSIX writes them`(line: String, moment: String, offset: Int) throws {
    let rule = try #require(TimeZoneYearRule(line))
    #expect(rule.offset(at: try #require(Instant(moment)).seconds) == offset)
  }

  @Test(arguments: [
    "", "AB1", "EST", "EST5EDT", "EST5EDT,M3", "EST5EDT,M13.1.0,M1.1.0", "EST5EDT,M3.2.0,M11.1.0,",
    "EST5EDT,J0,J1", "<+03", "EST5x",
  ])
  func `are not guessed`(line: String) { #expect(TimeZoneYearRule(line) == nil) }

  @Test func `a file that is cut off or spoiled does no harm`() throws {
    let file = try #require(TimeZoneFiles.read("Europe/Bratislava"))
    var random = SeededGenerator(seed: 2)
    for count in 0..<file.count - 1 { _ = TimeZoneChanges(file: Array(file[..<count])) }
    for _ in 0..<2000 {
      var spoiled = file
      spoiled[Int.random(in: spoiled.indices, using: &random)] = .random(
        in: 0...255, using: &random)
      _ = TimeZoneChanges(file: spoiled)?.offset(
        at: .random(in: -1 << 40...1 << 40, using: &random))
    }
  }
}
