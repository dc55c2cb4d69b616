public import CoreModels
public import CorePlugin
public import CoreStorage

extension DailyBriefPlugin {
  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Kept] {
    try snapshot.events().flatMap { event in
      event.occurrences(on: days).map { day in
        Kept(
          product: id, day: day, text: event.name,
          data: [
            "kind": .string(Event.kind), "id": .string(event.id), "name": .string(event.name),
            "yearly": .bool(event.isYearly),
          ])
      }
    }.sorted { ($0.day, $0.text) < ($1.day, $1.text) }
  }
}
