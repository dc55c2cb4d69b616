import CoreModels
import CorePlugin
import CoreStorage

/// Applies the person's changes on the server to the cached page, before the next request.
extension ServerSource {
  /// Applies events that were added, changed or, with `nil`, removed.
  func adopt(_ changes: [(id: String, event: Event?)]) async throws {
    let (account, store) = (account, world.store)
    var (events, cache) = try await store.read {
      (try EventCache(of: account, in: $0), try BriefCache(of: account, in: $0))
    }
    for (id, event) in changes {
      let former = events?.replace(id, with: event)
      cache?.replace(former, with: event)
    }
    try await events?.keep(for: account, in: store)
    try await keepDue(cache)
  }

  func adopt(nickname: String) async throws {
    let account = account
    var cache = try await world.store.read { try BriefCache(of: account, in: $0) }
    cache?.rename(to: nickname)
    try await keepDue(cache)
  }

  /// Marks the page as due, since it has changed on the server.
  func letExpire() async throws {
    let account = account
    try await keepDue(world.store.read { try BriefCache(of: account, in: $0) })
  }

  private func keepDue(_ cache: BriefCache?) async throws {
    guard var cache else { return }
    cache.askedAt = Instant(milliseconds: 0)
    try await cache.keep(for: account, in: world.store)
  }
}

extension BriefCache {
  fileprivate mutating func replace(_ former: JSONValue?, with event: Event?) {
    guard case .object(var page) = brief, case .array(var rows) = page["countdowns"],
      let read = try? brief.map(Brief.init(wire:))
    else { return }
    if let former, let index = rows.firstIndex(where: { $0.isSameEvent(as: former) }) {
      rows.remove(at: index)
    }
    if let event {
      let language = read.reader.language.flatMap(Language.init(wire:)) ?? .english
      rows.append(Countdown(of: event, on: read.day, language: language).json)
    }
    page["countdowns"] = .array(rows)
    brief = .object(page)
  }

  fileprivate mutating func rename(to nickname: String) {
    guard case .object(var page) = brief, case .object(var user) = page["user"] else { return }
    user["nickname"] = .string(nickname)
    page["user"] = .object(user)
    brief = .object(page)
  }
}

extension JSONValue {
  /// `true` if both are rows of the same event; a page has no ids.
  fileprivate func isSameEvent(as other: JSONValue) -> Bool {
    self["name"] == other["name"] && self["date"] == other["date"]
  }
}
