import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daily-brief nameday`: today's names, or the nameday of a name.
struct ShowNameday: Action {
  static var configuration: CommandConfiguration { .init("show", HelpText.nameday) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .argument("day", \.day, HelpText.namedayShowDay),
      .option("of", \.name, HelpText.namedayShowName),
      .option("calendar", \.calendar, HelpText.namedayShowCalendar),
    ]
  }

  var day: String?
  var name: String?
  /// The calendar's code; `nil` for that of the person's language.
  var calendar: String?

  func perform(in world: World) async throws -> ShownNameday {
    let world = try await world.atBriefTime()
    guard let name else { return try await names(in: world) }
    guard day == nil else { throw NamedayError.dateWithName }
    return .found(try await days(of: name, in: world))
  }

  /// The names of the typed day; a language without namedays is not an error.
  private func names(in world: World) async throws -> ShownNameday {
    let (moment, code) = (world.moment, calendar)
    let (language, calendar, people) = try await world.store.read { snapshot in
      let language = try snapshot.namedayLanguage(showing: moment.language)
      var calendar = NamedayCalendar(language: language)
      if code != nil { calendar = try snapshot.namedayCalendar(code, showing: language) }
      return (language, calendar, try snapshot.announcedNamedays(at: moment))
    }
    let day = try day.map { typed in try world.day(typed) } ?? moment.today
    let told = code == nil ? try await world.serverNameday(on: day) : nil
    let own = calendar.map { Nameday(on: day, in: $0, for: language) }
    guard let nameday = told.map(\.nameday) ?? own else { return .unsupported(language) }
    let isToday = day == moment.today
    // A server counts requests, and the next day is not worth another one.
    let next = isToday ? NamedayCalendar(code: nameday.language) : nil
    return .names(
      NamedayScreen(
        nameday: nameday,
        tomorrow: next.map { Nameday(on: day.advanced(by: 1), in: $0, for: language) },
        people: isToday ? people : []))
  }

  /// The days of a name, the next one first.
  private func days(of name: String, in world: World) async throws -> [FoundNameday] {
    let (moment, code) = (world.moment, calendar)
    let calendar = try await world.store.read {
      try $0.namedayCalendar(code, showing: moment.language)
    }
    let matches = calendar.matches(of: name)
    guard !matches.isEmpty else { throw NamedayError.noSuchName(name, similar: []) }
    return matches.map { match in
      FoundNameday(
        match: match, calendar: calendar.code,
        next: calendar.next(month: match.month, day: match.day, from: moment.today),
        today: moment.today)
    }
    .sorted { ($0.match.isWhole ? 0 : 1, $0.next) < ($1.match.isWhole ? 0 : 1, $1.next) }
  }
}

/// The names of a day, or the days of a name.
enum ShownNameday: Outcome {
  case names(NamedayScreen)
  case found([FoundNameday])
  /// The language has no namedays.
  case unsupported(Language)

  static var shape: Shape { .anyOf([Nameday.shape.orNull, [FoundNameday].shape]) }

  var json: JSONValue {
    switch self {
    case .names(let screen): screen.nameday.json
    case .found(let found): found.json
    case .unsupported: .null
    }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .names(let screen): screen.lines(in: world)
    case .found(let found): found.lines(in: world)
    case .unsupported(let language):
      [world.text(NamedayText.unsupported(NamedayText.noCalendar(in: language)))]
    }
  }
}
