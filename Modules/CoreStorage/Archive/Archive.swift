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
    changes = try await store.history().reversed().map { change in
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
      data += try ArchivedChange(change).line(body: change.body)
    }
    return data + Archive.closing
  }

  static let opening = Data("{\"format\":\"daybook\",\"version\":1,\"changes\":[\n".utf8)
  static let separator = Data(",\n".utf8)
  static let closing = Data("\n]}\n".utf8)
}

/// A change as the document has it, but for its body.
struct ArchivedChange: Codable {
  var device: String
  var number: Int
  var batch: Int
  var undoes: String?
  var automatic: Bool
  var clock: Int64
  /// For people; the clock says the same.
  var writtenAt: String?
  var kind: String
  var id: String
  var version: Int
  var day: Day?

  enum CodingKeys: String, CodingKey {
    case device, number, batch, undoes, automatic, clock, kind, id, version, day
    case writtenAt = "written_at"
  }

  init(_ change: Change) {
    (device, number, batch) = (change.device, change.number, change.batch)
    (undoes, automatic, clock) = (change.undoes, change.automatic, change.clock)
    writtenAt = change.writtenAt.description
    (kind, id, version, day) = (change.kind, change.id, change.version, change.day)
  }

  /// The change with its body, of nobody in particular.
  func change(body: String?) -> Change {
    Change(
      profile: "", device: device, number: number, batch: batch, undoes: undoes,
      automatic: automatic, clock: clock, kind: kind, id: id, version: version, day: day,
      body: body)
  }

  /// What stands between the members of a change and its body, the last of them. In the members'
  /// texts it cannot occur, for quotation marks are escaped there.
  static let beforeBody = Data(",\"body\":".utf8)
  static let end = Data("}".utf8)

  /// The change on one line; the body stands as it is, for it is JSON.
  fileprivate func line(body: String?) throws -> Data {
    try JSON.data(self).dropLast() + ArchivedChange.beforeBody + Data((body ?? "null").utf8)
      + ArchivedChange.end
  }
}
