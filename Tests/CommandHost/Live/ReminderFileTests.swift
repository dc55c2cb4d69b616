import CoreModels
import CorePlugin
import CoreReminders
import Foundation
import Testing

@testable import CommandHost

/// Checks reminder files with the programs that read them.
@Suite("A file of reminders", .serialized) struct ReminderFileTests {
  private let folder = TemporaryFolder()

  /// Returns a program's combined output and its status.
  private func run(_ command: [String]) async throws -> (text: String, status: Int32) {
    let environment = ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path]
    let output = try await Program(
      ["sh", "-c", #"exec "$@" 2>&1"#, "sh"] + command, environment: environment
    ).end()
    return (String(decoding: output.data, as: UTF8.self), output.status)
  }

  private func python(_ script: String, _ path: String) async throws -> JSONValue {
    let output = try await run(["/usr/bin/python3", "-c", script, path])
    try #require(output.status == 0, "\(output.text)")
    return try JSONValue(parsing: Data(output.text.utf8))
  }

  /// A job whose program and arguments are hard to quote.
  private func job(_ times: String...) throws -> TimerJob {
    let program = folder.path + #"/it's "50%" \ $HOME ľ/nudge"#
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: program).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "/bin/sh", toPath: program)
    return TimerJob(
      name: "daybook-nudge-1", title: "Reminders of 100% \"Nudge\"",
      command: [program, "--home", #"/a b/${HOME} %h "x" \n"#, "", "--profile", "Ján"],
      locale: "sk_SK.UTF-8", times: try times.map { try #require(TimeOfDay($0)) })
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/systemd-analyze")))
  func `is a unit that systemd finds nothing wrong with`() async throws {
    let units = SystemdUnits(try job("09:00", "02:30"))
    for (name, text) in units.files {
      try text.write(toFile: folder.path + "/" + name, atomically: true, encoding: .utf8)
      let outcome = try await run(["systemd-analyze", "--user", "verify", folder.path + "/" + name])
      #expect(outcome.text == "")
      #expect(outcome.status == 0)
    }
    let time = TimeOfDay(secondsSinceMidnight: 32_400)
    for (times, zone) in [([], nil), ([time], "America/New_York"), ([time], "GMT+0230")] {
      let units = SystemdUnits(
        TimerJob(
          name: "daybook-nudge-2", title: "a", command: ["/bin/true"], times: times, zone: zone))
      for (name, text) in units.files {
        try text.write(toFile: folder.path + "/" + name, atomically: true, encoding: .utf8)
      }
      let timer = folder.path + "/" + units.timer
      #expect(try await run(["systemd-analyze", "--user", "verify", timer]) == ("", 0))
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/systemd-analyze")),
    arguments: [
      ("Europe/Bratislava", "2026-03-28 12:00", "02:30", "2026-03-29 01:00:00 UTC"),
      ("Australia/Lord_Howe", "2026-10-03 12:00", "02:10", "2026-10-03 15:30:00 UTC"),
      ("Africa/Casablanca", "2026-02-14 12:00", "02:00", "2026-02-15 01:00:00 UTC"),
      ("America/New_York", "2026-10-31 12:00", "01:30", "2026-11-01 05:30:00 UTC"),
      ("Africa/Cairo", "2026-04-23 12:00", "00:30", "2026-04-23 22:00:00 UTC"),
    ])
  func `wakes the machine at the first instant after a gap`(
    zone: String, before: String, time: String, instant: String
  ) async throws {
    let timer = try #require(SystemdUnits(try job(time)).files["daybook-nudge-1.timer"])
    let lines = timer.split(separator: "\n").filter { $0.hasPrefix("OnCalendar=") }
      .map { String($0.dropFirst("OnCalendar=".count)) }
    let outcome = try await run(
      ["env", "TZ=\(zone)", "systemd-analyze", "calendar", "--base-time", before] + lines)
    // The line before the night's first time, which systemd prints in UTC.
    #expect(outcome.text.contains("(in UTC): \(weekday(instant)) \(instant)"), "\(outcome.text)")
  }

  private func weekday(_ instant: String) -> String {
    Day(String(instant.prefix(10)))?.weekday.name.prefix(3).capitalized ?? ""
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/python3")))
  func `is a property list`() async throws {
    let job = try job("09:05")
    let path = folder.path + "/agent.plist"
    try LaunchAgent(job).text.write(toFile: path, atomically: true, encoding: .utf8)
    let list = try await python(
      "import json, plistlib, sys; print(json.dumps(plistlib.load(open(sys.argv[1], 'rb'))))", path)
    #expect(
      list == [
        "Label": "org.daybook.daybook-nudge-1",
        "ProgramArguments": .array(job.command.map(JSONValue.string)),
        "EnvironmentVariables": ["LANG": "sk_SK.UTF-8"],
        "StartCalendarInterval": [["Hour": 9, "Minute": 5]], "RunAtLoad": true,
        "Disabled": false, "ProcessType": "Background",
      ])
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/icalendar")))
  func `is a calendar that a strict parser takes`() async throws {
    let stage = HostStage()
    // No backslash before an n or a comma, which that parser misreads.
    let text =
      "Ľúbim ťa 🌞, \"deň\"; it's <b>5 & 6</b>\n'@as []' $HOME: %s \\ o, "
      + String(repeating: "漢", count: 99)
    #expect(await stage.run(RemindProbe.root, ["keep", text]).status == 0)
    #expect(await stage.remind("on", "--at", "09:30", "--at", "21:00").status == 0)
    let path = folder.path + "/a.ics"
    #expect(
      await stage.remind("calendar", "--out", path)
        == .init(output: "27 reminders written to \(path).\n"))
    let script = """
      import icalendar, json, sys
      data = open(sys.argv[1], 'rb').read()
      assert all(len(line) <= 75 for line in data.split(b'\\r\\n'))
      calendar = icalendar.Calendar.from_ical(data)
      events = calendar.walk('VEVENT')
      assert len({str(event['UID']) for event in events}) == len(events)
      assert not any(part.errors for part in calendar.walk())
      assert all(len(event.walk('VALARM')) == 1 for event in events)
      assert icalendar.Calendar.from_ical(calendar.to_ical()) == calendar
      event, alarm = events[0], events[0].walk('VALARM')[0]
      print(json.dumps({
        'version': calendar['VERSION'], 'count': len(events),
        'start': event['DTSTART'].dt.isoformat(), 'stamp': event['DTSTAMP'].dt.isoformat(),
        'summary': event['SUMMARY'], 'text': event['DESCRIPTION'],
        'minutes': event['DURATION'].dt.seconds // 60,
        'alarm': [alarm['ACTION'], alarm['TRIGGER'].dt.total_seconds(), alarm['DESCRIPTION']]}))
      """
    let title = #"It's "Nudge", 50% \o/: "#
    let read = try await python(script, path)
    #expect(
      read == [
        "version": "2.0", "count": 27, "start": "2026-11-21T21:00:00+00:00",
        "stamp": "2026-11-21T09:30:00+00:00",
        "summary": .string(title + text.replacing("\n", with: " ")), "text": .string(text),
        "minutes": 5, "alarm": ["DISPLAY", 0, .string(text)],
      ])
  }
}
