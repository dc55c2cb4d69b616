import CoreModels
import Foundation

/// How far this copy of the home has come with a hub, for one person.
struct HubState: Codable, Hashable, Sendable {
  /// The hub's address.
  var url: String
  /// Whether this device seals what it sends.
  var isSealed = false
  /// The log that the positions belong to; another one is read and told from its beginning.
  var log = ""
  /// Everything up to this position of the hub's log was taken in.
  var received = 0
  /// Every change up to this sequence number is at the hub.
  var published = 0
  /// Changes after it that came from the hub: first and last sequence numbers, ascending.
  var taken: [ClosedRange<Int>] = []
  /// The sequence numbers of changes before it that the hub does not take yet.
  var waiting: [Int]?
  /// The sequence numbers of changes before it that are too large for any hub.
  var tooLarge: [Int]?
  /// The positions of the hub's log after which a batch could not be read.
  var unread: [Int]?

  private static let start = "sync.hub."

  private static func name(_ profile: String) -> String { start + profile }

  /// Everyone who shares with a hub.
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

  /// Whether the change of that sequence number is at the hub already.
  func isPublished(_ sequence: Int) -> Bool {
    sequence <= published || taken.contains { $0.contains(sequence) }
  }

  /// Moves on to another log, of which nothing is known yet.
  mutating func begin(_ log: String) {
    self = HubState(url: url, isSealed: isSealed, log: log)
  }

  /// Everything up to there is at the hub.
  mutating func publish(upTo sequence: Int) {
    published = sequence
    taken.removeAll { $0.upperBound <= sequence }
  }
}
