import CoreModels
import CoreStorage

/// A lesson received from a server. Its id is derived from its text, so history has no duplicates.
struct ReceivedLesson: Record {
  static let kind = "lesson.received"
  var lesson: LifeLesson
  var receivedAt: Instant
  var day: Day?

  var id: String { lesson.id }
  var searchText: String? { lesson.text }

  enum CodingKeys: String, CodingKey {
    case lesson, day
    case receivedAt = "received_at"
  }
}

/// The lesson of a day, chosen from a file and the user's own.
struct ChosenLesson: Record {
  static let kind = "lesson.chosen"
  /// The day, which is also the id, so that a day keeps its lesson.
  var day: Day?
  var lesson: LifeLesson
  /// The round of the shuffle in which it was chosen.
  var round: Int
  /// `true` for a lesson of the user's own.
  var isOwn: Bool
  /// The day's lessons before another source was chosen that day.
  var replaced: [LifeLesson]?

  init(_ lesson: LifeLesson, on day: Day, round: Int, isOwn: Bool) {
    (self.day, self.lesson, self.round, self.isOwn) = (day, lesson, round, isOwn)
  }

  var id: String { day?.description ?? "" }
  var searchText: String? { lesson.text }

  enum CodingKeys: String, CodingKey {
    case day, lesson, round, replaced
    case isOwn = "is_own"
  }
}

/// A lesson written by the user.
struct OwnLesson: Record {
  static let kind = "lesson.own"
  var lesson: LifeLesson
  var day: Day?

  var id: String { lesson.id }
  var searchText: String? {
    [lesson.text, lesson.author].compactMap(\.self).joined(separator: " ")
  }
}

/// A favourite. It stores the lesson, because a file may lose it.
struct FavoriteLesson: Record {
  static let kind = "lesson.favorite"
  var lesson: LifeLesson
  var day: Day?

  var id: String { lesson.id }
}

/// The lesson that this home publishes.
struct PublishedLesson: Record {
  static let kind = "lesson.published"
  static let onlyID = "quote"
  var lesson: LifeLesson
  var day: Day?

  var id: String { PublishedLesson.onlyID }
}
