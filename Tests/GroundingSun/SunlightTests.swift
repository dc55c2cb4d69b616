import CoreModels
import Testing

@testable import GroundingSun

@Suite("Sunrise and sunset") struct SunlightTests {
  /// A day, latitude and longitude, with rise and set in UTC, to the minute.
  private typealias Row = (day: String, place: String, rise: String, set: String)

  /// The rise and set tables for 2019 of the U.S. Naval Observatory, Astronomical Applications
  /// Department, for 60° N 0°, 29° N 81° W, 60° S 150° W and 80° N 0°.
  private static let published: [Row] = [
    ("2019-01-01", "60,0", "2019-01-01T09:02", "2019-01-01T15:05"),
    ("2019-03-20", "60,0", "2019-03-20T06:03", "2019-03-20T18:14"),
    ("2019-06-21", "60,0", "2019-06-21T02:36", "2019-06-21T21:28"),
    ("2019-09-23", "60,0", "2019-09-23T05:46", "2019-09-23T17:58"),
    ("2019-11-21", "60,0", "2019-11-21T08:12", "2019-11-21T15:19"),
    ("2019-12-22", "60,0", "2019-12-22T09:02", "2019-12-22T14:55"),
    ("2019-02-14", "29,-81", "2019-02-14T12:04", "2019-02-14T23:13"),
    ("2019-06-21", "29,-81", "2019-06-21T10:26", "2019-06-22T00:26"),
    ("2019-10-31", "29,-81", "2019-10-31T11:36", "2019-10-31T22:39"),
    ("2019-06-21", "-60,-150", "2019-06-21T19:06", "2019-06-22T00:58"),
    ("2019-12-20", "-60,-150", "2019-12-20T12:32", "2019-12-21T07:24"),
    ("2019-02-26", "80,0", "2019-02-26T09:41", "2019-02-26T14:48"),
    ("2019-04-10", "80,0", "2019-04-10T02:04", "2019-04-10T22:14"),
    ("2019-10-18", "80,0", "2019-10-18T09:48", "2019-10-18T13:40"),
  ]

  /// Computed with PyEphem 4.2 (VSOP87), with the horizon at −34′ and without air pressure.
  private static let reckoned: [Row] = [
    ("2026-03-20", "-0.18,-78.47", "2026-03-20T11:18:00", "2026-03-20T23:24:30"),
    ("2026-12-21", "-0.18,-78.47", "2026-12-21T11:07:58", "2026-12-21T23:16:08"),
    ("2026-06-21", "-33.87,151.21", "2026-06-20T20:59:59", "2026-06-21T06:53:47"),
    ("2026-12-21", "-36.85,174.76", "2026-12-20T16:57:59", "2026-12-21T07:39:36"),
    ("2026-11-21", "48.15,17.11", "2026-11-21T06:07:03", "2026-11-21T15:07:20"),
    ("2026-06-21", "48.15,17.11", "2026-06-21T02:51:17", "2026-06-21T18:55:27"),
    ("2026-06-21", "21.31,-157.86", "2026-06-21T15:50:25", "2026-06-22T05:16:17"),
    ("2026-06-21", "64.15,-21.94", "2026-06-21T02:55:13", "2026-06-22T00:03:55"),
    ("2026-11-21", "69.65,18.96", "2026-11-21T09:06:15", "2026-11-21T11:52:53"),
    ("2026-09-23", "78.22,15.65", "2026-09-23T04:35:01", "2026-09-23T17:00:42"),
  ]

  @Test(arguments: published.indices)
  func `agrees with the published tables to the minute`(index: Int) throws {
    let row = Self.published[index]
    // The tables are rounded to the minute, so a time may be off by half a minute.
    try expect(row, suffix: ":00Z", within: row.place.hasPrefix("80") ? 120 : 45)
  }

