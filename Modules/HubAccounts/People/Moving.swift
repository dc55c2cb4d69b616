package import CoreModels
import CorePlugin
package import CoreStorage

/// The outcome of moving a person to another database.
package struct Moved: Hashable, Sendable {
  /// The number of changes in the person's history.
  package let changes: Int
}

extension People {
  /// The namespaces that stay behind: due work, sessions and signs of activity. The new database
  /// makes its own.
  private static let left: Set<String> = ["due", "due_woken", "job", "session"]

  /// Moves a person with everything that they keep to another database, and deletes it here once
  /// all of it is there. It can be repeated if it was interrupted. Throws ``AccountError/taken`` if
  /// somebody else has the address there, and ``MovingError``.
  package func move(_ account: Account, to other: Store) async throws -> Moved {
    let moment = world.now()
    // Nobody can write while their history is copied, and everybody else goes on.
    try await accounts.logOutEverywhere(account.id)
    try await accounts.change(account.id) { $0.disabledAt = $0.disabledAt ?? moment }
    do {
      let moved = try await copy(account, to: other)
      try await accounts.delete(account.id)
      return moved
    } catch {
      try await accounts.change(account.id) { $0.disabledAt = account.disabledAt }
      throw error
    }
  }

  private func copy(_ account: Account, to other: Store) async throws -> Moved {
    let moment = world.now()
    let there = other.profile(named: account.id)
    let known = try await there.read {
      try AccountShelf.account(of: account.email, in: $0.registry, at: moment)
    }
    guard known.map({ $0.id == account.id }) ?? true else { throw AccountError.taken }
    let archive = try await Archive(of: world.store.profile(named: account.id))
    try await there.take(archive)
    guard try await Archive(of: there).hasHistory(of: archive) else {
      throw MovingError.notTheSame
    }
    let rows = try await world.store.read {
      try $0.registry.rows(naming: account.id, except: Self.left)
    }
    // The account comes last, so that nobody logs in before everything else is there.
    try await other.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      try registry.take(rows)
      guard
        var moved = try AccountShelf.account(account.id, in: registry.snapshot, at: moment)
      else { throw MovingError.notTheSame }
      moved.disabledAt = account.disabledAt
      try AccountShelf.change(moved, in: registry)
    }
    return Moved(changes: archive.changes.count)
  }
}

/// Errors in moving a person.
package enum MovingError: ExplainedError, Hashable {
  /// The copy is not what was copied; nothing was deleted.
  case notTheSame

  package func failure(in language: Language) -> Failure {
    Failure(
      .unavailable, code: "not_moved", message: PeopleText.notMoved.text(in: language),
      hint: PeopleText.notMovedAdvice.text(in: language))
  }
}
