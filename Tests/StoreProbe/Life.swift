import CoreModels
import CoreStorage

// Records in the shapes that Mori keeps, because a probe may not look inside a product; the bench
// sees from Mori's own answers whether they still fit.
private struct Life: Record {
  static let kind = "mori.life"
  let birth_date: Day, expectancy_years: Int
  var id: String { "life" }
}

private struct Habit: Record {
  static let kind = "mori.habit"
  let id: String, name: String, step_minutes: Int, position: Int, schedule: String, begun: Day
  let rests: [String] = []

  enum CodingKeys: CodingKey { case id, name, step_minutes, position, schedule, begun, rests }
}

private struct Minutes: Record {
  static let kind = "mori.minutes"
  let habit: String, day: Day?, device: String, minutes: Int
  var id: String { "\(habit)/\(day?.description ?? "")/\(device)" }
}

private struct Gratitude: Record {
  static let kind = "mori.gratitude"
  let day: Day?, text: String, tags: [String], last_saved: Instant
  var id: String { day?.description ?? "" }
  var searchText: String? { text }
}

extension StoreProbe {
  /// Fills a home with 30 years of three habits and 10,000 diary entries that end on a day; answers
  /// the entries, oldest first.
  static func live(in home: Home, until today: Day) async throws -> [JSONValue] {
    let store = try Store.open(in: home, effects: .live)
    let first = today.advanced(by: -10_999)
    let names = ["Exercise", "Read", "Meditate"]
    try await store.transaction { transaction in
      try transaction.put(Life(birth_date: first.adding(years: -10), expectancy_years: 80))
      for (position, name) in names.enumerated() {
        try transaction.put(
          Habit(
            id: name, name: name, step_minutes: 10, position: position,
            schedule: "daily", begun: first))
      }
    }
    for start in stride(from: 0, to: 11_000, by: 1000) {
      try await store.transaction { transaction in
        for offset in start..<start + 1000 {
          for name in names {
            try transaction.put(
              Minutes(
                habit: name, day: first.advanced(by: offset), device: "probe",
                minutes: offset.isMultiple(of: 9) ? 0 : 20))
          }
        }
      }
    }
    let entries = (0..<10_000).map { number in
      let day = today.advanced(by: number - 9999)
      return Gratitude(
        day: day, text: entry(number * 4).text, tags: [],
        last_saved: Instant(milliseconds: Int64(day.epochDay) * 86_400_000))
    }
    try await store.transaction { transaction in
      for entry in entries { try transaction.put(entry) }
    }
    return try entries.map { try JSONValue(encoding: $0) }
  }
}
