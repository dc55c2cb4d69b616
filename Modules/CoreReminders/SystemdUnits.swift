/// A job as a service and timer of systemd's user manager (`systemd.service(5)`,
/// `systemd.timer(5)`).
public struct SystemdUnits: Hashable, Sendable {
  /// The files' contents, by name.
  public let files: [String: String]
  /// The timer's file name.
  public let timer: String
  /// The part of the timer's text that defines when it runs.
  public let schedule: String

  /// The units of a job.
  public init(_ job: TimerJob) {
    timer = job.name + ".timer"
    let description = "Description=" + job.title.specifierEscaped
    let environment = job.locale.map { "Environment=LANG=\($0)\n" } ?? ""
    // The colon prevents variable expansion in the arguments.
    let command = ":" + job.startable.map(\.systemdQuoted).joined(separator: " ")
    let times = job.calendarSpecifications.map { "OnCalendar=\($0)\n" }.joined()
    // Catches up on reminders missed during sleep, or skipped by a change of clock or time zone.
    schedule = """
      [Timer]
      \(times)OnClockChange=true
      OnTimezoneChange=true
      Persistent=true
      AccuracySec=1s

      """
    // Retries temporary failures, such as a missing network, for as long as they last. Failures
    // that a person must fix (exit codes of sysexits.h) are not retried. No schedule reaches the
    // limit.
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
  /// The times in `systemd.time(7)` format, with time zones by tz database name.
  fileprivate var calendarSpecifications: [String] {
    if times.isEmpty { return [] }
    if let zone, !zone.isSystemdZone { return ["*:0/\(TimerJob.period)"] }
    return wakeTimes.map { "*-*-* \($0):00" + (zone.map { " " + $0 } ?? "") }
  }

  /// The command, run through `/usr/bin/env` if systemd rejects its path.
  fileprivate var startable: [String] {
    let isPlain = command.first.map { !$0.contains { "'\"\\".contains($0) } } ?? true
    return isPlain ? command : ["/usr/bin/env"] + command
  }
}

extension String {
  /// `true` for a zone that every machine's tz database has, judging by its name: a place, or one
  /// of these abbreviations. (`GMT+0230` is not in it.)
  fileprivate var isSystemdZone: Bool {
    let short = [
      "UTC", "GMT", "CET", "MET", "EET", "WET", "EST", "MST", "HST", "EST5EDT", "CST6CDT",
      "MST7MDT", "PST8PDT",
    ]
    return short.contains(self) || contains("/") && isWord
  }

  /// Escapes percent signs, which begin specifiers.
  fileprivate var specifierEscaped: String { replacing("%", with: "%%") }

  /// Quotes a word of a command line.
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
