import CoreModels
import Foundation

/// Reads the JSON document of an ``Archive``.
struct ArchiveReader {
  private let data: Data

  init(_ data: Data) { self.data = data }

  func changes() throws(ArchiveError) -> [Change] {
    do {
      let changes = try linedChanges() ?? parsedChanges()
      guard changes.allSatisfy(\.isArchivable) else { throw ArchiveError.damaged }
      return changes
    } catch let error as ArchiveError {
      throw error
    } catch {
      throw .damaged
    }
  }

  /// The changes of a document as it is written, in which bodies stand on their lines as they are;
  /// `nil` for one that is laid out otherwise.
  private func linedChanges() throws -> [Change]? {
    guard data.starts(with: Archive.opening), data.suffix(Archive.closing.count) == Archive.closing
    else { return nil }
    let lines = data.dropFirst(Archive.opening.count).dropLast(Archive.closing.count)
    let decoder = JSONDecoder()
    var changes: [Change] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let isLast = line.endIndex == lines.endIndex
      let line = isLast ? line : line.dropLast()
      guard isLast || data[line.endIndex] == UInt8(ascii: ","),
        let change = ArchivedChange.read(line, with: decoder)
      else { return nil }
      changes.append(change)
    }
    return changes
  }

  /// The changes of a document that somebody laid out anew.
  private func parsedChanges() throws -> [Change] {
    struct Head: Decodable {
      var format: String
      var version: Int
    }
    struct Document: Decodable {
      struct Body: Decodable { var body: JSONValue? }
      struct Entry: Decodable {
        let change: Change

        init(from decoder: any Decoder) throws {
          let body = try Body(from: decoder).body.map { try JSON.text($0) }
          change = try ArchivedChange(from: decoder).change(body: body)
        }
      }
      var changes: [Entry]
    }
    let decoder = JSONDecoder()
    let head: Head
    do { head = try decoder.decode(Head.self, from: data) } catch {
      throw ArchiveError.notAnArchive
    }
    guard head.format == "daybook" else { throw ArchiveError.notAnArchive }
    guard (1...Archive.version).contains(head.version) else {
      throw ArchiveError.newer(head.version)
    }
    return try decoder.decode(Document.self, from: data).changes.map(\.change)
  }
}

extension Change {
  /// Whether it is well-formed once it has an owner.
  fileprivate var isArchivable: Bool {
    var owned = self
    owned.profile = "owner"
    return owned.isWellFormed
  }
}
