// The bytes of the code.
extension QRCode {
  /// The text's bytes in their frame, with error correction, the blocks interleaved.
  static func codewords(of text: [UInt8], _ version: Version) -> [UInt8] {
    var bits = BitString()
    bits.append(0b0100, count: 4)
    bits.append(text.count, count: version.countBits)
    for byte in text { bits.append(Int(byte), count: 8) }
    bits.append(0, count: min(4, 8 * version.capacity - bits.count))
    var data = bits.bytes
    for index in 0..<(version.capacity - data.count) { data.append(index % 2 == 0 ? 0xEC : 0x11) }
    var rest = data[...]
    let blocks = version.blocks.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    let corrections = blocks.map { ReedSolomon.remainder(of: $0, count: version.correction) }
    return interleaved(blocks) + interleaved(corrections)
  }

  private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in blocks.filter { index < $0.count }.map { $0[index] } }
  }

  /// Fills the free modules from the right in pairs of columns, upwards and downwards in turn.
  mutating func place(_ codewords: [UInt8]) {
    let size = modules.count
    var bit = 0
    for (turn, right) in stride(from: size - 1, to: 0, by: -2).enumerated() {
      // The column of the timing pattern is left out.
      let right = right <= 6 ? right - 1 : right
      for step in 0..<size {
        let row = turn % 2 == 0 ? size - 1 - step : step
        for column in [right, right - 1] where column >= 0 && !isFixed[row][column] {
          if bit < 8 * codewords.count {
            modules[row][column] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          }
          bit += 1
        }
      }
    }
  }
}

/// Bits in the order in which they are written.
private struct BitString {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ value: Int, count bits: Int) {
    for shift in (0..<bits).reversed() {
      if count % 8 == 0 { bytes.append(0) }
      if value >> shift & 1 == 1 { bytes[count / 8] |= 1 << (7 - count % 8) }
      count += 1
    }
  }
}

/// Error correction over GF(256) modulo x⁸ + x⁴ + x³ + x² + 1.
private enum ReedSolomon {
  static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    let generator = generator(count)
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest[0]
      rest = Array(rest.dropFirst()) + [0]
      for index in rest.indices { rest[index] ^= product(generator[index], factor) }
    }
    return rest
  }

  /// The coefficients of (x − 1)(x − 2)(x − 4)… without the leading one.
  private static func generator(_ count: Int) -> [UInt8] {
    var (coefficients, root) = ([UInt8](repeating: 0, count: count), UInt8(1))
    coefficients[count - 1] = 1
    for _ in 0..<count {
      for index in 0..<count {
        coefficients[index] = product(coefficients[index], root)
        if index + 1 < count { coefficients[index] ^= coefficients[index + 1] }
      }
      root = product(root, 2)
    }
    return coefficients
  }

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var product = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11D
      if other >> bit & 1 == 1 { product ^= Int(one) }
    }
    return UInt8(truncatingIfNeeded: product)
  }
}
