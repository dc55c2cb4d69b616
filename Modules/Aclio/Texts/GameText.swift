import CoreModels

/// What points, levels, streaks and the person's profile say.
enum GameText: CompleteTextCatalogue {
  /// `name` is empty where it is not known.
  case greeting(PartOfDay, name: String)
  /// `Level 2, Explorer` and `2, Explorer`.
  case level(Level), levelName(Level)
  case pointsTo(points: Int, next: Int?)
  case gained(Int, total: Int)
  case lost(Int, total: Int)
  case streak(Int)
  case noStreak
  case best(Int)
  case bonusWaits, bonusClaimed, bonusKnown
  case levelReached(Level)
  case earned(Achievement)
  case achievement(Achievement)
  case earnedOn(Day)
  case focus, goals, paused(until: Day)
  /// Names of figures.
  case points, levelTitle, streakTitle, bestTitle, goalsKept, goalsCompleted, stepsDone, bonusDays
  case days(Int)
  case lastWeeks
  /// The profile.
  case name, age, gender, location, noProfile, profileKept
  case nothingToDo
  case completedOnDay(String)

  static var samples: [GameText] {
    let day = Day(epochDay: 20_000)
    let levels = Level.all.map { Level(points: $0.from) }
    // One expression of them all takes the compiler ten seconds.
    var samples: [GameText] = [
      .pointsTo(points: 5, next: 100), .pointsTo(points: 20_000, next: nil), .noStreak, .bonusWaits,
      .bonusClaimed, .bonusKnown, .earnedOn(day), .focus, .goals, .paused(until: day), .points,
      .levelTitle, .streakTitle, .bestTitle, .goalsKept, .goalsCompleted, .stepsDone, .bonusDays,
      .lastWeeks, .name, .age, .gender, .location, .noProfile, .profileKept, .nothingToDo,
      .completedOnDay("a"),
    ]
    for part in PartOfDay.allCases {
      samples += [.greeting(part, name: ""), .greeting(part, name: "Anna")]
    }
    for level in levels { samples += [.level(level), .levelName(level), .levelReached(level)] }
    for achievement in Achievement.allCases {
      samples += [.achievement(achievement), .earned(achievement)]
    }
    for count in [1, 2, 5] {
      samples += [
        .gained(count, total: 10), .lost(count, total: 10), .streak(count), .best(count),
        .days(count),
      ]
    }
    return samples
  }
}

/// How a person is greeted.
enum PartOfDay: CaseIterable, Hashable, Sendable {
  case night, morning, afternoon, evening

  /// The part of the day that an hour 0 … 23 is in.
  init(hour: Int) {
    self =
      switch hour {
      case 5..<12: .morning
      case 12..<18: .afternoon
      case 18..<23: .evening
      default: .night
      }
  }
}
