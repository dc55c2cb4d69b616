#if PostgreSQL
  import CLibPQ
  import CoreStorage
  import Foundation

  /// The server's result of a statement, with all rows.
  final class Answer {
    private let result: OpaquePointer
    let rows: Int32
    /// The number of rows that the statement changed.
    let changed: Int

    init(_ result: OpaquePointer) {
      self.result = result
      rows = PQntuples(result)
      changed = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
    }

    deinit { PQclear(result) }

    /// Calls `body` for each row.
    func forEach(_ body: (any SQLRow) throws -> Void) rethrows {
      for row in 0..<rows { try body(AnswerRow(answer: self, row: row)) }
    }

    fileprivate func bytes(_ row: Int32, _ column: Int) -> UnsafeRawBufferPointer? {
      guard PQgetisnull(result, row, Int32(column)) == 0 else { return nil }
      return UnsafeRawBufferPointer(
        start: PQgetvalue(result, row, Int32(column)),
        count: Int(PQgetlength(result, row, Int32(column))))
    }

    /// The OID of the column's type, the same on every server.
    fileprivate func type(_ column: Int) -> UInt32 { PQftype(result, Int32(column)) }
  }

  /// A row in binary format.
  private struct AnswerRow: SQLRow {
    let answer: Answer
    let row: Int32

    private enum Types {
      static let integers: Set<UInt32> = [16, 20, 21, 23]
      static let texts: Set<UInt32> = [19, 25, 1043]
      static let data: UInt32 = 17
    }

    func isNull(at column: Int) -> Bool { answer.bytes(row, column) == nil }

    func integer(at column: Int) throws -> Int64? {
      guard let bytes = answer.bytes(row, column) else { return nil }
      guard Types.integers.contains(answer.type(column)), let first = bytes.first else {
        throw StoreError.corrupt
      }
      // The first byte carries the sign in every width.
      return bytes.dropFirst().reduce(Int64(Int8(bitPattern: first))) { $0 << 8 | Int64($1) }
    }

    func text(at column: Int) throws -> String? {
      guard let bytes = answer.bytes(row, column) else { return nil }
      guard Types.texts.contains(answer.type(column)) else { throw StoreError.corrupt }
      return String(decoding: bytes, as: UTF8.self)
    }

    func data(at column: Int) throws -> Data? {
      guard let bytes = answer.bytes(row, column) else { return nil }
      guard answer.type(column) == Types.data else { throw StoreError.corrupt }
      return Data(bytes)
    }
  }
#endif
