public import CoreModels

extension Store {
  /// Returns the user's transactions that are not undone, newest first: those of a channel, a
  /// client or a device with the given name, by default of this device.
  public func batches(
    by writer: String? = nil, since: Instant? = nil, limit: Int? = nil
  ) async throws -> [[Change]] {
    let profile = profile
    guard writer?.mayBeName ?? true else { return [] }
    return try await engine.read { connection in
      var arguments: SQLArguments = [
        "profile": profile, "since": since.map(HybridClock.first) ?? 0,
        "limit": limit ?? .max,
      ]
      // Either order is an index's, so the newest are found without sorting the whole log.
      let (isWritten, order): (String, String)
      if let writer {
        let condition = arguments.isWritten(by: writer)
        isWritten = "\(connection.dialect.isOfProfile) AND \(condition)"
        order = "clock DESC, device DESC, number DESC"
      } else {
        arguments["device"] = try connection.device()
        (isWritten, order) = ("profile = :profile AND device = :device", "number DESC")
      }
      return try Change.fetch(
        from: connection,
        where: """
          \(isWritten) AND clock >= :since AND undoes IS NULL AND automatic = 0
          AND number = batch AND \(Change.isWhole)
          AND NOT \(Change.isUndone("change", alsoAsBefore: true))
          """, order: "\(order) LIMIT :limit", arguments
      ).map { try Change.batch($0.batchName, of: profile, in: connection) }
    }
  }

  /// Resolves the ``Change/batchName`` that a user typed: a number of this device, or a prefix of
  /// another device's name with a number. Returns `nil` if it matches no batch or several.
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

  /// Writes a historic state of a record again. Returns `false` if the record already has that
  /// state. Throws ``StoreError/forgotten``.
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
  /// The SQL condition that a change was written through a channel, or by a client or a device,
  /// with that name.
  mutating func isWritten(by writer: String) -> String {
    (self["writer"], self["origin"]) = (writer, "%:\(writer.escapedForLike):%")
    return #"""
      (device = :writer OR lower(':' || origin || ':') LIKE lower(:origin) ESCAPE '\')
      """#
  }
}
