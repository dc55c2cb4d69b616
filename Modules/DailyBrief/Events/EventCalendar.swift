public import CoreModels
public import CorePlugin
public import CoreReminders
public import CoreStorage

extension DailyBriefPlugin {
  /// Every event, including past ones: a calendar shows those too.
  public func calendarEvents(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [CalendarEvent] {
    try snapshot.events().sorted { ($0.date, $0.id) < ($1.date, $1.id) }.map { event in
      CalendarEvent(
        id: "\(id) event \(event.id)",
        start: event.isYearly ? .yearly(event.date) : .day(event.date),
        title: event.name, text: event.name)
    }
  }
}
