#if PostgreSQL
  import CoreStorage
  import Foundation

  /// A statement's arguments for libpq: texts and numbers in text format, data in binary format.
  struct ArgumentValues {
    private var bytes: [UInt8] = []
    private var offsets: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    var count: Int { offsets.count }

    /// Throws ``PostgresFailure`` for U+0000, which the server's texts cannot contain. Stored
    /// records never do, because JSON escapes it as `\u0000`.
    init(_ values: [SQLValue]) throws {
      for value in values {
        var format: Int32 = 0
        offsets.append(bytes.count)
        switch value {
        case .null: offsets[offsets.count - 1] = nil
        case .integer(let number): bytes += Array(String(number).utf8)
        case .text(let text):
          guard !text.utf8.contains(0) else {
            throw PostgresFailure(remedy: .none, error: .malformedChange)
          }
          bytes += Array(text.utf8)
        case .data(let data):
          bytes += Array(data)
          format = 1
        }
        lengths.append(Int32(bytes.count - (offsets[offsets.count - 1] ?? bytes.count)))
        formats.append(format)
        bytes.append(0)
      }
    }

    func withPointers<Result>(
      _ body: (
        UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
      ) throws -> Result
    ) rethrows -> Result {
      try bytes.withUnsafeBytes { buffer in
        let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        let pointers = offsets.map { offset in offset.flatMap { start?.advanced(by: $0) } }
        return try pointers.withUnsafeBufferPointer { pointers in
          try lengths.withUnsafeBufferPointer { lengths in
            try formats.withUnsafeBufferPointer { formats in
              try body(pointers.baseAddress, lengths.baseAddress, formats.baseAddress)
            }
          }
        }
      }
    }
  }
#endif
