import CoreModels
import Foundation

/// The progress of a profile's sync with a hub, on this copy of the home.
struct HubState: PublishedChanges, Codable, Hashable, Sendable {
  /// The hub's address.
  var url: String
  /// `true` if this device seals what it sends.
  var isSealed = false
  /// The name of the hub's log that the positions belong to. For another log, sync starts over.
  var log = ""
  /// The position in the hub's log up to which everything was imported.
  var received = 0
  /// The sequence number up to which every change is at the hub.
  var published = 0
  /// Later changes that came from the hub: first and last sequence numbers, ascending.
  var taken: [ClosedRange<Int>] = []
  /// The sequence numbers of earlier changes that the hub refuses for now.
  var waiting: [Int]?
  /// The sequence numbers of earlier changes that are too large for any hub.
  var tooLarge: [Int]?
  /// The positions in the hub's log after which a batch could not be read.
  var unread: [Int]?

  private static let start = "sync.hub."

  private static func name(_ profile: String) -> String { start + profile }

  /// Returns the profiles that sync with a hub.
  static func profiles(in connection: any Connection) throws -> [String] {
    try DeviceNote.all(startingWith: start, from: connection).keys
      .map { String($0.dropFirst(start.count)) }.sorted()
  }

  static func load(_ profile: String, from connection: any Connection) throws -> HubState? {
    guard let text = try DeviceNote.read(name(profile), from: connection) else { return nil }
    return try JSONValue(parsing: Data(text.utf8)).decode(HubState.self)
  }

  func save(_ profile: String, to connection: any Connection) throws {
    try DeviceNote.write(JSON.text(self), as: Self.name(profile), to: connection)
  }

  static func forget(_ profile: String, in connection: any Connection) throws {
    try DeviceNote.write(nil, as: name(profile), to: connection)
  }

  /// Starts over with another log.
  mutating func begin(_ log: String) {
    self = HubState(url: url, isSealed: isSealed, log: log)
  }
}
