import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// The API's older routes for countdowns of the logged-in person; the hub checks that the email in
/// the path is theirs.
enum EventRoutes {
  static let all = [
    Route(
      .get, "/api/countdowns/{email}", access: .accountByProgram,
      summary: "The events as they are kept",
      schema: .eventList, limits: [RouteLimit("countdowns.list", .data, factor: 2)],
      handle: list),
    Route(
      .post, "/api/countdowns", access: .accountByProgram, summary: "Adds an event",
      schema: .eventAdd, limits: [RouteLimit("countdowns.add", .data)],
      handle: guarded(add)),
    Route(
      .put, "/api/countdowns/{id}", access: .accountByProgram, summary: "Changes an event",
      schema: .eventChange, limits: [RouteLimit("countdowns.change", .data)],
      isOwned: isOwner, handle: numbered(guarded(change))),
    Route(
      .delete, "/api/countdowns/{id}", access: .accountByProgram, summary: "Forgets an event",
      schema: .eventRemoval, limits: [RouteLimit("countdowns.remove", .data)],
      isOwned: isOwner, handle: numbered(remove)),
  ]

  private typealias Handler = @Sendable (RouteRequest, World) async throws -> RouteResponse
  private typealias BodyHandler =
    @Sendable (WireObject, RouteRequest, World) async throws -> RouteResponse

  /// A path that does not end in a number is a person's list, which is read-only.
  private static func numbered(_ handle: @escaping Handler) -> Handler {
    { request, world in
      guard request.parameters["id"].flatMap({ Int($0) }) == nil else {
        return try await handle(request, world)
      }
      var response = try RouteResponse.malformed("Method not allowed", .methodNotAllowed)
      response.head.headerFields[.allow] = "GET, HEAD, OPTIONS"
      return response
    }
  }

  /// `true` if the number in the path is one of the person's events.
  @Sendable private static func isOwner(_ request: RouteRequest, of snapshot: Snapshot) throws
    -> Bool
  {
    let number = request.parameters["id"].flatMap { Int($0) }
    return try snapshot.list(Event.self).contains { $0.number == number }
  }

  /// Maps an invalid body to 400 and a duplicate to 409.
  private static func guarded(_ handle: @escaping BodyHandler) -> Handler {
    { request, world in
      do {
        return try await handle(request.members(), request, world)
      } catch let problem as BodyProblem {
        return try problem.response()
      } catch ServerError.decoding(let path) {
        return try .malformed("Invalid value: \(path.dropFirst("body.".count))")
      } catch EventError.duplicate {
        return try .refusal("Countdown already exists", .conflict)
      } catch let violation as TextViolation {
        return try .malformed(violation.failure(in: .english).message)
      }
    }
  }

  @Sendable private static func list(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    let events = try await StoreEvents(store: world.store).events()
      .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    // Newest first, so that the earliest write wins.
    let written = Dictionary(
      try await world.store.history(kind: Event.kind).map { ($0.id, $0.writtenAt) }
    ) { _, older in older }
    let countdowns = events.map { event in
      event.json(number: event.number, createdAt: written[event.id] ?? world.now())
    }
    return try .json(["success": true, "countdowns": .array(countdowns)])
  }

  @Sendable private static func add(
    _ body: WireObject, _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    // An operator's API key does not identify a person, so the body must.
    guard let name = try body.words("name"), body["date"] != nil,
      try !world.store.profile.isEmpty || body.words("email") != nil
    else {
      return try .malformed("Email, name, and date required")
    }
    guard let date = Day(loose: try body.text("date")) else { return try badDate() }
    let event = Event(
      id: world.makeID(), name: try Event.name(typed: name), date: date,
      isYearly: try body.optionalYearly() ?? false,
      messageBefore: try Event.message(typed: body.optionalText("message_before")),
      messageAfter: try Event.message(typed: body.optionalText("message_after")))
    _ = try await StoreEvents(store: world.store).add(event)
    return try .json(
      [
        "success": true, "message": "Countdown created", "id": .integer(Int64(event.number)),
      ], .created)
  }

  private static func badDate() throws -> RouteResponse {
    try .refusal("Invalid date format. Expected ISO format (YYYY-MM-DD)", .badRequest)
  }

  /// Omitted members stay unchanged.
  @Sendable private static func change(
    _ body: WireObject, _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    guard var event = try await event(of: request, in: world) else { return try missing() }
    if let name = try body.words("name") { event.name = try Event.name(typed: name) }
    if body["date"] != nil {
      guard let date = Day(loose: try body.text("date")) else { return try badDate() }
      event.date = date
    }
    event.isYearly = try body.optionalYearly() ?? event.isYearly
    if body.has("message_before") {
      event.messageBefore = try Event.message(typed: body.optionalText("message_before"))
    }
    if body.has("message_after") {
      event.messageAfter = try Event.message(typed: body.optionalText("message_after"))
    }
    try await StoreEvents(store: world.store).update(event)
    return try .done("Countdown updated")
  }

  @Sendable private static func remove(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    guard let event = try await event(of: request, in: world) else { return try missing() }
    try await StoreEvents(store: world.store).removeEvent(event.id)
    return try .done("Countdown deleted")
  }

  private static func event(of request: RouteRequest, in world: World) async throws -> Event? {
    guard let number = request.parameters["id"].flatMap({ Int($0) }) else { return nil }
    return try await StoreEvents(store: world.store).events().first { $0.number == number }
  }

  private static func missing() throws -> RouteResponse {
    try .refusal("Countdown not found", .notFound)
  }
}

extension Event {
  /// The id as a number, which the API's clients expect. 53 bits fit every client's numbers.
  var number: Int {
    var hash = StableHash()
    hash.combine(id)
    return Int(hash.value >> 11)
  }
}

extension WireObject {
  /// Parses `yearly` as leniently as the older routes: any value that converts to a whole number,
  /// with 0 for `false`.
  fileprivate func optionalYearly() throws(ServerError) -> Bool? {
    switch self["yearly"] {
    case .integer(let number): return number != 0
    case .number(let number) where number.isFinite: return number.rounded(.towardZero) != 0
    case .string(let text):
      guard let number = Int(text.trimmingWhitespace()) else { throw wrong("yearly") }
      return number != 0
    default: return try optionalFlag("yearly")
    }
  }
}
