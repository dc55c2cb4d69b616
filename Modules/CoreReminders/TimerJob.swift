import CoreModels

/// A timer's job: the command it runs, and the times of day.
public struct TimerJob: Hashable, Sendable {
  /// Letters, digits and hyphens: `daybook-mori-1f3a…`.
  public let name: String
  /// A description for people who inspect the system's timers.
  public let title: String
  /// The executable's absolute path, and its arguments.
  public let command: [String]
  /// The locale of the process, such as `sk_SK.UTF-8`; `nil` for the system's.
  public let locale: String?
  /// The times of reminders; empty while they are off.
  public let times: [TimeOfDay]
  /// The IANA time zone of the times; `nil` for the machine's.
  public let zone: String?
  /// `true` if the job runs only at its times. Reminders also run a few times more, since a clock
  /// change may have skipped one.
  public let isExact: Bool

  /// Minutes between runs on a system that does not support the time zone.
  static let period = 5

  /// Creates a job; only the first line of the title is used.
  public init(
    name: String, title: String, command: [String], locale: String? = nil, times: [TimeOfDay],
    zone: String? = nil, isExact: Bool = false
  ) {
    self.name = name
    self.title = title.split(whereSeparator: \.isNewline).first.map(String.init) ?? name
    self.command = command
    self.locale = locale.flatMap { $0.isWord ? $0 : nil }
    self.times = Set(times).sorted()
    self.zone = zone
    self.isExact = isExact
  }

  /// The locale in the text of an installed unit or agent.
  public static func locale(in text: String) -> String? {
    for (start, end) in [("Environment=LANG=", "\n"), ("<key>LANG</key><string>", "<")] {
      let parts = text.split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count > 1 { return parts[1].split(separator: end).first.map(String.init) }
    }
    return nil
  }

  /// The job's name for the reminders of a product in a home and profile.
  public static func name(product: String, home: String, profile: String) -> String {
    var hash = StableHash()
    hash.combine(home + "\n" + profile)
    return "daybook-\(product)-\(String(hash.value, radix: 16))"
  }

  /// The equivalent crontab lines: reminders are checked every few minutes, other jobs run at their
  /// times.
  public var crontab: String {
    guard isExact else { return "*/\(TimerJob.period) * * * * \(crontabCommand)" }
    let minutes = Dictionary(grouping: times, by: \.minute).mapValues { $0.map(\.hour) }
    let lines = Dictionary(grouping: minutes, by: \.value).mapValues { $0.map(\.key).sorted() }
    return lines.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }.map { hours, minutes in
      let hours = hours.count == 24 ? "*" : hours.map(String.init).joined(separator: ",")
      return "\(minutes.map(String.init).joined(separator: ",")) \(hours) * * * \(crontabCommand)"
    }.joined(separator: "\n")
  }

  /// The command quoted for a crontab, where a percent sign would end it.
  var crontabCommand: String {
    command.map { word in
      let isPlain = word.utf8.allSatisfy { byte in
        byte.isLetterOrDigit || "_./:@+-".utf8.contains(byte)
      }
      let quoted = isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
      return quoted.replacing("%", with: "\\%")
    }.joined(separator: " ")
  }

  /// The times, and the half hours that follow a time before 04:00, in case a clock change at night
  /// skipped it. A run with nothing to do ends at once.
  var wakeTimes: [TimeOfDay] {
    if isExact { return times }
    let steps = times.filter { $0.hour < 4 }.flatMap { time in
      (1...6).compactMap { TimeOfDay(minutes: (time.minutes / 30 + $0) * 30) }
    }
    return Set(times + steps).sorted()
  }
}

extension String {
  /// `true` if it contains only characters of locale and time zone names.
  var isWord: Bool {
    !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "_.@-+/".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || (0x30...0x39).contains(self)
  }
}
