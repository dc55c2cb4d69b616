import CoreModels

/// A place where the chain of a device's changes does not hold.
public struct ChainProblem: Hashable, Sendable {
  /// A change's flaw.
  public enum Flaw: Hashable, Sendable {
    /// Its content is not what its device wrote.
    case altered
    /// Changes before it are missing.
    case incomplete
    /// The change before it is not the one that its device had written.
    case diverged
  }

  /// The flaw.
  public let flaw: Flaw
  /// The profile of the change.
  public let profile: String
  /// The change's name.
  public let change: ChangeName
  /// The changed record.
  public let record: RecordName

  fileprivate init(_ flaw: Flaw, of change: Change) {
    (self.flaw, profile, self.change) = (flaw, change.profile, ChangeName(change))
    record = RecordName(kind: change.kind, id: change.id)
  }
}

extension Store {
  /// Verifies the chains of all devices and profiles.
  public func chainProblems() async throws -> [ChainProblem] {
    try await engine.read { try $0.chainProblems() }
  }

  /// Accepts the log as it is, after restoring altered changes from the record table where that
  /// still has what the device wrote. Returns the problems solved by restoring.
  public func mendChains(_ problems: [ChainProblem]) async throws -> Set<ChainProblem> {
    try await engine.write { connection in
      try problems.reduce(into: []) { restored, problem in
        try connection.hold(problem.profile)
        if try connection.mend(problem) { restored.insert(problem) }
      }
    }
  }
}

extension Connection {
  func chainProblems() throws -> [ChainProblem] {
    try rows("SELECT DISTINCT profile, device FROM change ORDER BY profile, device") {
      DeviceName(profile: try $0.value(at: 0), device: try $0.value(at: 1))
    }.flatMap { try chainProblems(of: $0) }
  }

  private func chainProblems(of device: DeviceName) throws -> [ChainProblem] {
    var last: Change?
    var problems: [ChainProblem] = []
    var gaps: [(missing: Int, problem: ChainProblem)] = []
    var covered: [ClosedRange<Int>] = []
    while true {
      let page = try Change.fetch(
        from: self, where: "profile = :profile AND device = :device AND number > :number",
        order: "number LIMIT 1000", device.arguments(last?.number ?? 0))
      guard !page.isEmpty else { break }
      for change in page {
        if !change.isIntact {
          problems.append(ChainProblem(.altered, of: change))
        } else if let last, last.number == change.number - 1 {
          if last.isIntact, !change.continues(last.hash) {
            problems.append(ChainProblem(.diverged, of: change))
          }
        } else if ChainHash(change.hash)?.previous != nil {
          gaps.append((change.number - 1, ChainProblem(.incomplete, of: change)))
        }
        if let first = change.firstDropped, first < change.number {
          covered.append(first...change.number)
        }
        last = change
      }
    }
    // Saves that a later one covers were dropped on purpose.
    let missing = gaps.filter { gap in !covered.contains { $0.contains(gap.missing) } }
    return problems + missing.map(\.problem)
  }

  /// Restores an altered change, or begins the chain anew there. Returns `true` if it was restored.
  @discardableResult
  func mend(_ problem: ChainProblem) throws -> Bool {
    let device = DeviceName(profile: problem.profile, device: problem.change.device)
    let name = device.arguments(problem.change.number)
    let found = try Change.fetch(from: self, where: Change.ofName, order: "number", name)
    guard let change = found.first else { return false }
    let states = try rows(
      "SELECT version, day, body FROM record WHERE \(Change.ofName) AND kind = :kind AND id = :id",
      name.merging(["kind": change.kind, "id": change.id]) { $1 }
    ) { row in
      var state = change
      state.version = try row.value(at: 0)
      state.day = try row.value(Int?.self, at: 1).map(Day.init(epochDay:))
      state.body = try row.value(at: 2)
      return state
    }
    guard problem.flaw == .altered, let state = states.first, state.isIntact else {
      try execute(
        "UPDATE change SET hash = :hash WHERE \(Change.ofName)",
        name.merging(["hash": change.hashed(after: nil)]) { $1 })
      return false
    }
    try execute(
      "UPDATE change SET version = :version, day = :day, body = :body WHERE \(Change.ofName)",
      name.merging([
        "version": state.version, "day": state.day?.epochDay, "body": state.body,
      ]) { $1 })
    return true
  }
}

extension Change {
  /// The number of the first save that compaction dropped for this one, of a stub too.
  fileprivate var firstDropped: Int? {
    guard let follows, let plus = follows.lastIndex(of: "+") else { return nil }
    return Int(follows[follows.index(after: plus)...])
  }
}
