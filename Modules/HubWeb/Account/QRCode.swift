import CoreModels

/// A QR code of a text in bytes (ISO/IEC 18004, versions 1 to 10, error correction level M).
///
/// No library that Daybook may link draws one.
struct QRCode {
  /// The rows of modules, `true` for dark ones, without the quiet zone.
  var modules: [[Bool]]
  /// The modules that belong to patterns rather than data.
  private(set) var isFixed: [[Bool]]

  /// The properties of a version, as in `Content/qr-versions.tsv`.
  struct Version {
    let number, correction: Int
    let blocks, centres: [Int]
    var size: Int { 17 + 4 * number }
    var capacity: Int { blocks.reduce(0, +) }
    /// The bits that count the bytes of the text.
    var countBits: Int { number < 10 ? 8 : 16 }

    init(_ row: ContentTable.Row) {
      let numbers = { (field: Int) in row.text(field).split(separator: " ").compactMap { Int($0) } }
      (number, correction) = (numbers(0).first ?? 0, numbers(1).first ?? 0)
      (blocks, centres) = (numbers(2), numbers(3))
    }
  }

  private static let versions = ContentTable(Content.qrVersions).map(Version.init)

  /// Encodes a text; `nil` for more than 213 bytes.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let found = Self.versions.first { 4 + $0.countBits + 8 * bytes.count <= 8 * $0.capacity }
    guard let version = found else { return nil }
    modules = Array(repeating: Array(repeating: false, count: version.size), count: version.size)
    isFixed = modules
    drawPatterns(of: version)
    place(Self.codewords(of: bytes, version))
    let unmasked = self
    let codes = (0..<8).map { unmasked.masked(by: $0) }
    guard let best = codes.min(by: { $0.penalty < $1.penalty }) else { return nil }
    self = best
  }

  /// The code as an SVG path in modules, with a quiet zone of four on each side.
  var path: String {
    modules.enumerated().flatMap { row, line in
      line.enumerated().filter(\.element).map { "M\($0.offset + 4) \(row + 4)h1v1h-1z" }
    }.joined()
  }

  /// The width of the code with its quiet zone, in modules.
  var width: Int { modules.count + 8 }
}

// The patterns of the code.
extension QRCode {
  private mutating func drawPatterns(of version: Version) {
    let size = version.size
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      drawSquare(row, column, radius: 4) { $0 != 2 && $0 != 4 }
    }
    let last = version.centres.last
    for row in version.centres {
      for column in version.centres {
        // Finder patterns are in three corners.
        let isCorner = (row == 6 && (column == 6 || column == last)) || (row == last && column == 6)
        if !isCorner { drawSquare(row, column, radius: 2) { $0 != 1 } }
      }
    }
    drawFormat(mask: 0)
    guard version.number >= 7 else { return }
    let bits = version.number << 12 | Self.remainder(version.number, 0x1F25, degree: 12)
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      set(size - 11 + index % 3, index / 3, isDark)
      set(index / 3, size - 11 + index % 3, isDark)
    }
  }

  /// Draws rings around a centre; what lies outside of the code is left out.
  private mutating func drawSquare(
    _ row: Int, _ column: Int, radius: Int, isDark: (_ ring: Int) -> Bool
  ) {
    for y in -radius...radius {
      for x in -radius...radius
      where modules.indices.contains(row + y) && modules.indices.contains(column + x) {
        set(row + y, column + x, isDark(max(abs(x), abs(y))))
      }
    }
  }

  /// Draws the level and the mask, twice.
  private mutating func drawFormat(mask: Int) {
    let size = modules.count
    let bits = (mask << 10 | Self.remainder(mask, 0x537, degree: 10)) ^ 0x5412
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      set(index < 6 ? index : index < 8 ? index + 1 : size - 15 + index, 8, isDark)
      set(8, index < 8 ? size - 1 - index : index == 8 ? 7 : 14 - index, isDark)
    }
    set(size - 8, 8, true)
  }

  /// The remainder of a polynomial over GF(2), after it was multiplied by x to the degree.
  private static func remainder(_ value: Int, _ divisor: Int, degree: Int) -> Int {
    var rest = value
    for _ in 0..<degree { rest = rest << 1 ^ (rest >> (degree - 1) & 1) * divisor }
    return rest
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    (modules[row][column], isFixed[row][column]) = (isDark, true)
  }
}

// The mask that makes the code easiest to read.
extension QRCode {
  private func masked(by mask: Int) -> QRCode {
    var code = self
    for row in modules.indices {
      for column in modules.indices where !isFixed[row][column] {
        if Self.inverts(mask, row, column) { code.modules[row][column].toggle() }
      }
    }
    code.drawFormat(mask: mask)
    return code
  }

  private static func inverts(_ mask: Int, _ i: Int, _ j: Int) -> Bool {
    switch mask {
    case 0: (i + j) % 2 == 0
    case 1: i % 2 == 0
    case 2: j % 3 == 0
    case 3: (i + j) % 3 == 0
    case 4: (i / 2 + j / 3) % 2 == 0
    case 5: i * j % 2 + i * j % 3 == 0
    case 6: (i * j % 2 + i * j % 3) % 2 == 0
    default: ((i + j) % 2 + i * j % 3) % 2 == 0
    }
  }

  /// The penalty of long runs, of squares and of too much dark or light (section 7.8.3).
  private var penalty: Int {
    let size = modules.count
    let columns = (0..<size).map { column in modules.map { $0[column] } }
    let runs = (modules + columns).reduce(0) { $0 + Self.penalty(ofRunsIn: $1) }
    var squares = 0
    for row in 1..<size {
      for column in 1..<size {
        let four = [
          modules[row][column - 1], modules[row - 1][column], modules[row - 1][column - 1],
        ]
        if four.allSatisfy({ $0 == modules[row][column] }) { squares += 3 }
      }
    }
    let dark = modules.joined().count { $0 }
    return runs + squares + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  private static func penalty(ofRunsIn line: [Bool]) -> Int {
    var (penalty, length) = (0, 1)
    for (former, next) in zip(line, line.dropFirst()) {
      length = former == next ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
    }
    return penalty
  }
}
