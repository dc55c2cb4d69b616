import CoreModels
import CorePlugin
import CoreStorage

/// The limits, defined only here: three goals, and three uses a day of each kind of help.
struct PremiumGate: Sendable {
  /// An action with a limit.
  enum Action: String, CaseIterable, Hashable, Sendable {
    case newGoal, expand, doIt

    /// The maximum number of goals, or of uses a day.
    var limit: Int { 3 }
  }

  let entitlement: Entitlement
  /// This device's name, under which it counts uses.
  let device: String

  /// Throws ``GateError`` if fewer than `times` uses are left; changes nothing.
  func require(
    _ action: Action, times: Int = 1, in snapshot: Snapshot, at moment: Moment
  ) throws {
    if let left = try left(of: action, in: snapshot, at: moment), left < times {
      throw GateError.limitReached(action, entitlement.source, Reset(at: moment))
    }
  }

  /// Counts a use in the transaction that stores its result, so that a failure costs nothing. Goals
  /// are counted by existing.
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

  /// The remaining uses.
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
    // A count from another device may be invalid.
    try snapshot.list(UsageCount.self, days: day...day).reduce(0) {
      min($0 + min(max($1[keyPath: count], 0), 1000), 1000)
    }
  }
}

/// The time at which daily uses reset.
struct Reset: Hashable, Sendable {
  /// `00:00`, if the suite's day starts at midnight.
  let timeOfDay: String
  /// Seconds until then.
  let seconds: Int

  /// Creates a reset, such as `00:00` in 60 seconds.
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
  /// Returns the gate for this person.
  func gate() async throws -> PremiumGate {
    PremiumGate(entitlement: try await entitlement(), device: store.device)
  }
}
