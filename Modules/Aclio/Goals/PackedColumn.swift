import Foundation

/// Integers encoded as a single string: base64 of 64-bit little-endian words. A JSON array of ten
/// thousand numbers takes a hundred times as long to decode.
@propertyWrapper
struct PackedNumbers: Codable, Sendable {
  var wrappedValue: [Int]

  init(wrappedValue: [Int]) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = try container.decode(Data.self)
    let size = MemoryLayout<Int64>.size
    guard words.count.isMultiple(of: size) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Half a word")
    }
    wrappedValue = words.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: size).map {
        Int(Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Int64.self)))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    let words = wrappedValue.map { Int64($0).littleEndian }
    var container = encoder.singleValueContainer()
    try container.encode(words.withUnsafeBytes { Data($0) })
  }
}

/// Strings encoded as a single string and their lengths.
@propertyWrapper
struct PackedTexts: Codable, Sendable {
  var wrappedValue: [String]

  /// The concatenated strings, and the length of each in UTF-8 bytes.
  private struct Packed: Codable {
    let text: String
    @PackedNumbers var lengths: [Int]
  }

  init(wrappedValue: [String]) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    let packed = try Packed(from: decoder)
    let bytes = packed.text.utf8
    guard packed.lengths.allSatisfy((0...bytes.count).contains),
      packed.lengths.reduce(0, &+) == bytes.count
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Lengths of another text"))
    }
    var start = bytes.startIndex
    wrappedValue = packed.lengths.map { length in
      let end = bytes.index(start, offsetBy: length)
      defer { start = end }
      return String(packed.text[start..<end])
    }
  }

  func encode(to encoder: any Encoder) throws {
    try Packed(text: wrappedValue.joined(), lengths: wrappedValue.map(\.utf8.count))
      .encode(to: encoder)
  }
}
