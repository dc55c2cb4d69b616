import Foundation

/// The raw pages of a possibly damaged SQLite file.
///
/// See <https://www.sqlite.org/fileformat2.html>. SQLite gives up a whole table for one damaged
/// page; here every page is read on its own.
struct StorePages {
  /// The page size in bytes, and the usable part of it.
  let size, usable: Int
  /// The number of pages; page numbers start at 1.
  let count: Int
  private let file: Data
  private let written: [Int: Data]

  /// Reads the pages of a file, with later versions from its write-ahead log.
  init(file: Data, log: Data = Data()) {
    self.file = file
    let header = [UInt8](file.prefix(100))
    let named = header.count == 100 ? header.integer(at: 16, bytes: 2) : 0
    let size = named == 1 ? 65_536 : named
    let isSize = (512...65_536).contains(size) && size & (size - 1) == 0
    self.size = isSize ? size : 4096
    let reserved = isSize && header[20] <= 32 ? Int(header[20]) : 0
    usable = self.size - reserved
    written = WriteAheadLog.pages(in: log, of: self.size)
    count = max((file.count + self.size - 1) / self.size, written.keys.max() ?? 0)
  }

  /// Returns the bytes of a page, padded with zeros past the end of the file, or `nil` if there is
  /// no such page.
  func page(_ number: Int) -> [UInt8]? {
    guard (1...max(count, 1)).contains(number) else { return nil }
    if let page = written[number] { return [UInt8](page) }
    let start = file.startIndex + (number - 1) * size
    let bytes = [UInt8](file[min(start, file.endIndex)..<min(start + size, file.endIndex)])
    return bytes + [UInt8](repeating: 0, count: size - bytes.count)
  }

  /// Returns the free pages, whose remaining content was deleted.
  func freePages() -> Set<Int> {
    guard let header = page(1) else { return [] }
    var free: Set<Int> = []
    var trunk = header.integer(at: 32, bytes: 4)
    while trunk > 0, !free.contains(trunk), let bytes = page(trunk) {
      free.insert(trunk)
      let leaves = bytes.integer(at: 4, bytes: 4)
      guard leaves <= usable / 4 - 2 else { break }
      for leaf in 0..<leaves { free.insert(bytes.integer(at: 8 + leaf * 4, bytes: 4)) }
      trunk = bytes.integer(at: 0, bytes: 4)
    }
    return free
  }
}

extension [UInt8] {
  /// Reads a big-endian number of at most 7 bytes, or of 8 with a leading 0 bit.
  func integer(at offset: Int, bytes: Int) -> Int {
    self[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}
