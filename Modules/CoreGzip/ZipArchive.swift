import CZlib
public import Foundation

/// A ZIP archive with stored or deflated files (PKWARE's APPNOTE 6.3, without encryption and
/// ZIP64).
public struct ZipArchive {
  private struct Entry {
    let method: Int
    let checksum: Int
    let packedSize: Int
    let start: Int
  }

  private let bytes: Data
  private let entries: [String: Entry]

  /// The names of the files, sorted, with `/` between folders.
  public var names: [String] { entries.keys.sorted() }

  /// `true` if the data begins like an archive.
  public static func isOne(_ data: Data) -> Bool { data.starts(with: [0x50, 0x4B, 3, 4]) }

  /// Reads the archive's directory; `nil` if it is missing or incomplete.
  public init?(_ data: Data) {
    let bytes = Data(data)
    // The end record, before a comment of at most 64 KiB, locates the directory.
    let last = bytes.count - 22
    let end = stride(from: last, through: max(0, last - 0xFFFF), by: -1).first {
      bytes.number(4, at: $0) == 0x0605_4B50
    }
    guard let end, let count = bytes.number(2, at: end + 10),
      var place = bytes.number(4, at: end + 16)
    else { return nil }
    var entries: [String: Entry] = [:]
    for _ in 0..<count {
      guard bytes.number(4, at: place) == 0x0201_4B50, let method = bytes.number(2, at: place + 10),
        let checksum = bytes.number(4, at: place + 16), let size = bytes.number(4, at: place + 20),
        let nameSize = bytes.number(2, at: place + 28),
        let extraSize = bytes.number(2, at: place + 30),
        let commentSize = bytes.number(2, at: place + 32),
        let start = bytes.number(4, at: place + 42),
        let name = bytes.part(nameSize, at: place + 46)
      else { return nil }
      entries[String(decoding: name, as: UTF8.self)] = Entry(
        method: method, checksum: checksum, packedSize: size, start: start)
      place += 46 + nameSize + extraSize + commentSize
    }
    (self.bytes, self.entries) = (bytes, entries)
  }

  /// Returns a file's contents; `nil` if it is missing, damaged, compressed in another way, or
  /// larger than `limit` bytes.
  public func contents(of name: String, limit: Int) -> Data? {
    guard let entry = entries[name], bytes.number(4, at: entry.start) == 0x0403_4B50,
      let nameSize = bytes.number(2, at: entry.start + 26),
      let extraSize = bytes.number(2, at: entry.start + 28),
      let packed = bytes.part(entry.packedSize, at: entry.start + 30 + nameSize + extraSize)
    else { return nil }
    let contents: Data? =
      switch entry.method {
      case 0 where packed.count <= limit: packed
      // Negative bits: neither header nor checksum.
      case 8: Gzip.inflated(packed, windowBits: -15, limit: limit)
      default: nil
      }
    guard let contents, contents.zipChecksum == entry.checksum else { return nil }
    return contents
  }
}

extension Data {
  /// Reads a little-endian number of `size` bytes; `nil` beyond the end.
  fileprivate func number(_ size: Int, at place: Int) -> Int? {
    part(size, at: place)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate func part(_ size: Int, at place: Int) -> Data? {
    guard place >= 0, place + size <= count else { return nil }
    return self[startIndex + place..<startIndex + place + size]
  }

  fileprivate var zipChecksum: Int {
    Int(withUnsafeBytes { crc32_z(0, $0.bindMemory(to: UInt8.self).baseAddress, count) })
  }
}
