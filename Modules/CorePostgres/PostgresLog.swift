#if PostgreSQL
  import CoreStorage

  /// The head of a person's log, locked by a transaction.
  struct HeldLog: Hashable {
    var head: LogHead
    /// Counts in the order of commits, because the next writer waits for the row's lock.
    var sequence: Int
    var hasMoved = false
  }

  extension PostgresConnection {
    func hold(_ profile: String) throws {
      guard isWriting, heads[profile] == nil else { return }
      if let held = try lockedHead(of: profile) {
        heads[profile] = held
        return
      }
      try execute(
        """
        INSERT INTO head (profile, sequence, number, clock) VALUES (:profile, 0, 0, 0)
        ON CONFLICT (profile) DO NOTHING
        """, ["profile": profile])
      heads[profile] = try lockedHead(of: profile)
    }

    private func lockedHead(of profile: String) throws -> HeldLog? {
      try rows(
        "SELECT number, clock, sequence FROM head WHERE profile = :profile FOR UPDATE",
        ["profile": profile]
      ) { row in
        HeldLog(
          head: LogHead(number: try row.value(at: 0), clock: try row.value(at: 1)),
          sequence: try row.value(at: 2))
      }.first
    }

    private func held(_ profile: String) throws -> HeldLog {
      try hold(profile)
      guard let held = heads[profile] else { throw StoreError.corrupt }
      return held
    }

    func head(of profile: String) throws -> LogHead { try held(profile).head }

    func lowerClock(of profile: String) throws {
      var held = try held(profile)
      held.head.clock =
        try value(
          Int64.self, "SELECT max(clock) FROM change WHERE profile = :profile",
          ["profile": profile]) ?? 0
      held.hasMoved = true
      heads[profile] = held
    }

    func position(of profile: String) throws -> Int {
      if isWriting { return try held(profile).sequence }
      return try value(
        Int.self, "SELECT sequence FROM head WHERE profile = :profile", ["profile": profile]) ?? 0
    }

    func moves(since positions: [String: Int]) throws -> [String: LogMove] {
      let heads = try rows(
        "SELECT profile, sequence FROM head WHERE profile = ANY (CAST(:profiles AS TEXT[]))",
        ["profiles": positions.keys.arrayLiteral]
      ) { (try $0.value(String.self, at: 0), try $0.value(Int.self, at: 1)) }
      let last = Dictionary(heads, uniquingKeysWith: max)
      return Dictionary(
        uniqueKeysWithValues: positions.map { profile, known in
          let position = last[profile] ?? 0
          return (profile, LogMove(position: position, hasMoved: position > known))
        })
    }

    func profiles(writtenSince clock: Int64) throws -> [String] {
      try values(String.self, "SELECT profile FROM head WHERE clock >= :clock", ["clock": clock])
    }

    func append(_ change: Change) throws -> Bool {
      var held = try held(change.profile)
      var arguments = change.arguments
      arguments["sequence"] = held.sequence + 1
      let isNew =
        try execute(
          """
          INSERT INTO change (sequence, \(Change.columns)) VALUES (:sequence, \(Change.values))
          ON CONFLICT (profile, device, number) DO NOTHING
          """, arguments) == 1
      guard isNew else { return false }
      held.sequence += 1
      held.head.clock = max(held.head.clock, change.clock)
      if change.device == (try device()) { held.head.number = max(held.head.number, change.number) }
      held.hasMoved = true
      heads[change.profile] = held
      return true
    }

    /// Queues the transaction's last writes to be sent with its commit: the heads of the logs, and
    /// its mark.
    func prepareCommit(_ mark: String) throws {
      guard hasWritten else { return }
      for (profile, held) in heads where held.hasMoved {
        session.ahead.append(
          try session.step(
            """
            UPDATE head SET sequence = :sequence, number = :number, clock = :clock
            WHERE profile = :profile
            """,
            [
              "sequence": held.sequence, "number": held.head.number, "clock": held.head.clock,
              "profile": profile,
            ]))
      }
      session.ahead.append(try Settlement.leaving(mark, in: session))
    }

    func emptyRecords() throws {
      for profile in try values(String.self, "SELECT profile FROM head ORDER BY profile") {
        try hold(profile)
      }
      for table in ["record", "word"] { try execute("DELETE FROM \(table)") }
    }

    func forget(_ profile: String) throws {
      var held = try held(profile)
      for table in ["record", "word", "change", "cache"] {
        try execute("DELETE FROM \(table) WHERE profile = :profile", ["profile": profile])
      }
      // Positions never decrease, so that readers of an earlier one receive all later changes.
      (held.head, held.hasMoved) = (LogHead(number: 0, clock: 0), true)
      heads[profile] = held
    }
  }
#endif
