import CZlib
import Foundation

/// An RGBA picture with 8 bits per channel as a PNG file (ISO/IEC 15948).
struct PNGFile {
  let width: Int
  let height: Int
  /// RGBA pixels, row by row.
  let pixels: [UInt8]

  /// Encodes the file. Throws ``Unpacked`` if zlib fails, for example without memory.
  func data() throws -> Data {
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count + height)
    // Each row begins with its filter; the row above predicts flat pictures best.
    for row in 0..<height {
      rows.append(row == 0 ? 0 : 2)
      let start = row * width * 4
      for index in start..<start + width * 4 {
        rows.append(row == 0 ? pixels[index] : pixels[index] &- pixels[index - width * 4])
      }
    }
    var packed = [UInt8](repeating: 0, count: Int(compressBound(UInt(rows.count))))
    var length = UInt(packed.count)
    guard compress2(&packed, &length, rows, UInt(rows.count), 9) == Z_OK else { throw Unpacked() }
    // 8 bits per channel, RGBA, standard methods, not interlaced.
    let header = Self.bytes(width) + Self.bytes(height) + [8, 6, 0, 0, 0]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + Self.chunk("IHDR", header) + Self.chunk("IDAT", packed.prefix(Int(length)))
      + Self.chunk("IEND", [])
  }

  /// zlib failed.
  struct Unpacked: Error {}

  private static func chunk(_ name: String, _ content: some Sequence<UInt8>) -> Data {
    let body = Array(name.utf8) + content
    return Data(bytes(body.count - 4) + body + bytes(Int(crc32(0, body, UInt32(body.count)))))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
