package import CoreModels

/// The records to search.
package struct SearchScope {
  package let profile: String
  /// The kinds to search; an empty list matches nothing.
  package let kinds: [String]
  package var days: ClosedRange<Day>?
  package let limit: Int

  /// The SQL condition on a record's columns.
  package var condition: String {
    let names = kinds.indices.map { ":kind\($0)" }.joined(separator: ", ")
    let ofKinds = kinds.isEmpty ? "1 = 0" : "record.kind IN (\(names))"
    return "record.profile = :profile AND \(ofKinds) AND record.body IS NOT NULL"
      + (days == nil ? "" : " AND record.day BETWEEN :first AND :last")
  }

  package var arguments: SQLArguments {
    var arguments: SQLArguments = ["profile": profile, "limit": limit]
    for (index, kind) in kinds.enumerated() { arguments["kind\(index)"] = kind }
    if let days {
      (arguments["first"], arguments["last"]) = (days.lowerBound.epochDay, days.upperBound.epochDay)
    }
    return arguments
  }
}
