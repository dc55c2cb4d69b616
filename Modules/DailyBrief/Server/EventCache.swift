import CoreModels
import CoreStorage
import Foundation

/// What a server last listed of a person's events; kept per account.
struct EventCache: Codable, Hashable, Sendable {
  /// As the server wrote them.
  var rows: [JSONValue]
  /// Whether they are events with ids, which takes an API key, and not countdowns.
  let areEvents: Bool
  let fetchedAt: Instant

  private static func key(_ account: ServerAccount) -> String {
    "daily-brief.events \(account.server) \(account.email)"
  }

  /// What is kept; a cache that cannot be read is as good as none.
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

  /// The events among the rows, and those that can only be removed; throws
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

  /// Puts an event in the place of the one with its id, or takes that away; answers what was there.
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
