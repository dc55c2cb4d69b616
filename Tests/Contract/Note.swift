import CoreStorage
import Foundation

/// A note, of a kind that no product knows.
struct Note: Record {
  static let kind = "contract.note"
  let id: String
  let text: String
}

extension Command {
  /// Keeps a note of each number, about 200 bytes long.
  func keepNotes(_ range: Range<Int>) async throws {
    try await store().transaction { transaction in
      for number in range {
        try transaction.put(Note(id: "\(number)", text: String(repeating: "calm ", count: 40)))
      }
    }
  }

  /// Everything that is there, as bytes.
  func state() async throws -> Data { try await Archive(of: store()).data() }
}
