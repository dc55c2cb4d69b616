import CoreModels
import CoreStorage
import Foundation

/// The lesson on screen, with its origin.
struct ShownLesson: Hashable, Sendable {
  enum Origin: String, Sendable {
    case remote, stored, `default`, own, file
  }

  var lesson: LifeLesson
  var origin: Origin
  /// The time a lesson was last received, or `nil` for never.
  var lastUpdated: Instant?
}

/// Queries on the lessons in a snapshot.
struct LessonShelf {
  let snapshot: Snapshot
  let source: LessonSource

  /// Returns the day's lesson: the latest received, or the one chosen from a file.
  func shown(on day: Day, profile: String) throws -> ShownLesson {
    let updated = try LastFetch(in: snapshot, from: source)
    if case .file(let path) = source,
      let chosen = try chosen(from: LessonPool(of: path, in: snapshot), on: day, profile: profile)
    {
      return ShownLesson(
        lesson: chosen.lesson, origin: chosen.isOwn ? .own : .file, lastUpdated: updated?.at)
    }
    guard let received = try latest() else {
      return ShownLesson(lesson: .first, origin: .default, lastUpdated: updated?.at)
    }
    return ShownLesson(
      lesson: received.lesson, origin: .stored, lastUpdated: updated?.at ?? received.receivedAt)
  }

  /// Returns the lesson received last, by the store's clock, which never goes back, unlike days.
  func latest() throws -> ReceivedLesson? {
    try snapshot.list(ReceivedLesson.self, order: .lastWrittenFirst, limit: 1).first
  }

  /// Returns the day's lesson from the pool and the user's own: the stored one, otherwise the next
  /// of the shuffled round, or `nil` if there is nothing to choose from.
  ///
  /// With `anew`, a stored lesson from another source is replaced and kept beside the new one.
  func chosen(
    from pool: LessonPool, on day: Day, profile: String, anew: Bool = false
  ) throws -> ChosenLesson? {
    let former = try snapshot.findReadable(ChosenLesson.self, day.description)
    if let former,
      !anew || former.isOwn || pool.lessons.contains(where: { $0.id == former.lesson.id })
    {
      return former
    }
    let own = try snapshot.list(OwnLesson.self).map(\.lesson)
    let all = Dictionary((own + pool.lessons).map { ($0.id, $0) }) { first, _ in first }
    guard !all.isEmpty else { return nil }
    let days = try snapshot.list(
      ChosenLesson.self, days: DailyRound.span(of: day, count: all.count))
    let kept = days.filter { $0.day != day }
      .compactMap { chosen in chosen.day.map { ($0, chosen.lesson.id) } }
    var seed = StableHash()
    seed.combine("lesson \(profile)")
    let round = DailyRound(
      seed: seed.value, pool: all.keys, kept: Dictionary(kept) { first, _ in first })
    guard let next = round.item(on: day), let lesson = all[next] else { return nil }
    var chosen = ChosenLesson(
      lesson, on: day, round: round.round(of: day), isOwn: own.contains { $0.id == next })
    chosen.replaced = former.map { ($0.replaced ?? []) + [$0.lesson] }
    return chosen
  }

  /// Returns all lessons received, chosen or written, optionally only of those days, newest first
  /// and without duplicates.
  func all(on days: ClosedRange<Day>? = nil) throws -> [ListedLesson] {
    let received = try snapshot.list(ReceivedLesson.self, days: days).map {
      ListedLesson(lesson: $0.lesson, day: $0.day, origin: .remote)
    }
    let chosen = try snapshot.list(ChosenLesson.self, days: days).flatMap { chosen in
      (chosen.replaced ?? []).map { ListedLesson(lesson: $0, day: chosen.day, origin: .file) } + [
        ListedLesson(
          lesson: chosen.lesson, day: chosen.day, origin: chosen.isOwn ? .own : .file)
      ]
    }
    let own = try snapshot.list(OwnLesson.self, days: days).map {
      ListedLesson(lesson: $0.lesson, day: $0.day, origin: .own)
    }
    var seen: Set<String> = []
    let favorites = Set(try snapshot.list(FavoriteLesson.self).map(\.id))
    return (received + chosen + own).enumerated()
      .sorted { ($0.element.day ?? .first, $0.offset) > ($1.element.day ?? .first, $1.offset) }
      .map(\.element).filter { seen.insert($0.lesson.id).inserted }
      .map { $0.marked(favorites.contains($0.lesson.id)) }
  }

  /// Returns the lessons that contain the words or words starting with them: best matches first
  /// among those received, chosen and the user's own, without duplicates.
  func lessons(with words: String) throws -> [ListedLesson] {
    let received = try snapshot.search(ReceivedLesson.self, for: words).map {
      ListedLesson(lesson: $0.value.lesson, day: $0.value.day, origin: .remote)
    }
    let chosen = try snapshot.search(ChosenLesson.self, for: words).map {
      ListedLesson(
        lesson: $0.value.lesson, day: $0.value.day, origin: $0.value.isOwn ? .own : .file)
    }
    let own = try snapshot.search(OwnLesson.self, for: words).map {
      ListedLesson(lesson: $0.value.lesson, day: $0.value.day, origin: .own)
    }
    var seen: Set<String> = []
    return try (received + chosen + own).filter { seen.insert($0.lesson.id).inserted }.map {
      $0.marked(try snapshot.findReadable(FavoriteLesson.self, $0.lesson.id) != nil)
    }
  }

  /// Returns the lesson whose id starts with the prefix; throws if there is none or several.
  func find(_ prefix: String) throws -> LifeLesson {
    let favorites = try snapshot.list(FavoriteLesson.self).map(\.lesson)
    let known = try all().map(\.lesson) + favorites + [.first]
    let found = Set(known.filter { $0.id.hasPrefix(prefix.lowercased()) })
    guard let lesson = found.first, !prefix.isEmpty else { throw LessonError.noSuchLesson(prefix) }
    guard Set(found.map(\.id)).count == 1 else { throw LessonError.ambiguousID(prefix) }
    return lesson
  }
}

/// A lesson in a list.
struct ListedLesson: Hashable, Sendable {
  var lesson: LifeLesson
  var day: Day?
  var origin: ShownLesson.Origin
  var isFavorite = false

  func marked(_ isFavorite: Bool) -> ListedLesson {
    var copy = self
    copy.isFavorite = isFavorite
    return copy
  }
}

/// The time of the last fetch from a source, whether or not it brought a new lesson.
struct LastFetch: Codable, Hashable, Sendable {
  var at: Instant

  init(at instant: Instant) { at = instant }

  init?(in snapshot: Snapshot, from source: LessonSource) throws {
    guard let known = try snapshot.cached(LastFetch.key(source)),
      let fetch = try? JSONDecoder().decode(LastFetch.self, from: known)
    else { return nil }
    self = fetch
  }

  func keep(for source: LessonSource, in store: Store) async throws {
    try await store.cache(JSON.data(self), for: LastFetch.key(source))
  }

  private static func key(_ source: LessonSource) -> String { "lesson.fetch \(source.name)" }
}
