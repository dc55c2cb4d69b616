/// A zone's UTC offsets: a list of changes, then a rule for every later year.
struct TimeZoneChanges: Hashable, Sendable {
  /// The times of changes in seconds since 1970, ascending, and the offset after each.
  private var moments: [Int] = []
  private var offsets: [Int] = []
  /// The offset before the first change.
  private var first: Int
  private var rule: TimeZoneYearRule?

  /// A fixed offset.
  init(offset: Int) { first = offset }

  /// Parses a TZif file of version 2 or later; `nil` for anything else.
  init?(file: [UInt8]) {
    var bytes = TimeZoneBytes(file)
    // The first part repeats the data in 32 bits.
    guard let old = Head(from: &bytes), old.version >= 2, bytes.skip(old.size(ofTime: 4)),
      let head = Head(from: &bytes), head.types > 0
    else { return nil }
    var types: [Int] = []
    for _ in 0..<head.times {
      guard let moment = bytes.number(8) else { return nil }
      moments.append(moment)
    }
    for _ in 0..<head.times {
      guard let type = bytes.number(1).map({ $0 & 0xFF }), type < head.types else { return nil }
      types.append(type)
    }
    var kinds: [Int] = []
    for _ in 0..<head.types {
      guard let offset = bytes.number(4), bytes.skip(2) else { return nil }
      kinds.append(offset)
    }
    guard bytes.skip(head.letters + head.leaps * 12 + head.standards + head.universals),
      bytes.number(1) == 0x0A
    else { return nil }
    first = kinds[0]
    offsets = types.map { kinds[$0] }
    let footer = bytes.rest.prefix { $0 != 0x0A }
    guard footer.isEmpty || moments == moments.sorted() else { return nil }
    rule = TimeZoneYearRule(String(decoding: footer, as: UTF8.self))
  }

  func offset(at seconds: Int) -> Int {
    guard let last = moments.last, seconds < last else {
      return rule?.offset(at: seconds) ?? offsets.last ?? first
    }
    // Find the first change after it.
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : offsets[low - 1]
  }

  private struct Head {
    let version: Int
    let universals, standards, leaps, times, types, letters: Int

    init?(from bytes: inout TimeZoneBytes) {
      guard bytes.number(4) == 0x545A_6966, let version = bytes.number(1), bytes.skip(15) else {
        return nil
      }
      self.version = version == 0 ? 1 : version - 0x30
      var counts: [Int] = []
      for _ in 0..<6 {
        guard let count = bytes.number(4), count >= 0 else { return nil }
        counts.append(count)
      }
      (universals, standards, leaps) = (counts[0], counts[1], counts[2])
      (times, types, letters) = (counts[3], counts[4], counts[5])
    }

    func size(ofTime size: Int) -> Int {
      times * (size + 1) + types * 6 + letters + leaps * (size + 4) + standards + universals
    }
  }
}

/// Reads consecutive big-endian signed numbers.
struct TimeZoneBytes {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func number(_ size: Int) -> Int? {
    guard rest.count >= size else { return nil }
    let value = rest.prefix(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest.removeFirst(size)
    let unused = 64 - size * 8
    return Int(Int64(bitPattern: value << unused) >> unused)
  }

  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, rest.count >= count else { return false }
    rest.removeFirst(count)
    return true
  }
}
