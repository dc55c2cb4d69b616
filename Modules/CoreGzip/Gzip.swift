import CZlib
public import Foundation

/// Compresses and decompresses gzip (RFC 1952) with zlib.
public enum Gzip {
  /// Compresses data, with a file name of `nameLength` letters in the header; `nil` if zlib fails.
  public static func pack(_ data: Data, nameLength: Int = 0) -> Data? {
    var stream = z_stream()
    // Negative bits omit zlib's header; it is written here, because of the name.
    guard
      deflateInit2_(
        &stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var packed = Data([0x1F, 0x8B, 8, nameLength > 0 ? 8 : 0, 0, 0, 0, 0, 0, 0xFF])
    if nameLength > 0 { packed += Data(repeating: 0x78, count: nameLength) + [0] }
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(data.count))))
    var input = [UInt8](data)
    let (status, sum) = input.withUnsafeMutableBufferPointer { bytes in
      output.withUnsafeMutableBufferPointer { space in
        stream.next_in = bytes.baseAddress
        stream.avail_in = UInt32(bytes.count)
        stream.next_out = space.baseAddress
        stream.avail_out = UInt32(space.count)
        return (
          deflate(&stream, Z_FINISH), crc32(0, bytes.baseAddress, UInt32(bytes.count))
        )
      }
    }
    guard status == Z_STREAM_END else { return nil }
    packed += output.prefix(Int(stream.total_out))
    for number in [UInt32(truncatingIfNeeded: sum), UInt32(truncatingIfNeeded: data.count)] {
      packed += withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }
    return packed
  }

  /// Decompresses data; `nil` if the result exceeds `limit` bytes or the data is damaged or
  /// incomplete.
  public static func unpack(_ data: Data, limit: Int) -> Data? {
    // 15 bits of window, plus 16 for gzip's header and checksum.
    inflated(data, windowBits: 15 + 16, limit: limit)
  }

  /// Decompresses data in the format selected by zlib's `windowBits`.
  static func inflated(_ data: Data, windowBits: Int32, limit: Int) -> Data? {
    var stream = z_stream()
    guard
      inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var unpacked = Data()
    var input = [UInt8](data)
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    return input.withUnsafeMutableBufferPointer { bytes -> Data? in
      stream.next_in = bytes.baseAddress
      stream.avail_in = UInt32(bytes.count)
      while true {
        let (status, count) = piece.withUnsafeMutableBufferPointer { space -> (Int32, Int) in
          stream.next_out = space.baseAddress
          stream.avail_out = UInt32(space.count)
          let status = inflate(&stream, Z_NO_FLUSH)
          return (status, space.count - Int(stream.avail_out))
        }
        guard unpacked.count + count <= limit else { return nil }
        unpacked.append(contentsOf: piece[..<count])
        if status == Z_STREAM_END { return stream.avail_in == 0 ? unpacked : nil }
        guard status == Z_OK else { return nil }
      }
    }
  }
}
