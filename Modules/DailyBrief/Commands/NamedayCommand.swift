import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daily-brief nameday`: today's names, the nameday of a name, and the followed names.
struct NamedayCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init(
      "nameday", HelpText.nameday, more: HelpText.namedayMore,
      subcommands: [
        Show.self, NamedayFollowCommand.self, NamedayUnfollowCommand.self,
        NamedayPeopleCommand.self,
      ], defaultSubcommand: Show.self)
  }

  @OptionGroup var shared: SharedOptions

  /// Never called: the default subcommand runs instead.
  func run(in world: World) async throws {}

  struct Show: PluginCommand {
    static var configuration: CommandConfiguration { .init("show", HelpText.nameday) }

    static var purpose: CommandPurpose { .reads }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.namedayShowDay))
    var day: String?

    @Option(name: .customLong("of"), help: ArgumentHelp(HelpText.namedayShowName))
    var name: String?

    @Option(help: ArgumentHelp(HelpText.namedayShowCalendar))
    var calendar: String?

    func run(in world: World) async throws {
      let world = try await world.atBriefTime()
      if let name {
        guard day == nil else { throw NamedayError.dateWithName }
        return try await world.showNamedays(of: name, calendar: calendar)
      }
      try await world.showNameday(on: day, calendar: calendar)
    }
  }
}

extension World {
  /// Shows the names of a typed day; a language without namedays is not an error.
  fileprivate func showNameday(on typed: String?, calendar code: String?) async throws {
    let moment = moment
    let (language, calendar, people) = try await store.read { snapshot in
      let language = try snapshot.namedayLanguage(showing: moment.language)
      var calendar = NamedayCalendar(language: language)
      if code != nil { calendar = try snapshot.namedayCalendar(code, showing: language) }
      let people = try snapshot.announcedNamedays(at: moment)
      return (language, calendar, people)
    }
    let day = try typed.map { typed in try self.day(typed) } ?? moment.today
    let told = code == nil ? try await serverNameday(on: day) : nil
    let own = calendar.map { Nameday(on: day, in: $0, for: language) }
    guard let nameday = told.map(\.nameday) ?? own else {
      return try answer(.null) {
        [text(NamedayText.unsupported(NamedayText.noCalendar(in: language)))]
      }
    }
    let isToday = day == moment.today
    // A server counts requests, and the next day is not worth another one.
    let next = isToday ? NamedayCalendar(code: nameday.language) : nil
    let screen = NamedayScreen(
      nameday: nameday,
      tomorrow: next.map { Nameday(on: day.advanced(by: 1), in: $0, for: language) },
      people: isToday ? people : [])
    try answer(nameday.json) { screen.lines(in: self) }
  }

  /// Shows the namedays of a name, the next one first.
  fileprivate func showNamedays(of name: String, calendar code: String?) async throws {
    let moment = moment
    let today = moment.today
    let calendar = try await store.read { snapshot in
      try snapshot.namedayCalendar(code, showing: moment.language)
    }
    let matches = calendar.matches(of: name)
    guard !matches.isEmpty else { throw NamedayError.noSuchName(name, similar: []) }
    let found = matches.map { match in
      FoundNameday(
        match: match, calendar: calendar.code,
        next: calendar.next(month: match.month, day: match.day, from: today), today: today)
    }
    .sorted { ($0.match.isWhole ? 0 : 1, $0.next) < ($1.match.isWhole ? 0 : 1, $1.next) }
    try answer(.array(found.map(\.json))) { found.lines(in: self) }
  }
}
