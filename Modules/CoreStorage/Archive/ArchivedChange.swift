import CoreModels
import Foundation

/// A change as a JSON line, without its body, which follows verbatim as the last member.
struct ArchivedChange: Codable {
  /// The owning profile, if included.
  var profile: String?
  var device: String
  var number: Int
  var batch: Int
  var undoes: String?
  var automatic: Bool
  var clock: Int64
  /// For human readers; `clock` holds the same moment.
  var writtenAt: String?
  var kind: String
  var id: String
  var version: Int
  var day: Day?
  var origin: Origin?
  var follows: String?
  var hash: String?

  enum CodingKeys: String, CodingKey {
    case profile, device, number, batch, undoes, automatic, clock, kind, id, version, day, origin
    case writtenAt = "written_at"
    case follows, hash
  }

  /// Copies a change's members, including the profile only if `owned`.
  init(_ change: Change, owned: Bool = false) {
    profile = owned ? change.profile : nil
    (device, number, batch) = (change.device, change.number, change.batch)
    (undoes, automatic, clock) = (change.undoes, change.automatic, change.clock)
    writtenAt = change.writtenAt.description
    (kind, id, version, day) = (change.kind, change.id, change.version, change.day)
    (origin, follows, hash) = (change.origin, change.follows, change.hash)
  }

  /// Returns the change with a body; its profile is empty if the line has none.
  func change(body: String?) -> Change {
    Change(
      profile: profile ?? "", device: device, number: number, batch: batch, undoes: undoes,
      automatic: automatic, clock: clock, kind: kind, id: id, version: version, day: day,
      body: body, origin: origin, follows: follows, hash: hash)
  }

  // Unambiguous, because quotation marks inside string members are escaped.
  private static let beforeBody = Data(",\"body\":".utf8)
  private static let end = Data("}".utf8)

  /// Returns the change as one line, without a newline.
  func line(_ body: String?) throws -> Data {
    try JSON.data(self).dropLast() + Self.beforeBody + Data((body ?? "null").utf8) + Self.end
  }

  /// Returns a line's record and the byte count of its body without reading the body, or `nil` if
  /// the line is not a change.
  static func readHead(
    _ line: Data, with decoder: JSONDecoder
  ) -> (kind: String, id: String, bodySize: Int)? {
    guard let body = line.range(of: beforeBody),
      let head = try? decoder.decode(ArchivedChange.self, from: line[..<body.lowerBound] + end)
    else { return nil }
    return (head.kind, head.id, line.distance(from: body.upperBound, to: line.endIndex) - 1)
  }

  /// Returns the change on a line, or `nil` if the line is not a change.
  static func read(_ line: Data, with decoder: JSONDecoder) -> Change? {
    guard let body = line.range(of: beforeBody), line.suffix(1) == end,
      let head = try? decoder.decode(ArchivedChange.self, from: line[..<body.lowerBound] + end),
      let text = String(bytes: line[body.upperBound...].dropLast(), encoding: .utf8)
    else { return nil }
    return head.change(body: text == "null" ? nil : text)
  }
}

extension Data {
  /// The lines that are not empty, without newlines; several times faster than `split`.
  var lines: [Data] {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      var (lines, start): ([Data], Int) = ([], 0)
      while start < bytes.count {
        let newline = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
        let end = newline.map { UnsafeRawPointer($0) - base } ?? bytes.count
        if end > start { lines.append(self[startIndex + start..<startIndex + end]) }
        start = end + 1
      }
      return lines
    }
  }
}
