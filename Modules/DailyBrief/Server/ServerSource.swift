import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Logging

/// A brief made by a DailyBrief server.
struct ServerSource: BriefSource {
  let account: ServerAccount
  let world: World

  var tooLate: any ExplainedError { ServerError.network(.timedOut) }

  func stored() async throws -> BriefState? {
    let (account, moment) = (account, world.moment)
    return try await world.store.read { snapshot in
      try BriefCache(of: account, in: snapshot)?.state(at: moment.now)
        .map { try snapshot.adding(to: $0, at: moment) }
    }
  }

  /// Always requests the whole page, whether or not `insisting` is set.
  func refreshed(insisting: Bool) async throws -> BriefState {
    let account = account
    let former = try await world.store.read { try BriefCache(of: account, in: $0) }
    let now = world.now()
    // Stored until the server responds: a caller that stops waiting has still asked.
    try await keep(former, asked: now, failure: ServerError.network(.timedOut))
    do {
      let wire = try await send(.brief)["data"] ?? .null
      let brief = try Brief(wire: wire)
      try await BriefCache(brief: wire, fetchedAt: now, askedAt: now)
        .keep(for: account, in: world.store)
      let state = BriefState(
        brief: brief, day: brief.day, fetchedAt: now, isLive: true, isDue: false)
      let moment = world.moment
      return try await world.store.read { try $0.adding(to: state, at: moment) }
    } catch let error as ServerError {
      if error != .network(.cancelled) { try await keep(former, asked: now, failure: error) }
      guard let stored = try await stored() else { throw error }
      return stored.failed(error.failure(in: world.language))
    }
  }

  private func keep(
    _ former: BriefCache?, asked: Instant, failure: ServerError
  ) async throws {
    try await BriefCache(
      brief: former?.brief, fetchedAt: former?.fetchedAt, askedAt: asked,
      failure: KeptFailure(failure.failure(in: world.language))
    ).keep(for: account, in: world.store)
  }

  /// Sends a request for the account and returns the response; forgets credentials that the server
  /// rejects.
  func send(_ request: ServerRequest) async throws -> WireObject {
    guard !world.isOffline else { throw ServerError.network(.offline) }
    guard let token = try world.serverToken(), token.belongs(to: account),
      !token.isExpired(at: world.now())
    else { throw ServerError.unauthorized(.token) }
    do {
      return try await ServerClient(server: account.server, world: world)
        .send(request, apiKey: try world.apiKey(), token: token.token)
    } catch ServerError.unauthorized(let refusal) {
      if refusal == .token { try world.forgetToken() } else { try world.forgetKey() }
      throw ServerError.unauthorized(refusal)
    }
  }

  func nameday(on day: Day) async throws -> Nameday? {
    guard let wire = try await send(.nameday(on: day))["data"] else { return nil }
    return try Nameday(wire: wire)
  }

  func events() async throws -> [Event] { try await listing().events }

  /// Without an API key, events come without the ids that are needed to change them.
  func listing() async throws -> EventListing {
    let areEvents = try world.apiKey() != nil
    let rows =
      areEvents
      ? try await send(.events(of: account.email)).list("countdowns")
      : try await send(.countdowns).list("data")
    let cache = EventCache(rows: rows, areEvents: areEvents, fetchedAt: world.now())
    let listing = try cache.listing()
    try await cache.keep(for: account, in: world.store)
    return listing
  }

  func shownEvents() async throws -> ShownEvents {
    let account = account
    let kept = try await world.store.read { try EventCache(of: account, in: $0) }
    do {
      let bound = kept == nil ? World.firstPatience : World.briefPatience
      guard let listing = try await world.first(of: { try await listing() }, orAfter: bound) else {
        throw ServerError.network(.timedOut)
      }
      return ShownEvents(listing: listing)
    } catch let error as ServerError {
      guard let kept, let listing = try? kept.listing() else { throw error }
      return ShownEvents(
        listing: listing, fetchedAt: kept.fetchedAt, failure: error.failure(in: world.language))
    }
  }

  /// Returns the new id. The original server does not send it, so it is read from the list; empty
  /// if the list is unavailable, as the event is stored anyway.
  func add(_ event: Event) async throws -> String {
    let id: String
    if let told = try await send(.add(event, for: account.email)).id {
      id = told
    } else {
      id = try await newID(of: event)
    }
    try await adopt([(id, event)])
    return id
  }

  private func newID(of event: Event) async throws -> String {
    let identity = EventIdentity(event)
    do {
      return try await events().last { EventIdentity($0) == identity }?.id ?? ""
    } catch let error as ServerError {
      world.log.warning("the new event's id is unknown: \(error.failure(in: .english).code)")
      return ""
    }
  }

  /// Adds events one by one, as the API has no batch request. Throws
  /// ``EventError/importStopped(done:of:because:)`` if the server fails midway.
  func add(_ events: [Event]) async throws {
    var added: [(id: String, event: Event?)] = []
    var problem: ServerError?
    for event in events where problem == nil {
      do {
        added.append((try await send(.add(event, for: account.email)).id ?? "", event))
      } catch ServerError.message(ServerRefusal.duplicateEvent.rawValue, _, _) {
        // Another client has added it in the meantime.
        added.append(("", nil))
      } catch let error as ServerError {
        problem = error
      }
    }
    try await adopt(added)
    guard let problem else { return }
    if added.isEmpty { throw problem }
    throw EventError.importStopped(done: added.count, of: events.count, because: problem)
  }

  func update(_ event: Event) async throws {
    guard !event.id.isEmpty else { throw ServerError.unauthorized(.apiKey) }
    _ = try await send(.update(event))
    try await adopt([(event.id, event)])
  }

  func removeEvent(_ id: String) async throws {
    guard !id.isEmpty else { throw ServerError.unauthorized(.apiKey) }
    _ = try await send(.removeEvent(id))
    try await adopt([(id, nil)])
  }
}
