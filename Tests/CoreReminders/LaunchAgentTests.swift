import CoreModels
import CoreReminders
import Foundation
import Testing

@Suite("A job of launchd") struct LaunchAgentTests {
  private func plist(_ job: TimerJob) throws -> [String: Any] {
    let agent = LaunchAgent(job)
    let data = Data(agent.text.utf8)
    return try #require(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  @Test func `is a property list`() throws {
    let command = ["/Applications/A & B/<mori>", "--home", "/Users/ján/it's \"here\""]
    let list = try plist(
      TimerJob(
        name: "daybook-mori-1", title: "Reminders", command: command, locale: "sk_SK.UTF-8",
        times: [try #require(TimeOfDay("09:05")), try #require(TimeOfDay("21:00"))]))
    #expect(list["Label"] as? String == "org.daybook.daybook-mori-1")
    #expect(list["ProgramArguments"] as? [String] == command)
    #expect(
      list["StartCalendarInterval"] as? [[String: Int]]
        == [["Hour": 9, "Minute": 5], ["Hour": 21, "Minute": 0]])
    #expect(list["EnvironmentVariables"] as? [String: String] == ["LANG": "sk_SK.UTF-8"])
    #expect(list["RunAtLoad"] as? Bool == true)
    #expect(list["Disabled"] as? Bool == false)
  }

  @Test func `looks every five minutes in another time zone`() throws {
    let list = try plist(
      TimerJob(
        name: "a", title: "a", command: ["/a"], times: [TimeOfDay(secondsSinceMidnight: 0)],
        zone: "America/New_York"))
    #expect(list["StartInterval"] as? Int == 300)
    #expect(list["StartCalendarInterval"] == nil)
  }

  @Test func `rests where no time is wanted`() throws {
    let list = try plist(
      TimerJob(name: "daybook-mori-1", title: "Reminders", command: ["/opt/mori"], times: []))
    #expect(list["Disabled"] as? Bool == true)
    #expect((list["StartCalendarInterval"] as? [Any])?.isEmpty ?? false)
    #expect(list["EnvironmentVariables"] == nil)
  }
}
