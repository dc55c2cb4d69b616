import CoreModels
import Foundation

/// How far this copy of the home has come with a shared folder.
struct SyncState: Codable, Hashable, Sendable {
  /// The folder's absolute path.
  var folder: String
  /// Whether this device seals what it writes.
  var isSealed = false
  /// Every change up to this sequence number is in the folder.
  var published = 0
  /// Changes after it that came from the folder and are there already: first and last sequence
  /// numbers, ascending.
  var taken: [ClosedRange<Int>] = []
  /// The device under whose name this copy wrote to the folder, and its last file's number.
  var device = ""
  var segments = 0
  /// The bytes of the files that were taken in, by their paths within the folder.
  var read: [String: Int] = [:]
  /// The devices that wrote them.
  var devices: [String: Device] = [:]

  /// What is known of a device's files.
  struct Device: Codable, Hashable, Sendable {
    /// The numbers of the files that were seen.
    var files: Set<Int> = []
    /// Changes in them.
    var changes = 0
    /// The latest of them.
    var latest: Instant?
  }

  private static let name = "sync.folder"

  static func load(from connection: any Connection) throws -> SyncState? {
    guard let text = try DeviceNote.read(name, from: connection) else { return nil }
    return try JSONValue(parsing: Data(text.utf8)).decode(SyncState.self)
  }

  func save(to connection: any Connection) throws {
    try DeviceNote.write(JSON.text(self), as: Self.name, to: connection)
  }

  static func forget(in connection: any Connection) throws {
    try DeviceNote.write(nil, as: name, to: connection)
  }

  /// Whether the change of that sequence number is in the folder already.
  func isPublished(_ sequence: Int) -> Bool {
    sequence <= published || taken.contains { $0.contains(sequence) }
  }
}
