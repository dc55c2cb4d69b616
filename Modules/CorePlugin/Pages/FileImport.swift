import ArgumentParser
import CoreStorage

/// A kind of file that a product imports, for pages that take it with or without a rehearsal.
public struct FileImport: Sendable {
  /// The description, in the language of help, as of the product's command.
  public let abstract: @Sendable () -> String
  /// Imports a file and describes the outcome; with `isRehearsal` nothing is changed.
  public let perform:
    @Sendable (_ file: FileText, _ isRehearsal: Bool, World) async throws -> [String]

  /// Imports a file, which `give` sets, by an action that is a transaction. A rehearsal rolls it
  /// back.
  public init<Performed: StoredAction>(
    _ type: Performed.Type, give: @escaping @Sendable (inout Performed, FileText) -> Void
  ) {
    abstract = { Performed.configuration.abstract }
    perform = { file, isRehearsal, world in
      var action = Performed()
      give(&action, file)
      let answer =
        isRehearsal
        ? try await action.rehearsed(in: world) : try await action.performed(in: world)
      return answer.lines(in: world)
    }
  }

  /// Imports a file by an action that has a rehearsal of its own.
  public init<Performed: Action>(
    rehearsing action: @escaping @Sendable (_ file: FileText, _ isRehearsal: Bool) -> Performed
  ) {
    abstract = { Performed.configuration.abstract }
    perform = { file, isRehearsal, world in
      try await action(file, isRehearsal).performed(in: world).lines(in: world)
    }
  }
}

extension StoredAction {
  /// Returns the outcome that the action would have, without writing anything.
  fileprivate func rehearsed(in world: World) async throws -> Answer {
    try validate()
    let action = try prepared(in: world)
    return try await world.store.rehearsal { try action.perform(in: $0, of: world) }
  }
}
