import CoreModels
public import Foundation

/// One person's data with its full history as a JSON document; see `ArchiveSchema`.
///
/// The profile's name is left out, so importing makes the importing profile the owner. Equal
/// histories give equal bytes.
public struct Archive: Hashable, Sendable {
  /// The document version that this build writes, and the newest it reads.
  public static let version = 1

  /// The changes, ordered by clock, device and number. Their `profile` is empty.
  public let changes: [Change]

  /// Archives the history of the store's profile, up to the moment the store shows.
  public init(of store: Store) async throws {
    self.init(try await store.history().reversed())
  }

  /// Archives a profile's history within a transaction.
  init(of profile: String, in connection: any Connection) throws {
    self.init(
      try Change.fetch(
        from: connection, where: "profile = :profile", order: "clock, device, number",
        ["profile": profile]))
  }

  init(_ changes: [Change]) {
    self.changes = changes.map { change in
      var change = change
      change.profile = ""
      return change
    }
  }

  /// Returns `true` if the changes include those of another archive. Their hashes may differ, because
  /// a store adds those that an earlier version did not write.
  public func hasHistory(of other: Archive) -> Bool {
    func bare(_ change: Change) -> Change {
      var change = change
      change.hash = nil
      return change
    }
    let own = Set(changes.map(bare))
    return other.changes.allSatisfy { own.contains(bare($0)) }
  }

  /// Parses a document; throws ``ArchiveError``.
  public init(parsing data: Data) throws(ArchiveError) {
    changes = try ArchiveReader(data).changes()
  }

  /// The encoded document, one change per line.
  public func data() throws -> Data {
    var data = Archive.opening
    for (index, change) in changes.enumerated() {
      if index > 0 { data += Archive.separator }
      data += try ArchivedChange(change).line(change.body)
    }
    return data + Archive.closing
  }

  static let opening = Data("{\"format\":\"daybook\",\"version\":1,\"changes\":[\n".utf8)
  static let separator = Data(",\n".utf8)
  static let closing = Data("\n]}\n".utf8)
}
