/// A key pressed on a terminal.
public enum Key: Hashable, Sendable {
  /// A printable character, as typed.
  case character(Character)
  case up, down, left, right, home, end, pageUp, pageDown
  case enter, tab, backspace, delete, escape
  /// A letter with Ctrl. Those of signals never arrive, except C while it is taken.
  case control(Character)
  /// Pasted text, in one piece.
  case paste(String)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// A printable character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}

/// Decodes the bytes of a terminal into keys (ECMA-48, xterm).
public struct KeyReader: Sendable {
  /// The start of a character or sequence whose rest has not arrived.
  private var pending: [UInt8] = []
  /// The paste so far, between its marks.
  private var pasted: [UInt8]?

  private static let longestSequence = 128
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Creates a reader that has read nothing.
  public init() {}

  /// Returns the keys completed by these bytes. An escape at their end is the key itself: the bytes
  /// of a sequence arrive together.
  public mutating func keys(in bytes: [UInt8]) -> [Key] {
    var rest = (pending + bytes)[...]
    pending = []
    var keys: [Key] = []
    while let first = rest.first {
      if pasted != nil {
        rest = endPaste(rest, &keys)
      } else if first == 0x1B {
        guard let length = sequenceLength(rest) else { break }
        if let key = key(ofSequence: Array(rest.prefix(length).dropFirst())) { keys.append(key) }
        rest = rest.dropFirst(length)
      } else if first < 0x20 || first == 0x7F {
        if let key = key(ofControl: first) { keys.append(key) }
        rest = rest.dropFirst()
      } else {
        let text = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
        let whole = text.dropLast(text.unfinishedBytes)
        keys += String(decoding: whole, as: UTF8.self).map(Key.character)
        rest = rest.dropFirst(whole.count)
        if whole.count < text.count { break }
      }
    }
    pending = rest.count > Self.longestSequence && pasted == nil ? [] : Array(rest)
    return keys
  }

  /// Takes bytes of a paste up to its end mark; returns the bytes after it.
  private mutating func endPaste(
    _ bytes: ArraySlice<UInt8>, _ keys: inout [Key]
  ) -> ArraySlice<UInt8> {
    var all = pasted ?? []
    pasted = nil
    // Only the end mark's own beginning can have arrived before.
    let start = max(all.count - Self.pasteEnd.count, 0)
    all += bytes
    guard let end = all[start...].firstRange(of: Self.pasteEnd) else {
      pasted = all
      return []
    }
    keys.append(.paste(String(decoding: all[..<end.lowerBound], as: UTF8.self)))
    return all[end.upperBound...]
  }

  /// The length of the sequence, `nil` if its end has not arrived.
  private func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    let body = bytes.dropFirst()
    guard let kind = body.first else { return 1 }
    switch kind {
    // A mouse as X10 reports it: three bytes of any kind follow.
    case UInt8(ascii: "[") where body.dropFirst().first == UInt8(ascii: "M"):
      return bytes.count >= 6 ? 6 : nil
    case UInt8(ascii: "["):
      let final = body.dropFirst().firstIndex { (0x40...0x7E).contains($0) }
      return final.map { $0 - bytes.startIndex + 1 }
    case UInt8(ascii: "O"): return bytes.count >= 3 ? 3 : nil
    // A report that another program asked for: a string up to BEL or ESC \. Alone, a key with Alt.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      guard body.count > 1 else { return 2 }
      guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
      let length = end - bytes.startIndex
      if body[end] == 0x07 { return length + 1 }
      guard let next = body[end...].dropFirst().first else { return nil }
      // Another sequence ends it too.
      return next == UInt8(ascii: "\\") ? length + 2 : length
    // A key with Alt, or the escape key and something typed fast.
    default: return kind == 0x1B ? 1 : 2
    }
  }

  private mutating func key(ofSequence body: [UInt8]) -> Key? {
    guard let kind = body.first else { return .escape }
    guard let final = body.last, body.count > 1, [0x5B, 0x4F].contains(kind) else { return nil }
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M") where kind == 0x4F: return .enter
    case UInt8(ascii: "~"):
      return key(ofNumber: body.dropFirst().prefix { (0x30...0x39).contains($0) })
    default: return nil
    }
  }

  private mutating func key(ofNumber digits: ArraySlice<UInt8>) -> Key? {
    switch Int(String(decoding: digits, as: UTF8.self)) {
    case 1, 7: return .home
    case 3: return .delete
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    case 200:
      pasted = []
      return nil
    default: return nil
    }
  }

  private func key(ofControl byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number of bytes at the end that are the start of a character.
  fileprivate var unfinishedBytes: Int {
    for back in 1...3 where back <= count {
      let byte = self[endIndex - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? back : 0
    }
    return 0
  }
}
