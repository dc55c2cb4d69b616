import CoreModels
import CorePlugin
import CoreStorage

extension Snapshot {
  /// The brief's clock, and its time zone if known: the zone the person set for all apps; else
  /// their account's, when a server makes the page; else the brief's own or the primary place's;
  /// else the machine's.
  func briefClock(_ moment: Moment) throws -> (calendar: DayCalendar, zone: String?) {
    if let chosen = try SuiteSettings(in: self).timeZone {
      return (moment.calendar, chosen.identifier)
    }
    let named = try accountZone() ?? DailyBriefPlugin().timeZone(in: self)
    guard let named, let zone = TimeZoneRules(identifier: named) else {
      return (
        moment.calendar,
        moment.environment["TZ"].flatMap { TimeZoneRules(identifier: $0)?.identifier }
      )
    }
    return (DayCalendar(timeZone: zone, dayStartsAt: moment.calendar.dayStartsAt), named)
  }

  /// The time zone of the current account; `nil` until its server has reported one.
  private func accountZone() throws -> String? {
    guard let account = try ServerAccount(in: self) else { return nil }
    let zone = try BriefCache(of: account, in: self)?.brief?["user"]?["timezone"]?.string
    return zone.flatMap { TimeZoneRules(identifier: $0)?.identifier }
  }

  /// The moment on the brief's clock.
  func briefMoment(_ moment: Moment) throws -> Moment {
    try moment.told(by: briefClock(moment).calendar)
  }
}

extension Moment {
  /// The same moment on another clock; an explicitly named day is preserved.
  func told(by calendar: DayCalendar) -> Moment {
    let isNamed = today != self.calendar.day(containing: now)
    return Moment(
      now: now, today: isNamed ? today : nil, calendar: calendar, language: language,
      environment: environment, account: account)
  }
}

extension World {
  /// This world on the brief's clock, so that *today* and *tomorrow* match the page.
  func atBriefTime() async throws -> World {
    let moment = moment
    var world = self
    world.calendar = try await store.read { try $0.briefClock(moment).calendar }
    return world
  }
}
