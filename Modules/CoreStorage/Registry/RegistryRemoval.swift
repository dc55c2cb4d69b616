extension Registry {
  /// Removes all values whose keys have the name as a component, in any namespace: everything that
  /// belongs to one user. Returns their number.
  @discardableResult
  public func removeAll(naming name: String) throws -> Int {
    let keys = try connection.rows(
      "SELECT drawer, key FROM registry WHERE key LIKE :pattern",
      ["pattern": "%" + name.replacing("%", with: "_") + "%"]
    ) { (namespace: try $0.value(String.self, at: 0), key: try $0.value(String.self, at: 1)) }
    return try keys.filter { $0.key.hasPart(name) }.reduce(0) { count, entry in
      try count
        + connection.execute(
          "DELETE FROM registry WHERE drawer = :drawer AND key = :key",
          ["drawer": entry.namespace, "key": entry.key])
    }
  }
}

extension String {
  /// Returns `true` if the key has the component between slashes, dots or colons.
  fileprivate func hasPart(_ part: String) -> Bool {
    ranges(of: part).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return [before, after].allSatisfy { $0.map { "/.:".contains($0) } ?? true }
    }
  }
}
