import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Logging

/// A brief that a DailyBrief server makes.
struct ServerSource: BriefSource {
  let account: ServerAccount
  let world: World

  var tooLate: any ExplainedError { ServerError.network(.timedOut) }

  func stored() async throws -> BriefState? {
    let (account, now) = (account, world.now())
    return try await world.store.read { try BriefCache(of: account, in: $0)?.state(at: now) }
  }

  /// All of it is asked for, insisting or not.
  func refreshed(insisting: Bool) async throws -> BriefState {
    let account = account
    let former = try await world.store.read { try BriefCache(of: account, in: $0) }
    let now = world.now()
    // Until the server answers, it has not: whoever gives up waiting has asked all the same.
    try await keep(former, asked: now, failure: ServerError.network(.timedOut))
    do {
      let wire = try await send(.brief)["data"] ?? .null
      let brief = try Brief(wire: wire)
      try await BriefCache(brief: wire, fetchedAt: now, askedAt: now)
        .keep(for: account, in: world.store)
      return BriefState(brief: brief, day: brief.day, fetchedAt: now, isLive: true, isDue: false)
    } catch let error as ServerError {
      if error != .network(.cancelled) { try await keep(former, asked: now, failure: error) }
      guard let stored = former?.state(at: now) else { throw error }
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

  /// The answer to a request in the account's name; what the server no longer accepts is forgotten.
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

  /// Without an API key the events come without ids, which changing them needs.
  func listing() async throws -> EventListing {
    let isKnown = try world.apiKey() != nil
    let rows =
      isKnown
      ? try await send(.events(of: account.email)).list("countdowns")
      : try await send(.countdowns).list("data")
    var listing = EventListing()
    for (index, wire) in rows.enumerated() {
      let name = "countdowns.\(index)"
      if let row = UnreadableEvent(wire: wire) {
        listing.unreadable.append(row)
      } else if isKnown {
        listing.events.append(try Event(wire: wire, named: name))
      } else {
        listing.events.append(Event(try Countdown(wire: wire, named: name)))
      }
    }
    return listing
  }

  /// The original does not tell the new id, which the list then has; empty where the list cannot be
  /// had, as the event is kept all the same.
  func add(_ event: Event) async throws -> String {
    if let id = try await send(.add(event, for: account.email)).id { return id }
    let identity = EventIdentity(event)
    do {
      return try await events().last { EventIdentity($0) == identity }?.id ?? ""
    } catch let error as ServerError {
      world.log.warning("the new event's id is unknown: \(error.failure(in: .english).code)")
      return ""
    }
  }

  func update(_ event: Event) async throws {
    guard !event.id.isEmpty else { throw ServerError.unauthorized(.apiKey) }
    _ = try await send(.update(event))
  }

  func removeEvent(_ id: String) async throws {
    guard !id.isEmpty else { throw ServerError.unauthorized(.apiKey) }
    _ = try await send(.removeEvent(id))
  }
}
