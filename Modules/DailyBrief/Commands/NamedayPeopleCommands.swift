import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daily-brief nameday follow NAME`: announces the nameday of a name in advance.
struct NamedayFollowCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("follow", HelpText.namedayFollow) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.namedayFollowName))
  var name: String

  @Option(help: ArgumentHelp(HelpText.namedayFollowOn, valueName: "mm-dd"))
  var on: String?

  @Option(help: ArgumentHelp(HelpText.namedayShowCalendar))
  var calendar: String?

  func run(in world: World) async throws {
    let world = try await world.atBriefTime()
    let (name, date, code, moment) = (name, on, calendar, world.moment)
    let (followed, next) = try await world.store.transaction { transaction in
      let snapshot = transaction.snapshot
      let calendar = try snapshot.namedayCalendar(code, showing: moment.language)
      let matches = calendar.matches(of: name)
      let whole = matches.filter(\.isWhole)
      guard let first = whole.first else {
        let similar = matches.map(\.name).reduce(into: [String]()) { names, name in
          if !names.contains(name) { names.append(name) }
        }
        throw NamedayError.noSuchName(name, similar: Array(similar.prefix(5)))
      }
      if let date, !whole.contains(where: { $0.date == date }) {
        throw NamedayError.notOnDate(first.name, date: date, dates: whole.map(\.date))
      }
      let followed = FollowedName(first.name, in: calendar.language, on: date)
      try transaction.put(followed)
      return (followed, followed.next(from: moment.today))
    }
    try await world.renewTimer(of: DailyBriefPlugin())
    try world.answer(followed.json(next: next, today: world.today)) {
      [world.text(NamedayText.followed(followed.name))]
        + (next.map { [world.whenLine($0)] } ?? [])
    }
  }
}

/// `daily-brief nameday unfollow NAME`.
struct NamedayUnfollowCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("unfollow", HelpText.namedayUnfollow) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.namedayUnfollowName))
  var name: String

  @Option(help: ArgumentHelp(HelpText.namedayUnfollowCalendar))
  var calendar: String?

  func run(in world: World) async throws {
    let world = try await world.atBriefTime()
    let (name, code) = (name, calendar)
    let followed = try await world.store.transaction { transaction in
      let folded = FoldedName.bytes(of: name.utf8)
      var language: Language?
      if let code {
        language = try transaction.snapshot.namedayCalendar(code, showing: .english).language
      }
      let found = try transaction.snapshot.list(FollowedName.self).filter {
        FoldedName.bytes(of: $0.name.utf8) == folded
          && (language == nil || $0.calendar == language?.rawValue)
      }
      guard let first = found.first else { throw NamedayError.notFollowed(name) }
      for one in found { try transaction.remove(FollowedName.self, one.id) }
      return first
    }
    try await world.renewTimer(of: DailyBriefPlugin())
    try world.answer(followed.json(next: nil, today: world.today)) {
      [world.text(NamedayText.unfollowed(followed.name))]
    }
  }
}

/// `daily-brief nameday people`: the followed names, the next nameday first.
struct NamedayPeopleCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("people", HelpText.namedayPeople) }
  static let takesArguments = false

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let world = try await world.atBriefTime()
    let today = world.today
    let followed = try await world.store.read { try $0.list(FollowedName.self) }
    let people = followed.map { (followed: $0, next: $0.next(from: today)) }
      .sorted { ($0.next ?? .last, $0.followed.name) < ($1.next ?? .last, $1.followed.name) }
    try world.answer(.array(people.map { $0.followed.json(next: $0.next, today: today) })) {
      guard !people.isEmpty else { return [world.text(NamedayText.nobody)] }
      return NamedayRows(
        rows: people.map { person in
          .init(day: person.next, name: person.followed.name, today: today)
        }
      ).lines(in: world)
    }
  }
}

extension FollowedName {
  /// `{"id":…,"name":…,"calendar":…,"date":…,"next":…,"days_left":…}`.
  func json(next: Day?, today: Day) -> JSONValue {
    [
      "id": .string(id), "name": .string(name), "calendar": .string(calendar),
      "date": date.map(JSONValue.string) ?? .null,
      "next": next.map { .string($0.description) } ?? .null,
      "days_left": next.map { .integer(Int64(today.distance(to: $0))) } ?? .null,
    ]
  }
}
