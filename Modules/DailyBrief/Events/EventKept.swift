public import CoreModels
public import CorePlugin
public import CoreStorage

extension DailyBriefPlugin {
  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [DayEntry] {
    try snapshot.events().flatMap { event in
      try event.occurrences(on: days).map { day in
        let name = try snapshot.asShown(event, on: day, at: moment).name
        return DayEntry(
          product: id, day: day, text: name,
          data: [
            "kind": .string(Event.kind), "id": .string(event.id), "name": .string(name),
            "yearly": .bool(event.isYearly),
          ], path: "/daily-brief/events")
      }
    }.sorted { ($0.day, $0.text) < ($1.day, $1.text) }
  }
}
