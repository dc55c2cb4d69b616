import CoreModels
import CoreNet

/// The page, and how current it is.
struct BriefState: Hashable, Sendable {
  /// What a person has not set up, so that it cannot show.
  enum Gap: Hashable, Sendable { case place, events, namedays }

  var brief: Brief
  /// The day that it is for, by its reader's clock.
  var day: Day
  /// When what came from elsewhere was fetched; `nil` where nothing did.
  var fetchedAt: Instant?
  /// Whether nothing of it is older than this very run.
  var isLive: Bool
  /// Whether it is time to ask again.
  var isDue: Bool
  /// Why nothing newer could be had, where that was tried.
  var failure: Failure?
  var gaps: Set<Gap> = []
  /// The namedays of followed names that its day announces, nearest first.
  var followed: [UpcomingNameday] = []

  /// The brief as the contract has it, and beside it how current it is.
  func json(at now: Instant) -> JSONValue {
    guard case .object(let members) = brief.json else { return brief.json }
    let cache: JSONValue = [
      "state": isLive ? "live" : "cached",
      // Where nothing was ever fetched, and not for want of trying, there is no age.
      "age_seconds": isLive || fetchedAt != nil ? .integer(Int64(age(at: now))) : .null,
      "error": failure?.json["error"] ?? .null,
    ]
    let additions = ["cache": cache, "followed_namedays": .array(followed.map(\.json))]
    return .object(members.merging(additions) { own, _ in own })
  }

  /// Seconds since it was fetched, 0 where nothing was.
  func age(at now: Instant) -> Int { fetchedAt.map { max(0, now.seconds(since: $0)) } ?? 0 }

  /// The same where nobody may be asked; why it is not newer is told where it is due.
  func offline(in language: Language) -> BriefState {
    guard isDue, !isLive, failure == nil else { return self }
    return failed(NetError.offline.failure(in: language))
  }

  /// The same after asking that did not work.
  func failed(_ failure: Failure) -> BriefState {
    var copy = self
    (copy.failure, copy.isLive) = (failure, false)
    return copy
  }
}
