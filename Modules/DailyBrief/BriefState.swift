import CoreModels
import CoreNet

/// The page, and how current it is.
struct BriefState: Hashable, Sendable {
  /// Something that is missing from the page because the person has not set it up.
  enum Gap: Hashable, Sendable { case place, events, namedays }

  var brief: Brief
  /// The date of the page, by its reader's clock.
  var day: Day
  /// The time at which external data was fetched; `nil` if none was.
  var fetchedAt: Instant?
  /// `true` if everything was fetched in this run.
  var isLive: Bool
  /// `true` once the page is due for a refresh.
  var isDue: Bool
  /// The reason why the last refresh failed.
  var failure: Failure?
  var gaps: Set<Gap> = []
  /// The namedays of followed names to announce on this day, nearest first.
  var followed: [UpcomingNameday] = []

  /// Seconds since the fetch; 0 if nothing was fetched.
  func age(at now: Instant) -> Int { fetchedAt.map { max(0, now.seconds(since: $0)) } ?? 0 }

  /// This state without network access. If it is due, it explains why it is not newer.
  func offline(in language: Language) -> BriefState {
    guard isDue, !isLive, failure == nil else { return self }
    return failed(NetError.offline.failure(in: language))
  }

  /// This state after a failed refresh.
  func failed(_ failure: Failure) -> BriefState {
    var copy = self
    (copy.failure, copy.isLive) = (failure, false)
    return copy
  }
}
