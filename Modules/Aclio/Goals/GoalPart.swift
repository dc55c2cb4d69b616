import CoreStorage

/// A kind of record that belongs to a goal and is deleted with it.
///
/// Applies to every such kind in the plugin's list of records. By default, ids begin with the
/// goal's id and a slash, as those of steps do, so that a goal's records are found without reading
/// all.
protocol GoalPart: Record {
  /// Returns the ids of the goal's records of this kind.
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
  /// The common prefix of the ids of a goal's steps.
  static func idPrefix(ofGoal goal: String) -> String { goal + "/" }

  /// The id of the goal that a step id belongs to.
  static func goalID(ofStep id: String) -> String {
    id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id
  }

  /// The goal's id as derived from the step's, which lookups use.
  var goalID: String { Self.goalID(ofStep: id) }
}

extension ChatMessage: GoalPart {}
