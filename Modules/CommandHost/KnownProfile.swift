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
  /// Returns the Levenshtein distance to another text.
  func distance(to other: String) -> Int {
    let other = Array(other.lowercased())
    var row = Array(0...other.count)
    for (index, letter) in lowercased().enumerated() {
      var (corner, left) = (row[0], index + 1)
      row[0] = left
      for column in other.indices {
        let next = Swift.min(
          left + 1, row[column + 1] + 1, corner + (letter == other[column] ? 0 : 1))
        (corner, row[column + 1], left) = (row[column + 1], next, next)
      }
    }
    return row[other.count]
  }
}
