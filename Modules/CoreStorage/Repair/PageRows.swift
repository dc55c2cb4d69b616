import Foundation

/// A row of a table or an index, as found on its page.
struct PageRow {
  /// The key of a table's row; `nil` in indexes and in tables without row ids.
  let key: Int?
  /// The columns that could be read; fewer if part of the row is lost.
  let columns: [SQLValue]
  let isWhole: Bool
}

/// The contents of one page of a B-tree.
struct TreePage {
  /// `true` if the rows have keys.
  let isTable: Bool
  /// The numbers of the child pages.
  fileprivate(set) var children: [Int] = []
  fileprivate(set) var rows: [PageRow] = []
  /// The number of unreadable rows.
  fileprivate(set) var broken = 0
}

extension StorePages {
  /// Parses a page of a B-tree; `nil` if it is something else, or damaged from its start.
  func tree(_ number: Int) -> TreePage? {
    guard let bytes = page(number) else { return nil }
    let start = number == 1 ? 100 : 0
    let (isTable, isLeaf): (Bool, Bool)
    switch bytes[start] {
    case 0x0D: (isTable, isLeaf) = (true, true)
    case 0x05: (isTable, isLeaf) = (true, false)
    case 0x0A: (isTable, isLeaf) = (false, true)
    case 0x02: (isTable, isLeaf) = (false, false)
    default: return nil
    }
    let cells = start + (isLeaf ? 8 : 12)
    let count = bytes.integer(at: start + 3, bytes: 2)
    guard cells + count * 2 <= usable else { return nil }
    var page = TreePage(isTable: isTable)
    for cell in 0..<count {
      let offset = bytes.integer(at: cells + cell * 2, bytes: 2)
      guard offset >= cells + count * 2, offset + 4 <= usable else {
        page.broken += 1
        continue
      }
      if !isLeaf { page.children.append(bytes.integer(at: offset, bytes: 4)) }
      // A table's interior pages contain only keys.
      if isTable && !isLeaf { continue }
      if let row = row(at: offset + (isLeaf ? 0 : 4), in: bytes, isTable) {
        page.rows.append(row)
      } else {
        page.broken += 1
      }
    }
    if !isLeaf { page.children.append(bytes.integer(at: start + 8, bytes: 4)) }
    return page
  }

  private func row(at offset: Int, in bytes: [UInt8], _ isTable: Bool) -> PageRow? {
    var reader = ByteReader(bytes: bytes[..<usable], offset: offset)
    guard let length = reader.variable(), length > 0, length <= count * size else { return nil }
    var key: Int?
    if isTable {
      guard let found = reader.variable() else { return nil }
      key = found
    }
    let most = isTable ? usable - 35 : (usable - 12) * 64 / 255 - 23
    let least = (usable - 12) * 32 / 255 - 23
    let rest = least + (length - least) % (usable - 4)
    let local = length <= most ? length : rest <= most ? rest : least
    guard reader.offset + local + (local < length ? 4 : 0) <= usable else { return nil }
    var payload = Array(bytes[reader.offset..<reader.offset + local])
    if local < length {
      payload += overflow(bytes.integer(at: reader.offset + local, bytes: 4), length - local)
    }
    guard let columns = payload.columns(of: length) else { return nil }
    return PageRow(key: key, columns: columns.values, isWhole: columns.isWhole)
  }

  /// Returns the overflow of a row; shorter if the chain of pages is broken.
  private func overflow(_ first: Int, _ length: Int) -> [UInt8] {
    var (bytes, next): ([UInt8], Int) = ([], first)
    while bytes.count < length, next > 1, let page = page(next) {
      bytes += page[4..<4 + min(usable - 4, length - bytes.count)]
      next = page.integer(at: 0, bytes: 4)
    }
    return bytes
  }
}

extension [UInt8] {
  /// Parses the columns of a record as far as they are present; `nil` if it is no record.
  fileprivate func columns(of length: Int) -> (values: [SQLValue], isWhole: Bool)? {
    var header = ByteReader(bytes: self[...], offset: 0)
    guard let end = header.variable(), end >= 1, end <= count else { return nil }
    var types: [Int] = []
    while header.offset < end {
      guard let type = header.variable(), type >= 0 else { return nil }
      types.append(type)
    }
    var values: [SQLValue] = []
    var offset = end
    for type in types {
      let size = type >= 12 ? (type - 12) / 2 : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0][type]
      guard size <= count - offset else { return (values, false) }
      let bytes = self[offset..<offset + size]
      offset += size
      switch type {
      case 0: values.append(.null)
      case 1...6: values.append(.integer(bytes.signed))
      case 8, 9: values.append(.integer(Int64(type - 8)))
      case 12... where type % 2 == 0: values.append(.data(Data(bytes)))
      case 13...:
        guard let text = String(validating: bytes, as: UTF8.self) else { return (values, false) }
        values.append(.text(text))
      default: return (values, false)
      }
    }
    return (values, offset == length)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as a signed big-endian number.
  fileprivate var signed: Int64 {
    reduce((first ?? 0) >= 0x80 ? -1 : 0) { $0 << 8 | Int64($1) }
  }
}

/// Reads variable-length integers.
private struct ByteReader {
  let bytes: ArraySlice<UInt8>
  private(set) var offset: Int

  init(bytes: ArraySlice<UInt8>, offset: Int) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  mutating func variable() -> Int? {
    var value: UInt64 = 0
    for position in 0..<9 {
      guard offset < bytes.endIndex else { return nil }
      let byte = bytes[offset]
      offset += 1
      if position == 8 { return Int(bitPattern: UInt(value << 8 | UInt64(byte))) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { break }
    }
    return Int(bitPattern: UInt(value))
  }
}
