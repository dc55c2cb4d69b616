import CoreModels
import Foundation

/// A file of a shared folder: changes that a device had to tell the others. A line says what it is;
/// each further line is a change.
struct Segment: Hashable, Sendable {
  /// The device that wrote the file.
  var device: String
  /// 1…, counted per device.
  var number: Int
  /// The first of the files that were combined in it, up to ``number``; `nil` for a file that was
  /// written for new changes.
  var first: Int?
  var changes: [Change]

  /// The largest number of changes in one file.
  static let largest = 10_000
  /// Bytes of bodies in one file, unless the first change has more.
  static let largestBodies = 8 << 20

  private struct Head: Codable {
    var format = "daybook-segment"
    var version = 1
    var device: String
    var number: Int
    var first: Int?
    var changes: Int
    /// Of all bytes after the first line, as 16 hexadecimal digits.
    var checksum: String
  }

  /// The file's bytes.
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
  /// Reads a file; throws ``SyncError/damaged`` for one that is not whole (yet),
  /// ``SyncError/newer`` for one that a newer version wrote, and ``SyncError/outOfRange``.
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
  /// Reads a file that may be sealed; throws ``SyncError/passphrase`` where it cannot be opened, and
  /// what reading an open one throws.
  init(opening data: Data, with seal: FolderSync.Seal?) throws {
    guard Segment.isSealed(data) else {
      try self.init(parsing: data)
      return
    }
    guard let seal else { throw SyncError.passphrase }
    let opened = try explainingSeal { try seal.sealing.open(data, seal.passphrase) }
    try self.init(parsing: opened)
  }

  /// Whether a file begins as every one in the age format does.
  static func isSealed(_ data: Data) -> Bool { data.starts(with: Data("age-encryption.org/".utf8)) }
}

extension Data {
  /// 64 bits that tell a file that was cut off or spoiled; whoever means harm can make them fit.
  var checksum: String {
    var hash = StableHash()
    hash.combine(self)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
