import CoreModels
import Foundation

/// A file of a shared folder with changes for the other devices. The first line is a header; each
/// further line is a change.
struct Segment: Hashable, Sendable {
  /// The device that wrote the file.
  var device: String
  /// The file's number, counted from 1 per device.
  var number: Int
  /// The number of the first file combined in this one, which replaces all files from there up to
  /// ``number``; `nil` for a file with new changes.
  var first: Int?
  var changes: [Change]

  /// The maximum number of changes in a file.
  static let largest = 10_000
  /// The maximum size of a file's bodies in bytes, unless the first change is larger.
  static let largestBodies = 8 << 20

  private struct Head: Codable {
    var format = "daybook-segment"
    var version = 1
    var device: String
    var number: Int
    var first: Int?
    var changes: Int
    /// The checksum of all bytes after the first line, as 16 hexadecimal digits.
    var checksum: String
  }

  /// Returns the encoded file.
  func data() throws -> Data {
    var lines = Data()
    for change in changes {
      lines += try ArchivedChange(change, owned: true).line(change.body)
      lines.append(UInt8(ascii: "\n"))
    }
    let head = Head(
      device: device, number: number, first: first, changes: changes.count,
      checksum: lines.checksum)
    return try JSON.data(head) + Data("\n".utf8) + lines
  }
}

extension Segment {
  /// Parses a file; throws ``SyncError/damaged`` if it is incomplete, perhaps temporarily,
  /// ``SyncError/newer`` if a newer version wrote it, and ``SyncError/outOfRange``.
  init(parsing data: Data) throws(SyncError) {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSONDecoder().decode(Head.self, from: data[..<end]),
      head.format == "daybook-segment"
    else { throw .damaged }
    guard head.version == 1 else { throw .newer }
    let lines = data[data.index(after: end)...]
    guard head.checksum == lines.checksum, head.number >= 1, !head.device.isEmpty,
      head.first.map({ (1...head.number).contains($0) }) ?? true
    else { throw .damaged }
    let decoder = JSONDecoder()
    let changes = lines.lines.compactMap { ArchivedChange.read($0, with: decoder) }
    guard changes.allSatisfy(\.isInRange) else { throw .outOfRange }
    guard changes.count == head.changes, changes.allSatisfy(\.isWellFormed) else { throw .damaged }
    self.init(device: head.device, number: head.number, first: head.first, changes: changes)
  }
}

extension Segment {
  /// Parses a file that may be sealed; throws ``SyncError/passphrase`` if it cannot be opened, and
  /// the errors of parsing.
  init(opening data: Data, with seal: FolderSync.Seal?) throws {
    guard Segment.isSealed(data) else {
      try self.init(parsing: data)
      return
    }
    guard let seal else { throw SyncError.passphrase }
    let opened = try explainingSeal { try seal.sealing.open(data, seal.passphrase) }
    try self.init(parsing: opened)
  }

  /// Returns `true` if the data starts like a file in the age format.
  static func isSealed(_ data: Data) -> Bool { data.starts(with: Data("age-encryption.org/".utf8)) }
}

extension Data {
  /// A 64-bit checksum against truncation and corruption; it does not protect against tampering.
  var checksum: String {
    var hash = StableHash()
    hash.combine(self)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
