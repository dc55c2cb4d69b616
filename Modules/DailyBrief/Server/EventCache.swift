import CoreModels
import CoreStorage
import Foundation

/// A server's last list of events, stored per account.
struct EventCache: Codable, Hashable, Sendable {
  /// The rows as the server sent them.
  var rows: [JSONValue]
  /// `true` for events with ids, which require an API key; `false` for countdowns.
  let areEvents: Bool
  let fetchedAt: Instant

  private static func key(_ account: ServerAccount) -> String {
    "daily-brief.events \(account.server) \(account.email)"
  }

  /// Reads the cache; `nil` if there is none or it cannot be decoded.
  init?(of account: ServerAccount, in snapshot: Snapshot) throws {
    guard let kept = try snapshot.cached(EventCache.key(account)),
      let cache = try? JSONDecoder().decode(EventCache.self, from: kept)
    else { return nil }
    self = cache
  }

  init(rows: [JSONValue], areEvents: Bool, fetchedAt: Instant) {
    (self.rows, self.areEvents, self.fetchedAt) = (rows, areEvents, fetchedAt)
  }

  func keep(for account: ServerAccount, in store: Store) async throws {
    try await store.cache(JSON.data(self), for: EventCache.key(account))
  }

  static func forget(_ account: ServerAccount, in store: Store) async throws {
    try await store.cache(nil, for: key(account))
  }

  /// Parses the rows into events, and those that can only be removed. Throws
  /// ``ServerError/decoding(_:)``.
  func listing() throws(ServerError) -> EventListing {
    var listing = EventListing()
    for (index, wire) in rows.enumerated() {
      let name = "countdowns.\(index)"
      if let row = UnreadableEvent(wire: wire) {
        listing.unreadable.append(row)
      } else if areEvents {
        listing.events.append(try Event(wire: wire, named: name))
      } else {
        listing.events.append(Event(try Countdown(wire: wire, named: name)))
      }
    }
    return listing
  }

  /// Replaces or removes the event with this id; returns the former row.
  mutating func replace(_ id: String, with event: Event?) -> JSONValue? {
    let index = rows.firstIndex { (try? WireObject($0, "countdown"))?.id == id }
    let former = index.map { rows.remove(at: $0) }
    if let event, areEvents { rows.insert(event.row(id: id), at: index ?? rows.endIndex) }
    return former
  }
}

extension Event {
  fileprivate func row(id: String) -> JSONValue {
    .object(members.merging(["id": .string(id)]) { own, _ in own })
  }
}
