import CoreModels
import CoreReminders
import Testing

@Suite("A time of day") struct TimeOfDayTests {
  @Test(arguments: [("00:00", 0), ("9:05", 545), ("09:05", 545), ("23:59", 1439)])
  func `is read from hours and minutes`(text: String, minutes: Int) throws {
    let time = try #require(TimeOfDay(text))
    #expect(time.minutes == minutes)
    #expect(time.description.count == 5)
    #expect(TimeOfDay(time.description) == time)
    #expect(TimeOfDay(hour: time.hour, minute: time.minute) == time)
  }

  @Test(
    arguments: [
      "", ":", "9", "24:00", "09:60", "9:5", "009:00", "-1:00", "09:00:00", " 09:00", "٠٩:٠٠",
      "nine", "+9:00", "09.00",
    ])
  func `is nothing else`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test func `comes before a later one, and has its place in a day`() throws {
    #expect(try #require(TimeOfDay("08:59")) < #require(TimeOfDay("09:00")))
    #expect(TimeOfDay(minutes: 1440) == nil)
    #expect(TimeOfDay(secondsSinceMidnight: 86_399).description == "23:59")
    #expect(TimeOfDay(secondsSinceMidnight: 90_000).description == "23:59")
  }

  @Test func `is its text in JSON`() throws {
    let time = try #require(TimeOfDay("09:00"))
    #expect(try JSON.text([time]) == #"["09:00"]"#)
    #expect(try JSONValue.array(["09:00"]).decode([TimeOfDay].self) == [time])
    #expect(throws: DecodingError.self) { try JSONValue.array(["9"]).decode([TimeOfDay].self) }
  }
}
