package import CoreModels
import CorePlugin
package import CoreStorage

extension People {
  /// The namespaces that stay behind: due work, sessions and signs of activity. The new database
  /// makes its own.
  private static let left: Set<String> = ["due", "due_woken", "job", "session"]

  /// Seconds for which a running hub may let in somebody whom another process has shut out.
  private static let memory = 2

  /// Moves a person with everything that they keep to another database, and deletes it here once
  /// all of it is there. Returns the number of changes in their history. It can be repeated if it was
  /// interrupted. Throws ``AccountError/taken`` if somebody else has the address there, and
  /// ``MovingError``.
  package func move(_ account: Account, to other: Store) async throws -> Int {
    let moment = world.now()
    let here = world.store.profile(named: account.id)
    // Nobody can log in while their history is copied, and everybody else goes on.
    try await accounts.change(account.id) { $0.movingSince = $0.movingSince ?? moment }
    try await accounts.logOutEverywhere(account.id)
    var (isThere, changes) = (false, 0)
    do {
      isThere = try await isKnown(account, in: other)
      try await world.sleep(.seconds(Self.memory))
      var isWhole = false
      while !isWhole {
        let position = try await here.read { try $0.logPosition() }
        changes = try await copyHistory(of: account, to: other)
        // Once it is there, the person may have changed it.
        if !isThere { try await copyAccount(account, to: other) }
        isThere = true
        do {
          try await here.transaction(automatic: true) { try $0.removeLog(upTo: position) }
          isWhole = true
        } catch SyncError.busy {
          // A request that began earlier has written meanwhile.
        }
      }
    } catch {
      if !isThere { try await accounts.change(account.id) { $0.movingSince = nil } }
      throw error
    }
    try await accounts.delete(account.id)
    return changes
  }

  /// Returns `true` if the account has come to a database before. Throws ``AccountError/taken``.
  private func isKnown(_ account: Account, in other: Store) async throws -> Bool {
    let known = try await other.readRegistry {
      try AccountShelf.account(of: account.email, in: $0)
    }
    guard let known else { return false }
    guard known.id == account.id else { throw AccountError.taken }
    return true
  }

  /// Copies a person's history and returns the number of its changes.
  func copyHistory(of account: Account, to other: Store) async throws -> Int {
    let there = other.profile(named: account.id)
    let archive = try await Archive(of: world.store.profile(named: account.id))
    try await there.take(archive)
    guard try await Archive(of: there).hasHistory(of: archive) else {
      throw MovingError.notTheSame
    }
    return archive.changes.count
  }

  /// Copies the account and all rows of its person, which lets the person in.
  func copyAccount(_ account: Account, to other: Store) async throws {
    let rows = try await world.store.readRegistry {
      try $0.rows(naming: account.id, except: Self.left)
    }
    try await other.changeRegistry { registry in
      try registry.take(rows)
      guard var moved = try AccountShelf.account(account.id, in: registry.snapshot) else {
        throw MovingError.notTheSame
      }
      moved.movingSince = nil
      try AccountShelf.change(moved, in: registry)
    }
  }
}

/// Errors in moving a person.
package enum MovingError: ExplainedError, Hashable {
  /// The copy is not what was copied; nothing was deleted.
  case notTheSame

  package func failure(in language: Language) -> Failure {
    Failure(
      .unavailable, code: "not_moved", PeopleText.notMoved, PeopleText.notMovedAdvice, in: language)
  }
}
