import CoreStorage

/// A kind of record that belongs to a goal and goes with it when the goal is deleted.
///
/// Whatever the plugin's table of records names is asked; by default its ids begin with the goal's
/// and a slash, as those of steps do, so that what belongs to one goal is found without reading all.
protocol GoalPart: Record {
  /// The ids of the goal's records of this kind.
  static func ids(ofGoal goal: String, in snapshot: Snapshot) throws -> [String]
}

extension GoalPart {
  static func ids(ofGoal goal: String, in snapshot: Snapshot) throws -> [String] {
    try snapshot.list(Self.self, idPrefix: GoalStep.idPrefix(ofGoal: goal)).map(\.id)
  }

  /// Removes the goal's records of this kind.
  static func remove(ofGoal goal: String, in transaction: Transaction) throws {
    for id in try ids(ofGoal: goal, in: transaction.snapshot) {
      try transaction.remove(Self.self, id)
    }
  }
}

extension GoalStep: GoalPart {
  /// What the id of every step of a goal begins with.
  static func idPrefix(ofGoal goal: String) -> String { goal + "/" }

  /// The goal whose step has that id.
  static func goalID(ofStep id: String) -> String {
    id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id
  }

  /// The goal that its id names, which is where it is looked for.
  var goalID: String { Self.goalID(ofStep: id) }
}

extension ChatMessage: GoalPart {}
