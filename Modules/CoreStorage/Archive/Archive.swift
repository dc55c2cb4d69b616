import CoreModels
public import Foundation

/// Everything that a person has, with its history, as one JSON document; `ArchiveSchema` describes
/// it.
///
/// The person's name within a home is not in it: whoever takes it in becomes its owner. Equal
/// histories give equal bytes.
public struct Archive: Hashable, Sendable {
  /// The version of the document that is written, and the newest that is read.
  public static let version = 1

  /// The changes by clock, device and number; their profile is empty.
  public let changes: [Change]

  /// The history of the store's person, up to the moment that the store shows.
  public init(of store: Store) async throws {
    self.init(try await store.history().reversed())
  }

  /// The same within a transaction.
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

  /// Reads a document; throws ``ArchiveError``.
  public init(parsing data: Data) throws(ArchiveError) {
    changes = try ArchiveReader(data).changes()
  }

  /// The document, a change on a line.
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
