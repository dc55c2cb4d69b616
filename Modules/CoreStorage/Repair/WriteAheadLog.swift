import Foundation

/// Reads SQLite's write-ahead log.
enum WriteAheadLog {
  /// Returns the latest committed version of each page, ignoring torn frames and those of an
  /// earlier log.
  static func pages(in log: Data, of size: Int) -> [Int: Data] {
    let header = [UInt8](log.prefix(32))
    guard header.count == 32, header.integer(at: 8, bytes: 4) == size else { return [:] }
    let magic = header.integer(at: 0, bytes: 4)
    guard magic & ~1 == 0x377F_0682 else { return [:] }
    var sum = Checksum(isBigEndian: magic & 1 == 1)
    sum.add(header[..<24])
    guard sum.isStored(in: header, at: 24) else { return [:] }
    var (committed, open): ([Int: Data], [Int: Data]) = ([:], [:])
    var start = log.startIndex + 32
    while start + 24 + size <= log.endIndex {
      let frame = [UInt8](log[start..<start + 24])
      let page = log[start + 24..<start + 24 + size]
      sum.add(frame[..<8])
      sum.add([UInt8](page)[...])
      guard frame[8..<16] == header[16..<24], sum.isStored(in: frame, at: 16) else { break }
      open[frame.integer(at: 0, bytes: 4)] = page
      if frame.integer(at: 4, bytes: 4) > 0 {
        committed.merge(open) { _, later in later }
        open = [:]
      }
      start += 24 + size
    }
    return committed
  }

  private struct Checksum {
    let isBigEndian: Bool
    private var first: UInt32 = 0
    private var second: UInt32 = 0

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
      for offset in stride(from: bytes.startIndex, to: bytes.endIndex - 7, by: 8) {
        first = first &+ word(bytes, offset) &+ second
        second = second &+ word(bytes, offset + 4) &+ first
      }
    }

    func isStored(in bytes: [UInt8], at offset: Int) -> Bool {
      bytes.integer(at: offset, bytes: 4) == Int(first)
        && bytes.integer(at: offset + 4, bytes: 4) == Int(second)
    }

    private func word(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> UInt32 {
      let word = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
      return isBigEndian ? word : word.byteSwapped
    }
  }
}
