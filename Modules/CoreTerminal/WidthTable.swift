import CoreModels

/// The widths of code points, as flat lists of range bounds. The tables in Content/widths name
/// their sources.
enum WidthTable {
  /// Code points that take two columns.
  static let wide = bounds(in: Content.Widths.wide)
  /// Code points without a width.
  static let zero = bounds(in: Content.Widths.zero)

  private static func bounds(in content: StaticString) -> [UInt32] {
    var bounds: [UInt32] = []
    bounds.reserveCapacity(1024)
    for row in ContentTable(content) {
      var bound: UInt32 = 0
      for byte in row.bytes {
        if byte == UInt8(ascii: "\t") {
          bounds.append(bound)
          bound = 0
        } else {
          bound = bound << 4 | UInt32(byte & 0xF) + (byte > UInt8(ascii: "9") ? 9 : 0)
        }
      }
      bounds.append(bound)
    }
    return bounds
  }

  static func contains(_ scalar: UInt32, in ranges: [UInt32]) -> Bool {
    var (low, high) = (0, ranges.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if scalar < ranges[2 * middle] {
        high = middle
      } else if scalar > ranges[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
