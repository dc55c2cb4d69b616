import CoreModels
import CoreStorage

/// A diary entry of about 200 bytes; four kinds share its shape.
protocol Entry: Record {
  var text: String { get }
  init(id: String, date: Day, text: String, source: String)
}

struct LessonEntry: Entry {
  static let kind = "probe.lesson"
  let id: String, date: Day, text: String, source: String
  var day: Day? { date }
  var searchText: String? { text }
}

struct DiaryEntry: Entry {
  static let kind = "probe.diary"
  let id: String, date: Day, text: String, source: String
  var day: Day? { date }
  var searchText: String? { text }
}

struct HabitEntry: Entry {
  static let kind = "probe.habit"
  let id: String, date: Day, text: String, source: String
  var day: Day? { date }
}

struct GoalEntry: Entry {
  static let kind = "probe.goal"
  let id: String, date: Day, text: String, source: String
  var day: Day? { date }
  var searchText: String? { text }
}

extension StoreProbe {
  static let firstDay = Day(epochDay: 16_000)
  static let days = 4000
  private static let words = """
    love each other more than yesterday walk along the river tea with a friend letter home quiet \
    morning garden rain bread music grateful patient kind begin again listen breathe forgive sleep
    """.split(separator: " ")
  static let kinds: [any Entry.Type] = [
    LessonEntry.self, DiaryEntry.self, HabitEntry.self, GoalEntry.self,
  ]

  /// Makes a home with entries spread over 4,000 days and four kinds, in large transactions.
  static func fill(_ home: Home, records: Int) async throws {
    try await fill(Store.open(in: home, effects: .live), records: records)
  }

  static func fill(_ store: Store, records: Int) async throws {
    for start in stride(from: 0, to: records, by: 5000) {
      try await store.transaction { transaction in
        for number in start..<min(start + 5000, records) {
          try transaction.put(entry(number))
        }
      }
    }
  }

  static func entry(_ number: Int) -> any Entry {
    var hash = StableHash()
    hash.combine(UInt64(number))
    let value = hash.value
    let text = (0..<20).map { position in
      String(words[Int((value >> position) % UInt64(words.count))])
    }.joined(separator: " ")
    // One in a thousand has a word of its own, for search.
    let rare = number % 1000 == 0 ? " heron\(number)" : ""
    return kinds[number % kinds.count].init(
      id: "entry-\(number)", date: firstDay.advanced(by: number / kinds.count % days),
      text: text + rare, source: "https://example.org/entries/\(number)")
  }
}
