import CoreModels
import CoreReminders
import Testing

@Suite("A job of systemd") struct SystemdUnitsTests {
  private func job(
    _ command: [String] = ["/opt/mori", "remind"], at times: String..., locale: String? = nil
  ) throws -> TimerJob {
    TimerJob(
      name: "daybook-mori-1", title: "Reminders of Mori", command: command, locale: locale,
      times: try times.map { try #require(TimeOfDay($0)) })
  }

  @Test func `is a service that a timer calls`() throws {
    let units = SystemdUnits(try job(at: "21:00", "09:00", locale: "sk_SK.UTF-8"))
    #expect(units.timer == "daybook-mori-1.timer")
    #expect(
      units.files == [
        "daybook-mori-1.service": """
        [Unit]
        Description=Reminders of Mori
        StartLimitIntervalSec=1h
        StartLimitBurst=100

        [Service]
        Type=oneshot
        Restart=on-failure
        RestartSec=5min
        RestartPreventExitStatus=64 65 66 77 78
        Environment=LANG=sk_SK.UTF-8
        ExecStart=:"/opt/mori" "remind"

        """,
        "daybook-mori-1.timer": """
        [Unit]
        Description=Reminders of Mori

        [Timer]
        OnCalendar=*-*-* 09:00:00
        OnCalendar=*-*-* 21:00:00
        OnClockChange=true
        OnTimezoneChange=true
        Persistent=true
        AccuracySec=1s

        [Install]
        WantedBy=timers.target

        """,
      ])
  }

  @Test func `quotes what systemd would read otherwise`() throws {
    let units = SystemdUnits(
      try job(["/a b/50%", "--home", #"it's "$HOME" \ here"#, "--profile", "Ján", "new\nline"]))
    #expect(
      units.files["daybook-mori-1.service"]?.contains(
        #"""
        ExecStart=:"/a b/50%%" "--home" "it's \"$HOME\" \\ here" "--profile" "Ján" "new\nline"
        """#) ?? false)
  }

  @Test func `looks again after a time at night that a clock change may skip`() throws {
    let timer = try #require(SystemdUnits(try job(at: "02:10")).files["daybook-mori-1.timer"])
    let times = timer.split(separator: "\n").filter { $0.hasPrefix("OnCalendar") }
    #expect(
      times.map { $0.suffix(8).prefix(5) } == [
        "02:10", "02:30", "03:00", "03:30", "04:00", "04:30", "05:00",
      ])
  }

  @Test func `follows the time zone that the person chose`() throws {
    func calendar(_ zone: String, _ times: TimeOfDay...) -> [Substring] {
      let units = SystemdUnits(
        TimerJob(name: "a", title: "a", command: ["/a"], times: times, zone: zone))
      return (units.files["a.timer"] ?? "").split(separator: "\n")
        .filter { $0.hasPrefix("OnCalendar") }
    }
    let time = TimeOfDay(secondsSinceMidnight: 32_400)
    #expect(calendar("America/New_York", time) == ["OnCalendar=*-*-* 09:00:00 America/New_York"])
    #expect(calendar("UTC", time) == ["OnCalendar=*-*-* 09:00:00 UTC"])
    #expect(calendar("CET", time) == ["OnCalendar=*-*-* 09:00:00 CET"])
    // Names that systemd may not support.
    #expect(calendar("GMT+0230", time) == ["OnCalendar=*:0/5"])
    #expect(calendar("America/New_York").isEmpty)
  }

  @Test func `takes no locale that is none`() throws {
    let units = SystemdUnits(try job(at: "09:00", locale: "sk\nExecStart=/bin/false"))
    #expect(!units.files.values.contains { $0.contains("false") })
  }

  @Test func `is a line of a crontab too`() throws {
    let job = try job(["/opt/a b/mori", "--home", "/it's/50%", "--profile", "me", ""])
    #expect(job.crontab == #"*/5 * * * * '/opt/a b/mori' --home '/it'\''s/50\%' --profile me ''"#)
  }

  @Test("what has its own times is called at those alone, by systemd and by cron")
  func exact() {
    let backup = TimerJob(
      name: "b", title: "b", command: ["/opt/b"], times: [TimeOfDay("03:30")].compactMap(\.self),
      isExact: true)
    #expect(SystemdUnits(backup).schedule.contains("OnCalendar=*-*-* 03:30:00\nOnClockChange"))
    #expect(backup.crontab == "30 3 * * * /opt/b")
    let often = stride(from: 10, to: 1440, by: 30).compactMap { TimeOfDay(minutes: $0) }
    let sync = TimerJob(name: "s", title: "s", command: ["/opt/s"], times: often, isExact: true)
    #expect(sync.crontab == "10,40 * * * * /opt/s")
    let rare = stride(from: 10, to: 1440, by: 360).compactMap { TimeOfDay(minutes: $0) }
    let slow = TimerJob(name: "s", title: "s", command: ["/opt/s"], times: rare, isExact: true)
    #expect(slow.crontab == "10 0,6,12,18 * * * /opt/s")
  }

  @Test func `has a name of its own in each home and for each person`() {
    let names = Set(
      [("mori", "/a", "me"), ("mori", "/b", "me"), ("mori", "/a", "eva"), ("sun", "/a", "me")]
        .map { TimerJob.name(product: $0, home: $1, profile: $2) })
    #expect(names.count == 4)
    #expect(names.allSatisfy { $0.hasPrefix("daybook-") })
  }
}
