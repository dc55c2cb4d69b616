import CoreModels
import CoreStorage

/// The data given at set-up.
struct LifeRecord: Record, Hashable {
  static let kind = "mori.life"
  static let onlyID = "life"
  var birthDate: Day
  /// The expectancy in calendar years, 1…130.
  var expectancyYears: Int
  /// The country and sex used to look up the expectancy, if any.
  var country: String?
  var sex: LifeExpectancy.Sex?

  var id: String { Self.onlyID }

  /// Returns the user's life; throws ``MoriError/notSetUp``.
  static func required(in snapshot: Snapshot) throws -> LifeRecord {
    guard let life = try snapshot.find(LifeRecord.self, onlyID) else { throw MoriError.notSetUp }
    return life
  }

  var lifespan: Lifespan { Lifespan(birth: birthDate, expectancyYears: expectancyYears) }

  /// The allowed life expectancies in years.
  static let expectancies = 1...130
  /// The earliest allowed birth date.
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

/// A regular activity.
struct Habit: Record, Hashable {
  static let kind = "mori.habit"
  let id: String
  var name: String
  /// The step of + and −, 1…1,440 minutes.
  var stepMinutes: Int
  /// The position in the list: any number, in ascending order; see `ItemOrder`.
  var position: Int
  var schedule: HabitSchedule
  /// The first day that counts; recording time on an earlier day moves it there.
  var begun: Day
  /// The day the habit was archived, or `nil` while it is in use.
  var archived: Day?
  /// The periods between archiving and restoring; their days count as skipped.
  var rests: [Rest] = []
  /// The schedules before ``schedule``, oldest first; `nil` if it never changed.
  var formerSchedules: [FormerSchedule]?

  struct Rest: Codable, Hashable, Sendable {
    var from: Day
    var until: Day
  }

  struct FormerSchedule: Codable, Hashable, Sendable {
    var schedule: HabitSchedule
    /// The last day on which the schedule applied.
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

  /// Returns `true` if the habit was archived on the day.
  func isResting(on day: Day) -> Bool {
    (archived.map { day >= $0 } ?? false) || rests.contains { $0.from <= day && day <= $0.until }
  }
}

/// A record of a habit's day, with both in front of its id.
protocol HabitRecord: Record {
  var habit: String { get }
}

/// The minutes of one habit on one day, as counted by one device; the devices' minutes are summed.
struct HabitMinutes: HabitRecord, Hashable {
  static let kind = "mori.minutes"
  let habit: String
  let day: Day?
  let device: String
  /// The minutes, −1,440…1,440.
  var minutes: Int

  var id: String { "\(habit)/\(day?.description ?? "")/\(device)" }
}

/// A day on which a habit is skipped without being missed.
struct HabitSkip: HabitRecord, Hashable {
  static let kind = "mori.skip"
  let habit: String
  let day: Day?

  var id: String { "\(habit)/\(day?.description ?? "")" }
}

/// A day's gratitude; its id is the day.
struct GratitudeEntry: Record, Hashable {
  static let kind = "mori.gratitude"
  static let longTexts: Set<String> = ["text"]
  var day: Day?
  /// The text, up to 1 MiB of UTF-8, preserved byte for byte.
  var text: String
  /// The mood, 1…5, if given.
  var mood: Int?
  /// The tags without duplicates, in the order given.
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
}