  @Test(arguments: reckoned.indices)
  func `agrees with an independent theory to half a minute, near the circles to two`(
    index: Int
  ) throws {
    let row = Self.reckoned[index]
    let latitude = abs(try #require(Coordinates(row.place)).latitude)
    try expect(row, suffix: "Z", within: latitude > 65 ? 120 : 30)
  }

  private func expect(_ row: Row, suffix: String, within seconds: Int) throws {
    let (day, place) = (try #require(Day(row.day)), try #require(Coordinates(row.place)))
    guard case .rises(let rise, let set) = Sunlight.on(day, place) else {
      Issue.record("no sunrise on \(day) at \(place)")
      return
    }
    let (publishedRise, publishedSet) = (
      try #require(Instant(row.rise + suffix)), try #require(Instant(row.set + suffix))
    )
    #expect(abs(rise.seconds(since: publishedRise)) <= seconds, "\(rise), \(publishedRise)")
    #expect(abs(set.seconds(since: publishedSet)) <= seconds, "\(set), \(publishedSet)")
  }

  /// The first and last days are from the same tables.
  @Test(
    arguments: [
      ("2019-01-01", "80,0", Sunlight.polarNight), ("2019-02-20", "80,0", .polarNight),
      ("2019-04-15", "80,0", .polarDay), ("2019-06-21", "80,0", .polarDay),
      ("2019-08-28", "80,0", .polarDay), ("2019-10-23", "80,0", .polarNight),
      ("2019-12-22", "80,0", .polarNight), ("2026-06-21", "69.65,18.96", .polarDay),
      ("2026-12-21", "69.65,18.96", .polarNight), ("2026-12-21", "-77.85,166.67", .polarDay),
      ("2026-06-21", "90,0", .polarDay), ("2026-06-21", "-90,0", .polarNight),
    ])
  func `knows polar day and polar night`(day: String, place: String, light: Sunlight) throws {
    let (day, place) = (try #require(Day(day)), try #require(Coordinates(place)))
    #expect(Sunlight.on(day, place) == light)
    let noon = Instant(milliseconds: Int64(day.epochDay) * 86_400_000 + 43_200_000)
    for hour in stride(from: -12, to: 12, by: 3) {
      #expect(Sunlight.isUp(at: noon.adding(seconds: hour * 3600), place) == (light == .polarDay))
    }
  }

  @Test func `the sun is up from the second of sunrise until the second of sunset`() throws {
    let (day, place) = (try #require(Day("2026-11-21")), try #require(Coordinates("48.15,17.11")))
    guard case .rises(let rise, let set) = Sunlight.on(day, place) else {
      Issue.record("no sunrise in Bratislava")
      return
    }
    #expect(!Sunlight.isUp(at: Instant(milliseconds: rise.milliseconds - 1), place))
    #expect(Sunlight.isUp(at: rise, place))
    #expect(Sunlight.isUp(at: Instant(milliseconds: set.milliseconds - 1), place))
    #expect(!Sunlight.isUp(at: set, place))
  }

  @Test func `a sunset after midnight still belongs to the day that is ending`() throws {
    // In Reykjavík the sun of 21 June sets at 00:04 the next day and rises again at 02:55.
    let place = try #require(Coordinates("64.15,-21.94"))
    #expect(Sunlight.isUp(at: try #require(Instant("2026-06-22T00:02:00Z")), place))
    #expect(!Sunlight.isUp(at: try #require(Instant("2026-06-22T01:30:00Z")), place))
    #expect(Sunlight.isUp(at: try #require(Instant("2026-06-22T03:00:00Z")), place))
  }

  @Test(arguments: [Day.first, Day.last], ["0,0", "90,180", "-90,-180", "66.56,0"])
  func `every day and place has an answer`(day: Day, place: String) throws {
    let place = try #require(Coordinates(place))
    _ = Sunlight.on(day, place)
    _ = Sunlight.isUp(at: Instant(milliseconds: Int64(day.epochDay) * 86_400_000), place)
  }
}
