import ArgumentParser
import CoreModels
import CoreStorage

/// A kind of file that a product imports, for pages that take it with or without a rehearsal.
public struct FileImport: Sendable {
  /// Describes it in the language of help, as the product's command does.
  public let abstract: @Sendable () -> String
  /// Imports a file, or with `isRehearsal` changes nothing, and says what became of it.
  public let perform:
    @Sendable (_ file: FileText, _ isRehearsal: Bool, World) async throws -> [String]

  /// Imports a file, which `give` sets, by an action that is a transaction. A rehearsal takes it
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
  /// Returns what performing the action would answer, and writes nothing.
  fileprivate func rehearsed(in world: World) async throws -> Answer {
    try validate()
    let action = try prepared(in: world)
    return try await world.store.rehearsal { try action.perform(in: $0, of: world) }
  }
}
