import CoreModels

/// What a timer does: which program it runs, and at which times of the day.
public struct TimerJob: Hashable, Sendable {
  /// Letters, digits and hyphens: `daybook-mori-1f3a…`.
  public let name: String
  /// What it is, for people who look at the system's timers.
  public let title: String
  /// The program's absolute path and its arguments.
  public let command: [String]
  /// The locale to run it in, as `sk_SK.UTF-8`; `nil` for the system's.
  public let locale: String?
  /// When reminders are wanted; none while they are off.
  public let times: [TimeOfDay]
  /// The time zone of the times, by its IANA name; `nil` for the machine's own.
  public let zone: String?
  /// Whether it is called at its times alone; reminders are looked for a few times more, for a
  /// change of the clock may have gone past one.
  public let isExact: Bool

  /// Minutes between two wake-ups where a system cannot follow a zone.
  static let period = 5

  /// A job as it is put into the system's files; only the first line of a title counts.
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

  /// The locale that a unit or an agent, by its text, was installed for.
  public static func locale(in text: String) -> String? {
    for (start, end) in [("Environment=LANG=", "\n"), ("<key>LANG</key><string>", "<")] {
      let parts = text.split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count > 1 { return parts[1].split(separator: end).first.map(String.init) }
    }
    return nil
  }

  /// The job's name for the reminders that a product has in one home for one profile.
  public static func name(product: String, home: String, profile: String) -> String {
    var hash = StableHash()
    hash.combine(home + "\n" + profile)
    return "daybook-\(product)-\(String(hash.value, radix: 16))"
  }

  /// The lines of a crontab that do the same, in one line each: a reminder is looked for every few
  /// minutes, all else is called at its times.
  public var crontab: String {
    guard isExact else { return "*/\(TimerJob.period) * * * * \(crontabCommand)" }
    let minutes = Dictionary(grouping: times, by: \.minute).mapValues { $0.map(\.hour) }
    let lines = Dictionary(grouping: minutes, by: \.value).mapValues { $0.map(\.key).sorted() }
    return lines.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }.map { hours, minutes in
      let hours = hours.count == 24 ? "*" : hours.map(String.init).joined(separator: ",")
      return "\(minutes.map(String.init).joined(separator: ",")) \(hours) * * * \(crontabCommand)"
    }.joined(separator: "\n")
  }

  /// The command as a line of a crontab has it, where a percent sign would end it.
  var crontabCommand: String {
    command.map { word in
      let isPlain = word.utf8.allSatisfy { byte in
        byte.isLetterOrDigit || "_./:@+-".utf8.contains(byte)
      }
      let quoted = isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
      return quoted.replacing("%", with: "\\%")
    }.joined(separator: " ")
  }

  /// The times, and those at which a clock change in the night may have gone past one of them: the
  /// half hours and hours that follow a time before four o'clock. A wake-up with nothing to do ends
  /// at once.
  var wakeTimes: [TimeOfDay] {
    if isExact { return times }
    let steps = times.filter { $0.hour < 4 }.flatMap { time in
      (1...6).compactMap { TimeOfDay(minutes: (time.minutes / 30 + $0) * 30) }
    }
    return Set(times + steps).sorted()
  }
}

extension String {
  /// Whether it has no character but those of the names of locales and time zones.
  var isWord: Bool {
    !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "_.@-+/".utf8.contains($0) }
  }
}

extension UInt8 {
  /// Whether it is one of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || (0x30...0x39).contains(self)
  }
}
