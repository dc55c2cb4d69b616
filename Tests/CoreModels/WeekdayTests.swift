import CoreModels
import Testing

@Suite("Weekdays are in ISO 8601's order")
struct WeekdayTests {
  @Test("Monday is 1 and Sunday is 7, with English names")
  func order() {
    #expect(Weekday.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    #expect(
      Weekday.allCases.map(\.name)
        == ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"])
    #expect(Weekday.monday < .sunday)
  }

  @Test(
    "known days have known weekdays",
    arguments: [
      ("1970-01-01", Weekday.thursday), ("2000-02-29", .tuesday), ("2026-11-21", .saturday),
      ("1789-07-14", .tuesday), ("1969-07-20", .sunday), ("9999-12-31", .friday),
    ])
  func known(text: String, weekday: Weekday) throws {
    #expect(try #require(Day(text)).weekday == weekday)
  }
}
