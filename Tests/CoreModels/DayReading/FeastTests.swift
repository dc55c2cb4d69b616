import CoreModels
import Foundation
import Testing

@Suite("Feasts with a day of their own in every year") struct FeastTests {
  @Test(arguments: [
    (Feast.easter, "2026-11-30", "2027-03-28"), (.easter, "2027-03-28", "2027-03-28"),
    (.thanksgiving, "2026-11-30", "2027-11-25"), (.newYear, "2026-11-30", "2027-01-01"),
    (.eidAlFitr, "2026-11-30", "2027-03-10"), (.eidAlFitr, "2030-03-01", "2031-01-25"),
    (.eidAlAdha, "2026-11-30", "2027-05-17"),
  ])
  func `the coming one is found`(_ feast: Feast, _ today: String, _ day: String) throws {
    #expect(try feast.day(from: #require(Day(today)))?.description == day)
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
