import Foundation

/// A table of tab-separated lines from a content file, after a header of lines that begin with `#`.
/// It is read in place, without copying.
public struct ContentTable: Sequence, Sendable {
  /// UTF-8 with static lifetime.
  public typealias Bytes = UnsafeBufferPointer<UInt8>

  private let text: StaticString

  /// The table of a content file.
  public init(_ text: StaticString) { self.text = text }

  /// The rows in file order, without the header.
  public func makeIterator() -> Rows {
    var rest = Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
    while rest.first == UInt8(ascii: "#") { rest = rest.cut(at: lineBreak).after }
    return Rows(rest: rest)
  }

  /// The rows from the first one whose first field does not satisfy `isBefore`. Requires a table
  /// sorted by that field; uses binary search.
  public func rows(notBefore isBefore: (Bytes) -> Bool) -> Rows {
    let all = makeIterator().rest
    var (low, high) = (0, all.count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, all[start - 1] != lineBreak { start -= 1 }
      let row = Row(bytes: all.dropping(start).cut(at: lineBreak).before)
      if isBefore(row[0]) { low = start + row.bytes.count + 1 } else { high = start }
    }
    return Rows(rest: all.dropping(low))
  }

  /// The rows whose first field is `key`, in a table sorted by the first field's bytes.
  public func rows(of key: String) -> [Row] {
    rows { $0.lexicographicallyPrecedes(key.utf8) }.prefix { $0[0].elementsEqual(key.utf8) }
  }

  /// A line of a table.
  public struct Row {
    /// The whole line.
    public let bytes: Bytes

    /// A field; empty if the line has fewer.
    public subscript(index: Int) -> Bytes {
      var (field, rest) = bytes.cut(at: tab)
      for _ in 0..<index { (field, rest) = rest.cut(at: tab) }
      return field
    }

    /// A field as text.
    public func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

    /// The field for a language, where the fields from `first` on follow ``Language/allCases``.
    public func text(in language: Language, from first: Int) -> String {
      text(first + language.tableIndex)
    }

    /// All fields, as text.
    public var fields: [String] {
      bytes.split(separator: tab, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// The rows, in order.
  public struct Rows: Sequence, IteratorProtocol {
    fileprivate var rest: Bytes

    /// The next line; `nil` after the last.
    public mutating func next() -> Row? {
      guard !rest.isEmpty else { return nil }
      let line: Bytes
      (line, rest) = rest.cut(at: lineBreak)
      return Row(bytes: line)
    }
  }
}

private let lineBreak = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")

extension ContentTable.Bytes {
  /// Splits at the first such byte; if there is none, everything comes before it.
  fileprivate func cut(at byte: UInt8) -> (before: Self, after: Self) {
    // Fast even without optimisation, unlike a loop.
    guard let baseAddress, let found = memchr(baseAddress, Int32(byte), count) else {
      return (self, Self(start: nil, count: 0))
    }
    let length = UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
    return (Self(start: baseAddress, count: length), dropping(length + 1))
  }

  /// The bytes from an offset on; empty past the end.
  fileprivate func dropping(_ offset: Int) -> Self {
    Self(rebasing: dropFirst(offset))
  }
}
