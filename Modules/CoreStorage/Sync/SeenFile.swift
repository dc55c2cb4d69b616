import CoreModels
import Foundation

/// The state of a shared folder's file that was imported or written here. Each file has a note of
/// its own, so its cost is independent of their number.
struct SeenFile: Codable, Hashable, Sendable {
  /// The sealing of a file.
  enum Form: String, Codable, Sendable {
    /// Unsealed.
    case open
    /// Sealed directly with the passphrase, as earlier versions did.
    case passphrase
    /// Sealed for the folder's key.
    case key
  }

  var size: Int
  /// The modification time in nanoseconds since 1970, and the checksum; unknown for files that
  /// earlier versions imported.
  var modified: Int64?
  var checksum: String?
  var form: Form?
  /// The device that wrote the file, the file's number and the first number combined in it, and its
  /// changes.
  var device: String?
  var number: Int?
  var first: Int?
  var changes = 0
  var latest: Instant?

  private static let start = "sync.file."

  /// Returns `true` if a file of the folder is unchanged, judged without reading it.
  func isSame(as file: SharedFolder.File) -> Bool {
    size == file.size && modified.map { $0 == file.modified } ?? true
  }

  /// Returns all states, by the files' paths within the folder.
  static func all(from connection: any Connection) throws -> [String: SeenFile] {
    let notes = try DeviceNote.all(startingWith: start, from: connection)
    let seen = Dictionary(
      uniqueKeysWithValues: try notes.map { name, text in
        let seen = try JSONDecoder().decode(SeenFile.self, from: Data(text.utf8))
        return (String(name.dropFirst(start.count)), seen)
      })
    return try earlier(in: connection).merging(seen) { $1 }
  }

  func save(_ name: String, to connection: any Connection) throws {
    try DeviceNote.write(JSON.text(self), as: Self.start + name, to: connection)
  }

  static func forget(_ name: String, in connection: any Connection) throws {
    try DeviceNote.write(nil, as: start + name, to: connection)
  }

  static func forgetAll(in connection: any Connection) throws {
    try DeviceNote.removeAll(startingWith: start, in: connection)
  }
}

extension SeenFile {
  /// The combined note on all files, as an earlier version wrote it.
  private struct Earlier: Codable {
    struct Device: Codable {
      var files: Set<Int>
      var changes: Int
      var latest: Instant?
    }
    var read: [String: Int]?
    var devices: [String: Device]?
  }

  /// Returns the states in an earlier version's note, by file.
  private static func earlier(in connection: any Connection) throws -> [String: SeenFile] {
    guard let text = try DeviceNote.read("sync.folder", from: connection) else { return [:] }
    let earlier = try JSONDecoder().decode(Earlier.self, from: Data(text.utf8))
    var seen = (earlier.read ?? [:]).mapValues { SeenFile(size: $0) }
    for (device, known) in earlier.devices ?? [:] {
      // The note has only the total of a device's changes.
      var (changes, latest) = (known.changes, known.latest)
      for number in known.files.sorted() {
        let name = SharedFolder.name(device: device, number: number)
        guard var file = seen[name] else { continue }
        (file.device, file.number) = (device, number)
        (file.changes, file.latest) = (changes, latest)
        (changes, latest) = (0, nil)
        seen[name] = file
      }
    }
    return seen
  }

  /// Splits an earlier version's note into one per file. Saving the state then drops the old note.
  static func takeOver(in connection: any Connection) throws {
    for (name, file) in try earlier(in: connection) { try file.save(name, to: connection) }
    try SyncState.load(from: connection)?.save(to: connection)
  }
}
