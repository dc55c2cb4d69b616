public import CoreModels

extension Store {
  /// The transactions of people that are not taken back, newest first: through a door, by a client
  /// or a device of that name, else of this device.
  public func batches(
    by writer: String? = nil, since: Instant? = nil, limit: Int? = nil
  ) async throws -> [[Change]] {
    let profile = profile
    guard !(writer?.utf8.contains(0) ?? false) else { return [] }
    return try await engine.read { connection in
      var arguments: SQLArguments = [
        "profile": profile, "since": since.map { $0.milliseconds << 16 } ?? 0,
        "limit": limit ?? .max,
      ]
      let own = try connection.device()
      let condition = arguments.isWritten(by: writer ?? own)
      return try Change.fetch(
        from: connection,
        where: """
          profile = :profile AND clock >= :since AND undoes IS NULL AND automatic = 0
          AND number = batch AND \(condition) AND \(Change.isWhole)
          AND NOT \(Change.isTakenBack("change", alsoAsBefore: true))
          """, order: "clock DESC, device DESC, number DESC LIMIT :limit", arguments
      ).map { try Change.batch($0.batchName, of: profile, in: connection) }
    }
  }

  /// The ``Change/batchName`` that a person means: a number of this device, or the beginning of
  /// another's name and a number; `nil` where there is no such batch or more than one.
  public func batchName(_ text: String) async throws -> String? {
    let parts = text.split(separator: "/", maxSplits: 1)
    let profile = profile
    guard !text.utf8.contains(0), let number = parts.last.flatMap({ Int($0) }) else { return nil }
    return try await engine.read { connection in
      let devices = try connection.values(
        String.self, "SELECT DISTINCT device FROM change WHERE profile = :profile",
        ["profile": profile])
      let own = try connection.device()
      let start = parts.count == 2 ? String(parts[0]) : own
      let meant = devices.contains(start) ? [start] : devices.filter { $0.hasPrefix(start) }
      guard meant.count == 1 else { return nil }
      return try Change.batch("\(meant[0])/\(number)", of: profile, in: connection).first?.batchName
    }
  }

  /// Writes a state of a record's history once more; answers whether it was another one. Throws
  /// ``StoreError/forgotten``.
  @discardableResult
  public func bringBack(_ state: Change) async throws -> Bool {
    guard !state.isForgotten, !state.isForgetting else { throw StoreError.forgotten }
    return try await transaction { [kinds] transaction in
      let stored = try transaction.snapshot.latest(state.kind, state.id)
      let isSame = stored?.version == state.version && stored?.body == state.body
      if isSame || (stored?.body == nil && state.body == nil) { return false }
      try transaction.write(
        kind: state.kind, id: state.id, version: state.version, day: state.day, body: state.body,
        text: state.searchText(kinds), after: stored)
      return true
    }
  }
}

extension SQLArguments {
  /// The condition that a change came in through a door, or was written by a client or a device, of
  /// that name.
  mutating func isWritten(by writer: String) -> String {
    let plain = writer.map { "%_\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    (self["writer"], self["origin"]) = (writer, "%:\(plain):%")
    return #"""
      (device = :writer OR lower(':' || origin || ':') LIKE lower(:origin) ESCAPE '\')
      """#
  }
}
