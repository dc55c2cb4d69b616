import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The names of a day, the days of a name, and the names that the person follows.
  static let briefNamedays = BriefTab.namedays.page(
    template: Content.Pages.namedays
  ) { request, world in
    let world = try await world.atBriefTime()
    let moment = world.moment
    return try await world.store.read { snapshot in
      let own = try snapshot.namedayLanguage(showing: moment.language)
      let asked = request.asked("calendar").flatMap(NamedayCalendar.init(code:))
      return NamedaysPage(
        own: own, calendar: asked ?? NamedayCalendar(language: own),
        day: request.asked("date").flatMap(Day.init(iso:)) ?? moment.today,
        name: request.asked("name"), people: try snapshot.list(FollowedName.self))
    }.values(in: world)
  }
}

/// The namedays in a browser.
struct NamedaysPage {
  /// The language of the person's namedays, which may have no calendar.
  let own: Language
  let calendar: NamedayCalendar?
  let day: Day
  /// The name whose days are looked up.
  let name: String?
  let people: [FollowedName]

  private typealias Row = [String: any Sendable]

  func values(in world: World) -> [String: any Sendable] {
    let people = people.map { ($0.name, $0.next(from: world.today)) }
      .sorted { ($0.1 ?? .last, $0.0) < ($1.1 ?? .last, $1.0) }
    var values: Row = [
      "date": "\(day)", "name": name ?? "", "calendar": calendar?.code ?? NamedayCalendar.codes[0],
      "calendars": NamedayCalendar.codes.compactMap(NamedayCalendar.init(code:)).map {
        [
          "value": $0.code, "text": $0.language.ownName,
          "isChosen": $0.language == calendar?.language,
        ] as Row
      },
      "people": people.map { name, next in
        ["name": name, "next": next?.longText(in: world.language) ?? ""]
      },
    ]
    guard let calendar else {
      values["noCalendar"] = world.text(NamedayText.noCalendar(in: own))
      return values
    }
    let names = calendar.names(on: day)
    func path(_ day: Day) -> String {
      "/daily-brief/namedays?date=\(day)&calendar=\(calendar.code)"
    }
    values["day"] =
      [
        "text": day.longText(in: world.language), "before": path(day.advanced(by: -1)),
        "after": path(day.advanced(by: 1)),
        "names": names.isEmpty ? world.text(NamedayText.noNames) : names.joined(separator: ", "),
      ] as Row
    if let name { values.merge(found(name, in: calendar, world)) { $1 } }
    return values
  }

  /// The days of a name, or of those that begin with it; else a sentence that there are none.
  private func found(_ name: String, in calendar: NamedayCalendar, _ world: World) -> Row {
    let matches = calendar.matches(of: name)
    guard let first = matches.first else {
      return [
        "problem": NamedayError.noSuchName(name, similar: []).failure(in: world.language).message
      ]
    }
    let shown = first.isWhole ? matches.filter(\.isWhole) : matches
    let days = shown.map {
      (name: $0.name, day: calendar.next(month: $0.month, day: $0.day, from: world.today))
    }.sorted { ($0.day, $0.name) < ($1.day, $1.name) }
    var values: Row = [
      "found": days.map { found in
        [
          "name": found.name, "day": found.day.longText(in: world.language),
          "when": world.text(EventText.days(world.today.distance(to: found.day))),
        ]
      }
    ]
    if !first.isWhole { values["beginning"] = world.text(NamedayText.beginningSo) }
    return values
  }
}
