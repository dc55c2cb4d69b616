import CoreModels
import CoreReminders
public import CoreStorage
import Foundation

/// Describes transactions by the first words of their records.
public struct ChangeWords: Sendable {
  private let store: Store
  private let plugins: [any Plugin]

  /// Describes records of these products.
  public init(store: Store, plugins: [any Plugin]) {
    (self.store, self.plugins) = (store, plugins)
  }

  /// The first records represent a whole import.
  private static let mostRecords = 12
  private static let mostCharacters = 60

  /// Returns the words of a transaction, or `nil` if none of its records has any.
  public func text(of batch: [Change]) async throws -> String? {
    var written: [Change] = []
    for change in batch.prefix(Self.mostRecords) { written.append(try await shown(change)) }
    for change in written {
      if let text = store.searchText(of: change), let words = Self.beginning(of: text) {
        return words
      }
    }
    for change in written {
      if let words = Self.name(in: Self.body(of: change)) { return words }
    }
    return try await store.read { [written] snapshot in
      for change in written {
        if let words = try nameOfAnother(for: change, in: snapshot) { return words }
      }
      return nil
    }
  }

  /// Returns the words of each change on its own, with a single read for all.
  func texts(ofEach changes: [Change]) async throws -> [String?] {
    var written: [Change] = []
    for change in changes { written.append(try await shown(change)) }
    return try await store.read { [written] snapshot in
      var known: [[String]: String?] = [:]
      return try written.map { change in
        if let words = store.searchText(of: change).flatMap(Self.beginning) { return words }
        if let words = Self.name(in: Self.body(of: change)) { return words }
        let name = [change.kind, change.id]
        if let words = known[name] { return words }
        let words = try nameOfAnother(for: change, in: snapshot)
        known[name] = .some(words)
        return words
      }
    }
  }

  /// Returns the product that the changed record belongs to.
  func owner(of change: Change) -> (any Plugin)? { plugins.owner(of: change) }

  /// Returns the change itself or, for a deletion, the change that wrote the deleted state.
  private func shown(_ change: Change) async throws -> Change {
    guard change.body == nil else { return change }
    return try await store.history(kind: change.kind, id: change.id, limit: 20)
      .first { $0.body != nil && $0.clock < change.clock } ?? change
  }

  /// Returns the words of a related record of the same product: for a habit's minutes, the habit's.
  private func nameOfAnother(for change: Change, in snapshot: Snapshot) throws -> String? {
    let kinds = (owner(of: change)?.records ?? [])
      .filter { $0.kind != change.kind }
    var ids = [change.id]
    if case .object(let members) = Self.body(of: change) {
      ids += members.keys.sorted().compactMap { members[$0]?.string }
    }
    // A day or a device matches an entry of another kind only by chance.
    for id in ids where !id.isEmpty && Day(id) == nil && id != change.device {
      for kind in kinds {
        if let words = try Self.words(of: kind, id, in: snapshot) { return words }
      }
    }
    return nil
  }

  private static func words<Value: Record>(
    of kind: Value.Type, _ id: String, in snapshot: Snapshot
  ) throws -> String? {
    do {
      guard let record = try snapshot.find(kind, id) else { return nil }
      if let words = record.searchText.flatMap(beginning) { return words }
      return name(in: try JSONValue(encoding: record))
    } catch StoreError.unreadableRecord {
      return nil
    }
  }

  private static func body(of change: Change) -> JSONValue {
    // Bodies are objects by construction; any other value has no words.
    change.body.flatMap { try? JSONValue(parsing: Data($0.utf8)) } ?? .null
  }

  /// Returns the title, name or text of a record, or of one that it holds.
  private static func name(in body: JSONValue) -> String? {
    for member in ["title", "name", "text"] {
      if let words = body[member]?.string.flatMap(beginning) { return words }
    }
    guard case .object(let members) = body else { return nil }
    return members.keys.sorted().lazy.compactMap { members[$0].flatMap(name) }.first
  }

  /// Returns the first line, shortened.
  private static func beginning(of text: String) -> String? {
    guard let line = text.split(whereSeparator: \.isNewline).first(where: { !$0.isEmpty })
    else { return nil }
    return line.count > mostCharacters
      ? String(line.prefix(mostCharacters)) + "…" : String(line)
  }
}

extension [any Plugin] {
  /// Returns the product that the changed record belongs to; settings and reminders begin with its
  /// id.
  func owner(of change: Change) -> (any Plugin)? {
    let isShared = [ReminderChoice.kind, "suite.setting"].contains(change.kind)
    let product = (isShared ? change.id : change.kind).prefix { $0 != "." }
    return first { $0.id == product }
  }
}
