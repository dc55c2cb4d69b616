import CoreModels
import Foundation

/// The progress of the sync with a shared folder, on this copy of the home; see ``SeenFile`` for
/// the individual files.
struct SyncState: PublishedChanges, Codable, Hashable, Sendable {
  /// The folder's absolute path, as the user gave it.
  var folder: String
  /// `true` if this device seals what it writes.
  var isSealed = false
  /// The shared profiles; `nil` for all, which was once the only choice.
  var profiles: [String]?
  /// The profiles added later, whose history is still to be published.
  var newcomers: [String]?
  /// The sequence number up to which every change is in the folder.
  var published = 0
  /// Later changes that came from the folder: first and last sequence numbers, ascending.
  var taken: [ClosedRange<Int>] = []
  /// The device name that this copy last wrote under, and the number of its last file.
  var device = ""
  var segments = 0

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
    try SeenFile.forgetAll(in: connection)
  }

  /// Returns `true` if the profile is shared through the folder.
  func shares(_ profile: String) -> Bool { profiles?.contains(profile) ?? true }

  /// Shares more profiles, publishing their history from the beginning.
  mutating func share(with more: [String]?) {
    guard let profiles else { return }
    guard let more else {
      // The state does not record which profiles were not published.
      (self.profiles, published, taken) = (nil, 0, [])
      return
    }
    let new = more.filter { !profiles.contains($0) }
    guard !new.isEmpty else { return }
    self.profiles = (profiles + new).sorted()
    newcomers = Set((newcomers ?? []) + new).sorted()
  }
}
