import CoreModels
import Foundation

/// What is noted of a file of the shared folder that was taken in or written here: a note for each,
/// so that a file costs the same however many there are.
struct SeenFile: Codable, Hashable, Sendable {
  /// How a file is closed.
  enum Form: String, Codable, Sendable {
    /// Everybody can read it.
    case open
    /// Sealed with the passphrase itself, as earlier versions did.
    case passphrase
    /// Sealed for the folder's key.
    case key
  }

  var size: Int
  /// When it was last changed, in nanoseconds since 1970, and what its bytes were; not known of
  /// files that earlier versions took in.
  var modified: Int64?
  var checksum: String?
  var form: Form?
  /// The device that wrote it, its number, that of the first file combined in it, and its changes.
  var device: String?
  var number: Int?
  var first: Int?
  var changes = 0
  var latest: Instant?

  private static let start = "sync.file."

  /// Whether a file of the folder is this one, without reading it.
  func isSame(as file: SharedFolder.File) -> Bool {
    size == file.size && modified.map { $0 == file.modified } ?? true
  }

  /// Everything that is noted, by the files' paths within the folder.
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
  /// What an earlier version noted of all files at once.
  private struct Earlier: Codable {
    struct Device: Codable {
      var files: Set<Int>
      var changes: Int
      var latest: Instant?
    }
    var read: [String: Int]?
    var devices: [String: Device]?
  }

  /// What an earlier version noted, file by file.
  private static func earlier(in connection: any Connection) throws -> [String: SeenFile] {
    guard let text = try DeviceNote.read("sync.folder", from: connection) else { return [:] }
    let earlier = try JSONDecoder().decode(Earlier.self, from: Data(text.utf8))
    var seen = (earlier.read ?? [:]).mapValues { SeenFile(size: $0) }
    for (device, known) in earlier.devices ?? [:] {
      // Only the sum of its changes was noted.
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

  /// Makes notes of what an earlier version noted at once, which is forgotten when the state is
  /// saved.
  static func takeOver(in connection: any Connection) throws {
    for (name, file) in try earlier(in: connection) { try file.save(name, to: connection) }
    try SyncState.load(from: connection)?.save(to: connection)
  }
}
