import CoreModels
import Foundation

/// Reads an ``Archive``'s JSON document.
struct ArchiveReader {
  private let data: Data

  init(_ data: Data) { self.data = data }

  func changes() throws(ArchiveError) -> [Change] {
    do {
      let changes = try linedChanges() ?? parsedChanges()
      guard changes.allSatisfy(\.isInRange) else { throw ArchiveError.outOfRange }
      guard changes.allSatisfy(\.isArchivable) else { throw ArchiveError.damaged }
      if let index = changes.firstIndex(where: { !$0.isCarried }) {
        let record = RecordName(kind: changes[index].kind, id: changes[index].id)
        throw ArchiveError.tooLarge(ArchivePlace(number: index + 1, record: record))
      }
      return changes
    } catch let error as ArchiveError {
      throw error
    } catch {
      throw .damaged
    }
  }

  /// Reads a document in the layout that Daybook writes, taking bodies verbatim from their lines;
  /// returns `nil` for other layouts.
  private func linedChanges() throws -> [Change]? {
    guard data.starts(with: Archive.opening), data.suffix(Archive.closing.count) == Archive.closing
    else { return nil }
    let lines = data.dropFirst(Archive.opening.count).dropLast(Archive.closing.count)
    let decoder = JSONDecoder()
    var changes: [Change] = []
    for line in lines.lines {
      if line.count > Change.largestBody {
        guard let head = ArchivedChange.readHead(line, with: decoder) else { return nil }
        let record = RecordName(kind: head.kind, id: head.id)
        guard head.bodySize <= Change.largestBody else {
          throw ArchiveError.tooLarge(ArchivePlace(number: changes.count + 1, record: record))
        }
      }
      let isLast = line.endIndex == lines.endIndex
      let line = isLast ? line : line.dropLast()
      guard isLast || data[line.endIndex] == UInt8(ascii: ","),
        let change = ArchivedChange.read(line, with: decoder)
      else { return nil }
      changes.append(change)
    }
    return changes
  }

  /// Reads a document that was reformatted after export.
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
    guard !hasTooLargeText else { throw ArchiveError.tooLarge(nil) }
    let decoder = JSONDecoder()
    let head: Head
    do { head = try decoder.decode(Head.self, from: data) } catch {
      throw beginsLikeAnArchive ? ArchiveError.damaged : .notAnArchive
    }
    guard head.format == "daybook" else { throw ArchiveError.notAnArchive }
    guard head.version >= 1 else { throw ArchiveError.damaged }
    guard head.version <= Archive.version else { throw ArchiveError.newer(head.version) }
    return try decoder.decode(Document.self, from: data).changes.map(\.change)
  }

  /// `true` if an unreadable document starts like an export.
  private var beginsLikeAnArchive: Bool {
    let start = String(decoding: data.prefix(200), as: UTF8.self).filter { !$0.isWhitespace }
    return start.contains(#""format":"daybook""#)
  }

  /// `true` if a string in the document is longer than the largest body. Checked before parsing.
  private var hasTooLargeText: Bool {
    guard data.count > Change.largestBody else { return false }
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    return data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      // Between two unescaped quotation marks lies either a string or what separates strings.
      var (position, start) = (0, 0)
      while let found = memchr(base + position, Int32(quote), bytes.count - position) {
        let index = UnsafeRawPointer(found) - base
        position = index + 1
        let escapes = bytes[start..<index].reversed().prefix { $0 == backslash }.count
        guard escapes.isMultiple(of: 2) else { continue }
        if index - start > Change.largestBody { return true }
        start = position
      }
      return bytes.count - start > Change.largestBody
    }
  }
}

extension Change {
  /// `true` if the change is well-formed once it has an owner.
  fileprivate var isArchivable: Bool {
    var owned = self
    owned.profile = "owner"
    return owned.isWellFormed
  }
}
