import CoreModels
import CorePlugin
import CoreStorage

/// The one place that knows the limits: three goals, and three of each help a day.
struct Gate: Sendable {
  /// What has a limit.
  enum Action: String, CaseIterable, Hashable, Sendable {
    case newGoal, expand, doIt

    /// Goals that are kept at once, or uses a day.
    var limit: Int { 3 }
  }

  let entitlement: Entitlement
  /// The name of this device, which counts for itself.
  let device: String

  /// Throws ``GateError`` where there is no room for so many uses; changes nothing.
  func require(
    _ action: Action, times: Int = 1, in snapshot: Snapshot, at moment: Moment
  ) throws {
    if let left = try left(of: action, in: snapshot, at: moment), left < times {
      throw GateError.limitReached(action, entitlement.source, Reset(at: moment))
    }
  }

  /// Counts a use, in the transaction that keeps its result, so that a failure costs nothing. Goals
  /// count by being there.
  func charge(_ action: Action, in transaction: Transaction, at moment: Moment) throws {
    guard !entitlement.isActive, action != .newGoal else { return }
    var count =
      try transaction.find(UsageCount.self, UsageCount.id(moment.today, device))
      ?? UsageCount(day: moment.today, device: device)
    switch action {
    case .newGoal: return
    case .expand: count.expands += 1
    case .doIt: count.doIts += 1
    }
    try transaction.put(count)
  }

  /// How much is left of everything.
  func usage(in snapshot: Snapshot, at moment: Moment) throws -> Usage {
    Usage(
      expandLeft: try left(of: .expand, in: snapshot, at: moment),
      doLeft: try left(of: .doIt, in: snapshot, at: moment),
      goalsLeft: try left(of: .newGoal, in: snapshot, at: moment))
  }

  private func left(of action: Action, in snapshot: Snapshot, at moment: Moment) throws -> Int? {
    if entitlement.isActive { return nil }
    let used =
      switch action {
      case .newGoal: try snapshot.list(Goal.self).count { !$0.isArchived }
      case .expand: try uses(\.expands, in: snapshot, on: moment.today)
      case .doIt: try uses(\.doIts, in: snapshot, on: moment.today)
      }
    return max(action.limit - used, 0)
  }

  private func uses(
    _ count: KeyPath<UsageCount, Int>, in snapshot: Snapshot, on day: Day
  ) throws -> Int {
    // A count that came from elsewhere may be anything.
    try snapshot.list(UsageCount.self, days: day...day).reduce(0) {
      min($0 + min(max($1[keyPath: count], 0), 1000), 1000)
    }
  }
}

/// When a day's uses begin anew.
struct Reset: Hashable, Sendable {
  /// `00:00`, where the suite's day starts at midnight.
  let timeOfDay: String
  /// How long until then.
  let seconds: Int

  /// `00:00` and 60 seconds, say.
  init(timeOfDay: String, seconds: Int) {
    self.timeOfDay = timeOfDay
    self.seconds = seconds
  }

  /// The next start of the suite's day.
  init(at moment: Moment) {
    let start = moment.calendar.start(of: moment.today.advanced(by: 1))
    timeOfDay = moment.calendar.timeOfDay(at: start)
    seconds = max(start.seconds(since: moment.now), 0)
  }
}

extension World {
  /// The gate as it stands for this person.
  func gate() async throws -> Gate {
    Gate(entitlement: try await entitlement(), device: store.device)
  }
}
