import CoreModels
import Foundation

/// How far this copy of the home has come with a shared folder; see ``SeenFile`` for its files.
struct SyncState: Codable, Hashable, Sendable {
  /// The folder's absolute path, as the person named it.
  var folder: String
  /// Whether this device seals what it writes.
  var isSealed = false
  /// Who is shared; `nil` for everyone, as before a person could choose.
  var profiles: [String]?
  /// Those of them who were chosen later, and of whom everything is still to be told.
  var newcomers: [String]?
  /// Every change up to this sequence number is in the folder.
  var published = 0
  /// Changes after it that came from the folder and are there already: first and last sequence
  /// numbers, ascending.
  var taken: [ClosedRange<Int>] = []
  /// The device under whose name this copy wrote to the folder, and its last file's number.
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

  /// Whether the change of that sequence number is in the folder already.
  func isPublished(_ sequence: Int) -> Bool {
    sequence <= published || taken.contains { $0.contains(sequence) }
  }

  /// Whether a person's changes go to the folder and come from it.
  func shares(_ profile: String) -> Bool { profiles?.contains(profile) ?? true }

  /// Notes changes that came from the folder.
  mutating func take(_ sequences: ClosedRange<Int>) {
    if let last = taken.last, last.upperBound + 1 == sequences.lowerBound {
      taken[taken.count - 1] = last.lowerBound...sequences.upperBound
    } else {
      taken.append(sequences)
    }
  }

  /// Notes that everything up to there is in the folder.
  mutating func publish(upTo sequence: Int) {
    published = sequence
    taken.removeAll { $0.upperBound <= sequence }
  }

  /// Lets more people be shared; those who are chosen now are told from the beginning.
  mutating func share(with more: [String]?) {
    guard let profiles else { return }
    guard let more else {
      // Of whom nothing was told is not known any more.
      (self.profiles, published, taken) = (nil, 0, [])
      return
    }
    let new = more.filter { !profiles.contains($0) }
    guard !new.isEmpty else { return }
    self.profiles = (profiles + new).sorted()
    newcomers = Set((newcomers ?? []) + new).sorted()
  }
}
