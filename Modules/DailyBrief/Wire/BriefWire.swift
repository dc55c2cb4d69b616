import CoreModels
import CorePlugin
import CoreStorage

// The API's `Brief`.
extension Brief: JSONObject {
  /// Omits the members of sections that are off.
  static let fields: [Field<Self>] = [
    Field("user", "Who the page is for.", \.reader),
    Field("modules_enabled", "The sections that are on.", \.modules),
    Field("generated_at", "When the page was made, by the reader’s clock.", .instant) {
      .string($0.generatedAt.text(offset: $0.utcOffset))
    },
    Field("nameday", "Today’s names; null where the language has none.", \.nameday),
    .optional("weather", "The weather; null where it is unknown.") { brief -> Weather?? in
      brief.modules.weather ? .some(brief.weather) : .none
    },
    .optional("countdowns", "Events to come, then past ones.") {
      $0.modules.countdown ? $0.countdowns : nil
    },
    .optional("reminders", "Today’s reminders.") { $0.modules.reminder ? $0.reminders : nil },
  ]

  /// Parses a brief and ignores unknown members; throws ``ServerError/decoding(_:)``.
  init(wire: JSONValue) throws(ServerError) {
    let object = try WireObject(wire, "brief")
    let made = try object.text("generated_at")
    guard let generatedAt = Instant(made), let offset = Instant.offset(of: made) else {
      throw object.wrong("generated_at")
    }
    let day = DayCalendar { _ in offset }.day(containing: generatedAt)
    let modules = try object.object("modules_enabled")
    func isOn(_ module: String, _ key: String) throws(ServerError) -> Bool {
      try modules.optionalFlag(module) ?? object.has(key)
    }
    var weather: Weather?, nameday: Nameday?
    if let wire = object["weather"] {
      weather = try Weather(wire: wire, on: day, named: "brief.weather")
    }
    if let wire = object["nameday"] { nameday = try Nameday(wire: wire, named: "brief.nameday") }
    let reader = try Reader(wire: object.object("user"))
    let countdowns = try [Countdown](
      wire: object.list("countdowns"), named: "brief.countdowns", on: day,
      language: reader.language.flatMap(Language.init(wire:)) ?? .english)
    var reminders: [DueReminder] = []
    for (index, wire) in try object.list("reminders").enumerated() {
      reminders.append(try DueReminder(wire: wire, named: "brief.reminders.\(index)"))
    }
    self.init(
      reader: reader,
      modules: Modules(
        weather: try isOn("weather", "weather"), countdown: try isOn("countdown", "countdowns"),
        reminder: try isOn("reminder", "reminders")),
      weather: weather, countdowns: countdowns, nameday: nameday,
      reminders: reminders,
      generatedAt: generatedAt, utcOffset: offset)
  }
}

extension Brief.Modules: JSONObject {
  static let fields: [Field<Self>] = [
    Field("weather", "Whether the weather is shown.", \.weather),
    Field("countdown", "Whether events are shown.", \.countdown),
    Field("reminder", "Whether reminders are shown.", \.reminder),
  ]
}

extension Brief.Reader: JSONObject {
  static let fields: [Field<Self>] = [
    Field("email", "The account’s address; empty for none.", \.email),
    Field("username", "The account’s name.", \.username),
    Field("nickname", "What to call the reader.", \.nickname),
    Field("timezone", "Their time zone, by its IANA name.", \.timeZone),
    Field("language", "Their language, by its code.", \.language),
    Field("personality", "The tone of the weather.", \.personality),
  ]

  /// The original server's log-in response omits time zone, language and personality.
  init(wire object: WireObject) throws(ServerError) {
    self.init(
      email: try object.text("email"), username: try object.optionalText("username"),
      nickname: try object.optionalText("nickname"), timeZone: try object.optionalText("timezone"),
      language: try object.optionalText("language"),
      personality: try object.optionalText("personality"))
  }
}

extension Language {
  /// Parses the API's code; the original server spells Czech `cz`.
  init?(wire code: String) { self.init(rawValue: code == "cz" ? "cs" : code) }
}

extension Snapshot {
  /// The API's code of a language, spelled as the client spelled it.
  func wireCode(of language: Language) throws -> String {
    let spelling = try setting(BriefSettings.languageSpelling)
    return Language(wire: spelling) == language ? spelling : language.rawValue
  }
}

extension Instant {
  /// RFC 3339 to the second, with an offset in seconds east of Greenwich:
  /// `2026-11-21T10:30:00+01:00`.
  func text(offset: Int) -> String {
    let whole = Instant(milliseconds: Int64(seconds) * 1000).adding(seconds: offset)
    let minutes = (offset.magnitude / 60) % (24 * 60)
    func digits(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(whole.description.dropLast())\(offset < 0 ? "-" : "+")"
      + "\(digits(minutes / 60)):\(digits(minutes % 60))"
  }

  /// The UTC offset of an RFC 3339 timestamp, in seconds east of Greenwich.
  static func offset(of text: String) -> Int? {
    guard let last = text.last, last != "Z", last != "z" else { return 0 }
    let end = text.suffix(6)
    let parts = end.dropFirst().split(separator: ":")
    guard parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]) else {
      return nil
    }
    return (hours * 3600 + minutes * 60) * (end.hasPrefix("-") ? -1 : 1)
  }
}
