public import CoreModels
import Foundation

extension RouteRequest {
  /// Parses the body like the contract's first server: the last of duplicate members counts, and
  /// numbers may be `NaN` or infinite. Throws `DecodingError` for invalid JSON.
  public func lenientJSON() throws -> JSONValue {
    guard body.count <= LenientJSON.most else { return try JSONValue(parsing: body) }
    var reader = LenientJSON(body)
    return try reader.whole()
  }
}

/// A lenient JSON parser; strings and finite numbers are left to Foundation.
private struct LenientJSON {
  /// The limit for lenient parsing; larger bodies are machine-made and parsed strictly.
  static let most = 16 << 10
  private static let depthLimit = 128
  private static let numbers: [String: Double] = [
    "NaN": .nan, "Infinity": .infinity, "-Infinity": -.infinity,
  ]

  private let bytes: [UInt8]
  private var at = 0

  init(_ data: Data) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes = Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
  }

  mutating func whole() throws -> JSONValue {
    let value = try value(depth: 0)
    guard next == nil else { throw malformed }
    return value
  }

  private var malformed: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "no JSON at byte \(at)"))
  }

  /// Skips white space and returns the next byte.
  private var next: UInt8? {
    mutating get {
      while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
      return at < bytes.count ? bytes[at] : nil
    }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard let next, next == byte.asciiValue else { return false }
    at += 1
    return true
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    guard depth < Self.depthLimit else { throw malformed }
    if take("{") { return .object(try members(depth)) }
    if take("[") { return .array(try elements(depth)) }
    return try scalar()
  }

  private mutating func members(_ depth: Int) throws -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    if take("}") { return members }
    repeat {
      guard next == UInt8(ascii: "\""), case .string(let name) = try scalar(), take(":") else {
        throw malformed
      }
      members[name] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw malformed }
    return members
  }

  private mutating func elements(_ depth: Int) throws -> [JSONValue] {
    var elements: [JSONValue] = []
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw malformed }
    return elements
  }

  private mutating func scalar() throws -> JSONValue {
    let isText = next == UInt8(ascii: "\"")
    let start = at
    if isText {
      at += 1
      while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
        at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
      }
      at += 1
    } else {
      while at < bytes.count, !", ]}\t\r\n".utf8.contains(bytes[at]) { at += 1 }
    }
    guard at <= bytes.count else { throw malformed }
    let piece = bytes[start..<at]
    if let number = Self.numbers[String(decoding: piece, as: UTF8.self)] { return .number(number) }
    return try JSONValue(parsing: Data(piece))
  }
}
