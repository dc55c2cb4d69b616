import CoreModels
import CoreStorage

/// What the person told at set-up.
struct LifeRecord: Record, Hashable {
  static let kind = "mori.life"
  static let onlyID = "life"
  var birthDate: Day
  /// Calendar years, 1 … 130.
  var expectancyYears: Int
  /// The country and sex that the expectancy was looked up for, where it was.
  var country: String?
  var sex: LifeExpectancy.Sex?

  var id: String { Self.onlyID }
  var lifespan: Lifespan { Lifespan(birth: birthDate, expectancyYears: expectancyYears) }

  /// What a life expectancy may be, in years.
  static let expectancies = 1...130
  /// The earliest birth date that is taken.
  static let firstBirth = Day(epochDay: -32_872)

  enum CodingKeys: String, CodingKey {
    case birthDate = "birth_date"
    case expectancyYears = "expectancy_years"
    case country, sex
  }
}

/// A note, a colour or a milestone on the square of a day; its id is the day.
struct WeekMark: Record, Hashable {
  static let kind = "mori.mark"
  var day: Day?
  var text: String
  var color: MarkColor?
  var isMilestone: Bool

  var id: String { day?.description ?? "" }
  var searchText: String? { text }
  static let textRule = TextRule("mark_text", characters: 1...200)

  enum CodingKeys: String, CodingKey {
    case day, text, color
    case isMilestone = "milestone"
  }
}

/// Something done regularly.
struct Habit: Record, Hashable {
  static let kind = "mori.habit"
  let id: String
  var name: String
  /// What + and − count, 1 … 1,440 minutes.
  var stepMinutes: Int
  /// Where it stands among the others, from 0.
  var position: Int
  var schedule: HabitSchedule
  /// The day from which it counts; spending time on an earlier day moves it there.
  var begun: Day
  /// The day on which it was put away, `nil` while in use.
  var archived: Day?
  /// Days on which it was put away and taken out again; they count as skipped.
  var rests: [Rest] = []
  /// Those that held before ``schedule``, oldest first; `nil` where it held from the beginning.
  var formerSchedules: [FormerSchedule]?

  struct Rest: Codable, Hashable, Sendable {
    var from: Day
    var until: Day
  }

  struct FormerSchedule: Codable, Hashable, Sendable {
    var schedule: HabitSchedule
    /// The last day on which it held.
    var until: Day
  }

  static let nameRule = TextRule("habit_name", characters: 1...60)
  static let minutesADay = 1...1440
  static let usualStep = 10

  enum CodingKeys: String, CodingKey {
    case id, name, position, schedule, begun, archived, rests
    case stepMinutes = "step_minutes"
    case formerSchedules = "former_schedules"
  }

  /// Whether the day is one on which the habit was put away.
  func isResting(on day: Day) -> Bool {
    (archived.map { day >= $0 } ?? false) || rests.contains { $0.from <= day && day <= $0.until }
  }
}

/// The minutes of one habit on one day, as one device counted them: devices add up.
struct HabitMinutes: Record, Hashable {
  static let kind = "mori.minutes"
  let habit: String
  let day: Day?
  let device: String
  /// −1,440 … 1,440.
  var minutes: Int

  var id: String { "\(habit)/\(day?.description ?? "")/\(device)" }
}

/// A day on which a habit is left out without being missed.
struct HabitSkip: Record, Hashable {
  static let kind = "mori.skip"
  let habit: String
  let day: Day?

  var id: String { "\(habit)/\(day?.description ?? "")" }
}

/// What a person was grateful for on a day; its id is the day.
struct GratitudeEntry: Record, Hashable {
  static let kind = "mori.gratitude"
  static let longTexts: Set<String> = ["text"]
  var day: Day?
  /// Up to 1 MiB of UTF-8, byte for byte as it was written.
  var text: String
  /// 1 … 5, where the person said.
  var mood: Int?
  /// In the order in which they were given, each once.
  var tags: [String] = []
  var lastSaved: Instant

  var id: String { day?.description ?? "" }
  var searchText: String? { ([text] + tags.map { "#" + $0 }).joined(separator: "\n") }

  static let largestText = 1 << 20
  static let moods = 1...5
  static let tagRule = TextRule("tag", characters: 1...50)

  enum CodingKeys: String, CodingKey {
    case day, text, mood, tags
    case lastSaved = "last_saved"
  }

  /// The entry for scripts.
  var json: JSONValue {
    [
      "day": .string(id), "text": .string(text),
      "mood": mood.map { .integer(Int64($0)) } ?? .null,
      "tags": .array(tags.map(JSONValue.string)), "last_saved": .string(lastSaved.description),
    ]
  }
}
