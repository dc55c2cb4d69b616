import CoreModels
import CorePlugin
import CoreStorage

extension Snapshot {
  /// This machine's page, with the last fetched weather. Reminders use the clock by which they are
  /// delivered.
  func localBrief(at delivery: Moment) throws -> BriefState {
    let clock = try briefClock(delivery)
    let moment = delivery.told(by: clock.calendar)
    let modules = try setting(BriefSettings.modules)
    let reader = try weatherReader(showing: moment.language)
    let place = modules.weather ? try places().first : nil
    let weather = try place.flatMap { try cachedWeather(at: $0, as: reader, moment: moment) }
    let nickname = try [setting(BriefSettings.nickname), personProfile().name].first { !$0.isEmpty }
    let offset = clock.calendar.offset(at: moment.now)
    let brief = Brief(
      reader: Brief.Reader(
        email: try moment.account?.email ?? setting(ServerAccount.emailSetting),
        username: moment.account?.username,
        nickname: nickname ?? moment.account?.nickname,
        timeZone: clock.zone ?? BriefZone.name(offset: offset), language: reader.language.rawValue,
        personality: reader.personality.rawValue),
      modules: modules, weather: weather?.weather,
      countdowns: modules.countdown ? try countdowns(at: moment) : [],
      nameday: nameday(on: moment.today, language: reader.language),
      reminders: modules.reminder ? try dueReminders(at: delivery) : [],
      generatedAt: moment.now, utcOffset: offset)
    var gaps: Set<BriefState.Gap> = []
    if modules.weather && place == nil { gaps.insert(.place) }
    if modules.countdown && brief.countdowns.isEmpty { gaps.insert(.events) }
    if brief.nameday == nil { gaps.insert(.namedays) }
    return BriefState(
      brief: brief, day: moment.today, fetchedAt: weather?.fetchedAt, isLive: place == nil,
      isDue: place != nil && weather?.isStale ?? true, gaps: gaps,
      followed: try announcedNamedays(at: moment))
  }
}

/// Names for time zones known only by their offset.
enum BriefZone {
  /// The IANA name for an offset in seconds east of Greenwich. Fractions of an hour have none and
  /// are dropped.
  static func name(offset: Int) -> String {
    let hours = offset / 3600
    // POSIX signs count west of Greenwich.
    return hours == 0 ? "UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(hours.magnitude)"
  }
}
