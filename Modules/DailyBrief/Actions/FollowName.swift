import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daily-brief nameday follow NAME`: announces the nameday of a name in advance.
struct FollowName: Action {
  static var configuration: CommandConfiguration { .init("follow", HelpText.namedayFollow) }
  static var inputs: [Input<Self>] {
    [
      .argument("name", \.name, HelpText.namedayFollowName),
      .option("on", \.date, HelpText.namedayFollowOn, valueName: "mm-dd"),
      .option("calendar", \.calendar, HelpText.namedayShowCalendar),
    ]
  }

  var name = ""
  /// The one day to announce, if the name has several.
  var date: String?
  var calendar: String?

  func perform(in world: World) async throws -> FollowedPerson {
    let world = try await world.atBriefTime()
    let moment = world.moment
    let followed = try await world.store.transaction { transaction in
      let calendar = try transaction.snapshot.namedayCalendar(calendar, showing: moment.language)
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
      return followed
    }
    try await world.renewTimer(of: DailyBriefPlugin())
    return FollowedPerson(
      followed: followed, next: followed.next(from: moment.today), today: moment.today,
      sentence: .followed(followed.name))
  }
}

/// `daily-brief nameday unfollow NAME`.
struct UnfollowName: Action {
  static var configuration: CommandConfiguration { .init("unfollow", HelpText.namedayUnfollow) }
  static var inputs: [Input<Self>] {
    [
      .argument("name", \.name, HelpText.namedayUnfollowName),
      .option("calendar", \.calendar, HelpText.namedayUnfollowCalendar),
    ]
  }

  var name = ""
  var calendar: String?

  func perform(in world: World) async throws -> FollowedPerson {
    let followed = try await world.store.transaction { transaction in
      let folded = FoldedName.bytes(of: name.utf8)
      let language = try calendar.map {
        try transaction.snapshot.namedayCalendar($0, showing: .english).language
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
    return FollowedPerson(
      followed: followed, next: nil, today: world.today, sentence: .unfollowed(followed.name))
  }
}

/// `daily-brief nameday people`: the followed names, the next nameday first.
struct ListFollowedNames: Action {
  static var configuration: CommandConfiguration { .init("people", HelpText.namedayPeople) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> FollowedPeople {
    let today = try await world.atBriefTime().today
    let followed = try await world.store.read { try $0.list(FollowedName.self) }
    return FollowedPeople(
      people: followed.map {
        FollowedPerson(followed: $0, next: $0.next(from: today), today: today)
      }
      .sorted { ($0.next ?? .last, $0.followed.name) < ($1.next ?? .last, $1.followed.name) })
  }
}

/// A followed name with its next day.
struct FollowedPerson: Outcome, JSONObject {
  let followed: FollowedName
  /// `nil` if it has none, or is followed no longer.
  let next: Day?
  let today: Day
  /// The sentence that describes a change.
  var sentence: NamedayText?

  static let fields: [Field<Self>] = [
    Field("id", "Its id.", \.followed.id),
    Field("name", "The name.", \.followed.name),
    Field("calendar", "The code of its calendar.", \.followed.calendar),
    Field("date", "The one day to announce, as MM-DD; null for all.", \.followed.date),
    Field("next", "Its next day.", \.next),
    Field("days_left", "Days until then.") { person in
      person.next.map { person.today.distance(to: $0) }
    },
  ]

  func lines(in world: World) -> [String] {
    let when = next.map { next in
      let distance = world.text(EventText.days(today.distance(to: next)))
      return "\(next.longText(in: world.language)), \(distance)"
    }
    return [sentence.map(world.text), when].compactMap(\.self)
  }
}

/// All followed names.
struct FollowedPeople: Outcome {
  let people: [FollowedPerson]

  static var shape: Shape { [FollowedPerson].shape }
  var json: JSONValue { people.json }

  func lines(in world: World) -> [String] {
    guard !people.isEmpty else { return [world.text(NamedayText.nobody)] }
    return NamedayRows(
      rows: people.map { .init(day: $0.next, name: $0.followed.name, today: $0.today) }
    ).lines(in: world)
  }
}
