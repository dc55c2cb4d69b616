import CoreStorage

extension Store {
  /// Throws ``HostError/unknownProfile(_:like:)`` for an unknown profile, so that a typing error
  /// does not create one.
  func requirePerson(_ name: String) throws {
    do {
      guard try !knows(name) else { return }
    } catch StoreError.corrupt { return }
    let near = try readNow { try $0.profileNames() }.map { ($0, name.distance(to: $0)) }
      .filter { $0.1 <= 2 }.min { ($0.1, $0.0) < ($1.1, $1.0) }
    throw HostError.unknownProfile(name, like: near?.0)
  }
}

extension String {
  /// Returns the least number of letters to add, leave out, replace or swap with the next to get
  /// another text (optimal string alignment).
  func distance(to other: String) -> Int {
    let (own, other) = (Array(lowercased()), Array(other.lowercased()))
    var rows = [Array(0...other.count)]
    for (index, letter) in own.enumerated() {
      var row = [index + 1]
      for (column, theirs) in other.enumerated() {
        var least = Swift.min(row[column], rows[index][column + 1]) + 1
        least = Swift.min(least, rows[index][column] + (letter == theirs ? 0 : 1))
        if index > 0, column > 0, letter == other[column - 1], own[index - 1] == theirs {
          least = Swift.min(least, rows[index - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[own.count][other.count]
  }
}
