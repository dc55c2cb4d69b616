/// A job as a service and a timer of systemd's user manager (`systemd.service(5)`,
/// `systemd.timer(5)`).
public struct SystemdUnits: Hashable, Sendable {
  /// The files' contents by their names.
  public let files: [String: String]
  /// The timer's file name.
  public let timer: String
  /// The part of the timer's text that says when it calls.
  public let schedule: String

  /// The units of a job.
  public init(_ job: TimerJob) {
    timer = job.name + ".timer"
    let description = "Description=" + job.title.specifierEscaped
    let environment = job.locale.map { "Environment=LANG=\($0)\n" } ?? ""
    // The colon keeps systemd from replacing variables in the arguments.
    let command = ":" + job.startable.map(\.systemdQuoted).joined(separator: " ")
    let times = job.calendarSpecifications.map { "OnCalendar=\($0)\n" }.joined()
    // A reminder that the machine slept through is caught up with, and so is one that a change of
    // the clock or of the time zone went past.
    schedule = """
      [Timer]
      \(times)OnClockChange=true
      OnTimezoneChange=true
      Persistent=true
      AccuracySec=1s

      """
    // What may work later is tried again: without a network, say, for as long as it takes. What a
    // person has to put right first (exit codes of sysexits.h) is not, and no day calls so often.
    files = [
      job.name + ".service": """
      [Unit]
      \(description)
      StartLimitIntervalSec=1h
      StartLimitBurst=100

      [Service]
      Type=oneshot
      Restart=on-failure
      RestartSec=5min
      RestartPreventExitStatus=64 65 66 77 78
      \(environment)ExecStart=\(command)

      """,
      timer: """
      [Unit]
      \(description)

      \(schedule)
      [Install]
      WantedBy=timers.target

      """,
    ]
  }
}

extension TimerJob {
  /// The times as `systemd.time(7)` has them, whose zones have the names of the tz database.
  fileprivate var calendarSpecifications: [String] {
    if times.isEmpty { return [] }
    if let zone, !zone.isSystemdZone { return ["*:0/\(TimerJob.period)"] }
    return wakeTimes.map { "*-*-* \($0):00" + (zone.map { " " + $0 } ?? "") }
  }

  /// The command, by way of a program with a plain path where systemd does not take the path.
  fileprivate var startable: [String] {
    let isPlain = command.first.map { !$0.contains { "'\"\\".contains($0) } } ?? true
    return isPlain ? command : ["/usr/bin/env"] + command
  }
}

extension String {
  /// Whether every machine's tz database has a zone of that name, as far as names tell: a place,
  /// or one of those without. (`GMT+0230` is none of it.)
  fileprivate var isSystemdZone: Bool {
    let short = [
      "UTC", "GMT", "CET", "MET", "EET", "WET", "EST", "MST", "HST", "EST5EDT", "CST6CDT",
      "MST7MDT", "PST8PDT",
    ]
    return short.contains(self) || contains("/") && isWord
  }

  /// Percent signs begin specifiers.
  fileprivate var specifierEscaped: String { replacing("%", with: "%%") }

  /// One word of a command line.
  fileprivate var systemdQuoted: String {
    let text = unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: String(scalar)
      }
    }
    return "\"" + text.joined().specifierEscaped + "\""
  }
}
