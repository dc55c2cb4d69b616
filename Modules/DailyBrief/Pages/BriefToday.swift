import CoreModels
public import CorePlugin
public import CoreStorage

extension DailyBriefPlugin {
  private static let acts = PageTemplate(Content.Pages.todayReminders)
  private static let sky = PageTemplate(Content.Pages.todayWeather, parts: Content.file)
  private static let tiles = PageTemplate(Content.Pages.todayEvents)
  /// The maximum number of events on Today.
  private static let mostEvents = 3

  public func todayParts(from snapshot: Snapshot, in world: World) throws -> TodayParts {
    let moment = world.moment
    guard let state = try snapshot.storedBrief(at: moment) else { return TodayParts() }
    let brief = state.brief
    let reminders = brief.modules.reminder ? try snapshot.dueReminders(at: moment) : []
    let coming = brief.modules.countdown ? brief.countdowns.filter { !$0.isPast } : []
    let (today, later) = (coming.filter { $0.daysLeft == 0 }, coming.filter { $0.daysLeft > 0 })
    let acts = try Self.acts.html(
      showing: [
        "words": BriefPageWord.all(in: world.language),
        "events": today.map { ["name": $0.name.oneLine, "when": world.text(EventText.today)] },
        "reminders": reminders.map { reminder in
          [
            "path": reminder.id.percentEncoded, "text": reminder.text.oneLine,
            "time": "\(reminder.time)", "isDone": reminder.isDone, "isDue": reminder.isDue,
          ] as [String: any Sendable]
        },
      ] as [String: any Sendable])
    let hasActs = !reminders.isEmpty || !today.isEmpty
    return TodayParts(
      facts: try facts(of: state, from: snapshot, in: world), acts: hasActs ? acts : "",
      card: later.isEmpty
        ? (hasActs ? .lead("") : .lines) : .content(try tiles(later, in: world)))
  }

  /// The day's weather and names.
  private func facts(
    of state: BriefState, from snapshot: Snapshot, in world: World
  ) throws -> [TodayParts.Fact] {
    let weather = state.brief.modules.weather ? state.brief.weather?.today : nil
    let units = try snapshot.setting(Units.setting)
    let names = BriefNameday(state).words(in: world)
    let sky = try weather.map { weather in
      TodayParts.Fact(
        weather.temperatures(units, isUnicode: true), path: "/daily-brief/weather",
        sign: try Self.sky.html(
          showing: [
            "sign": weather.sign.rawValue,
            "condition": weather.condition.name(in: world.language),
          ] as [String: any Sendable]))
    }
    return [sky].compactMap(\.self)
      + names.map { TodayParts.Fact($0, path: "/daily-brief/namedays") }
  }

  private func tiles(_ events: [Countdown], in world: World) throws -> String {
    try Self.tiles.html(
      showing: [
        "tiles": events.prefix(Self.mostEvents).map { event in
          [
            "days": "\(event.daysLeft)", "name": event.name.oneLine,
            "date": event.nextOccurrence.shortText(in: world.language),
            "path": (event.id ?? event.name).percentEncoded,
            "text": "\(event.name.oneLine), " + world.text(EventText.days(event.daysLeft)),
          ]
        }
      ] as [String: any Sendable])
  }
}
