import CoreModels
import Foundation
import Testing

@Suite("Feasts with a day of their own in every year") struct FeastTests {
  @Test(arguments: [
    (Feast.easter, "2026-11-30", "2027-03-28"), (.easter, "2027-03-28", "2027-03-28"),
    (.thanksgiving, "2026-11-30", "2027-11-25"), (.newYear, "2026-11-30", "2027-01-01"),
    (.eidAlFitr, "2026-11-30", "2027-03-10"), (.eidAlFitr, "2030-03-01", "2031-01-25"),
    (.eidAlAdha, "2026-11-30", "2027-05-17"), (.diwali, "2026-11-30", "2027-10-29"),
    (.pentecost, "2026-11-30", "2027-05-16"),
    (.lunarNewYear, "2026-11-30", "2027-02-06"),
    (.mothersDay, "2026-11-30", "2027-05-09"), (.fathersDay, "2026-11-30", "2027-06-20"),
    (.independenceDay, "2026-11-30", "2027-07-04"), (.laborDay, "2026-11-30", "2027-09-06"),
    (.memorialDay, "2026-11-30", "2027-05-31"), (.schoolYearStart, "2026-11-30", "2027-09-01"),
    (.schoolYearEnd, "2026-11-30", "2027-06-30"), (.summerHolidays, "2026-11-30", "2027-07-01"),
  ])
  func `the coming one is found`(_ feast: Feast, _ today: String, _ day: String) throws {
    #expect(try feast.day(from: #require(Day(today)))?.description == day)
  }

  @Test func `Lunar New Year begins the year of the Chinese calendar`() throws {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    for year in 2026...2035 {
      let day = try #require(Feast.lunarNewYear.day(in: year))
      let noon = Date(timeIntervalSince1970: Double(day.epochDay) * 86_400 + 43_200)
      let parts = calendar.dateComponents([.month, .day], from: noon)
      #expect(parts.month == 1 && parts.day == 1, "\(day)")
    }
  }

  @Test(arguments: 2026...2035)
  func `Diwali is on or about a new moon in autumn`(_ year: Int) throws {
    let day = try #require(Feast.diwali.day(in: year))
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Kolkata"))
    let noon = Date(timeIntervalSince1970: Double(day.epochDay) * 86_400 + 43_200)
    // A month of the Chinese calendar begins with the new moon.
    let dayOfMonth = try #require(calendar.dateComponents([.day], from: noon).day)
    #expect(dayOfMonth >= 29 || dayOfMonth <= 2, "\(day): \(dayOfMonth)")
    #expect((Day("\(year)-10-15") ?? .first)...(Day("\(year)-11-16") ?? .first) ~= day)
  }

  /// Foundation follows the calendar of Umm al-Qura, which is calculated from the moon.
  @Test(arguments: [(Feast.eidAlFitr, 10, 1), (.eidAlAdha, 12, 10)])
  func `Islamic feasts are within two days of the moon`(_ feast: Feast, _ month: Int, _ day: Int)
    throws
  {
    var calendar = Calendar(identifier: .islamicUmmAlQura)
    calendar.timeZone = .gmt
    for year in 1445..<1500 {
      let parts = DateComponents(year: year, month: month, day: day, hour: 12)
      let date = try #require(calendar.date(from: parts))
      let expected = Day(epochDay: Int(date.timeIntervalSince1970) / 86_400)
      let found = try #require(feast.day(from: expected.advanced(by: -30)))
      #expect(abs(found.distance(to: expected)) <= 2, "\(year): \(found), not \(expected)")
    }
  }
}
