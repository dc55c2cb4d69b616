import CoreStorage
import Foundation

/// A note of a kind that no product uses.
struct Note: Record {
  static let kind = "contract.note"
  let id: String
  let text: String
}

extension Command {
  /// Stores a note for each number, about 200 bytes long.
  func keepNotes(_ range: Range<Int>) async throws {
    try await store().transaction { transaction in
      for number in range {
        try transaction.put(Note(id: "\(number)", text: String(repeating: "calm ", count: 40)))
      }
    }
  }

  /// Returns all data as bytes.
  func state() async throws -> Data { try await Archive(of: store()).data() }
}
