import CoreModels
import CoreStorage

/// A lesson that a server sent; its id is its text's, so that history has each text once.
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

/// The lesson of one day, chosen from a file and the person's own.
struct ChosenLesson: Record {
  static let kind = "lesson.chosen"
  /// The day, which is the id too: a day keeps its lesson.
  var day: Day?
  var lesson: LifeLesson
  /// The round of the shuffle in which it was chosen.
  var round: Int
  /// Whether it is one of the person's own.
  var isOwn: Bool
  /// What the day had before another source was chosen on it.
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

/// A lesson that the person wrote down.
struct OwnLesson: Record {
  static let kind = "lesson.own"
  var lesson: LifeLesson
  var day: Day?

  var id: String { lesson.id }
  var searchText: String? {
    [lesson.text, lesson.author].compactMap(\.self).joined(separator: " ")
  }
}

/// A lesson that the person marked; it keeps the text, because a file may lose it.
struct FavoriteLesson: Record {
  static let kind = "lesson.favorite"
  var lesson: LifeLesson
  var day: Day?

  var id: String { lesson.id }
}

/// What this home publishes for others.
struct PublishedLesson: Record {
  static let kind = "lesson.published"
  static let onlyID = "quote"
  var lesson: LifeLesson
  var day: Day?

  var id: String { PublishedLesson.onlyID }
}
