import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes
import Logging

/// The API's older weather routes for the logged-in person.
enum SubscriptionRoutes {
  static let all = [
    Route(
      .get, "/api/weather/subscriptions/{email}", access: .accountByProgram,
      summary: "Where the weather is for, and how it is told",
      schema: .subscription, limits: [RouteLimit("subscription.show", .data, factor: 2)],
      handle: show),
    Route(
      .post, "/api/weather/subscriptions", access: .accountByProgram,
      summary: "Chooses where the weather is for",
      schema: .subscriptionChoice, limits: [RouteLimit("subscription.add", .data, factor: 0.4)],
      handle: choose),
    Route(
      .put, "/api/weather/subscriptions/{email}", access: .accountByProgram,
      summary: "Chooses where the weather is for",
      schema: .subscriptionChoice, limits: [RouteLimit("subscription.change", .data, factor: 0.4)],
      handle: choose),
    Route(
      .delete, "/api/weather/subscriptions/{email}", access: .accountByProgram,
      summary: "Turns the weather off",
      schema: .subscriptionEnd, limits: [RouteLimit("subscription.remove", .data, factor: 0.4)],
      handle: turnOff),
    Route(
      .get, "/api/weather/preview/{email}", access: .accountByProgram,
      summary: "The weather in words",
      schema: .preview, limits: [RouteLimit("preview", .data)], handle: preview),
  ]

  private static let none = "Subscription not found"

  @Sendable private static func show(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    guard try await world.store.setting(BriefSettings.modules).weather,
      let subscription = try await subscription(of: request, in: world)
    else { return try .refusal(none, .notFound) }
    return try .json(["success": true, "subscription": subscription])
  }

  @Sendable private static func choose(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    do {
      let body = try request.members()
      guard try body.words("email") != nil, let location = try body.words("location") else {
        return try .malformed("Email and location required")
      }
      let language = try body.optionalText("language") ?? Language.english.rawValue
      let tone = try body.optionalText("personality") ?? Personality.neutral.rawValue
      let words = try BriefChoice.language.value(typed: [language])
      let personality = try BriefChoice.personality.value(typed: [tone])
      // The client cannot be asked to choose, so the largest match wins.
      let place = try await world.place(named: location)
      try await world.store.transaction { transaction in
        _ = try transaction.keep(place, asPrimary: true)
        try BriefChoice.language.choose(words, in: transaction)
        try transaction.set(
          BriefSettings.languageSpelling, to: JSONValue.string(language) == words ? "" : language)
        try BriefChoice.personality.choose(personality, in: transaction)
        var modules = try transaction.snapshot.setting(BriefSettings.modules)
        modules.weather = true
        try transaction.set(BriefSettings.modules, to: modules)
      }
      return try .json(
        [
          "success": true, "message": "Subscription created/updated",
          "location": .string(place.nameInWords),
        ], .created)
    } catch let problem as BodyProblem {
      return try problem.response()
    } catch ServerError.decoding(let path) {
      return try .malformed("Invalid value: \(path.dropFirst("body.".count))")
    } catch BriefError.badValue(let name, _) {
      return try .malformed("Invalid value: \(name)")
    } catch let error as StoreError {
      throw error
    } catch let error as any ExplainedError {
      world.log.warning("no place for the API: \(error.loggedCode)")
      return try .malformed("Invalid location or geocoding failed")
    }
  }

  @Sendable private static func turnOff(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    let wasOn = try await world.store.transaction { transaction in
      var modules = try transaction.snapshot.setting(BriefSettings.modules)
      guard modules.weather, try transaction.snapshot.places().first != nil else { return false }
      modules.weather = false
      try transaction.set(BriefSettings.modules, to: modules)
      return true
    }
    return try wasOn ? .done("Subscription deleted") : .refusal(none, .notFound)
  }

  @Sendable private static func preview(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    guard try await world.store.setting(BriefSettings.modules).weather,
      let subscription = try await subscription(of: request, in: world)
    else { return try .json(["error": .string(none)], .notFound) }
    do {
      let weather = try await LocalSource(world: world).weather()
      return try .json([
        "success": true, "subscriber": subscription,
        "weather_summary": .string(weather?.summary ?? ""),
      ])
    } catch let error as StoreError {
      throw error
    } catch {
      world.log.warning("no weather for the API: \(error.loggedCode)")
      return try .json(["error": "Unable to fetch weather data"], .internalServerError)
    }
  }

  /// The API's `Sub` for the primary place; `nil` if there is none.
  private static func subscription(
    of request: RouteRequest, in world: World
  ) async throws -> JSONValue? {
    let email = request.parameters["email"] ?? ""
    let language = world.language
    return try await world.store.read { snapshot in
      guard let place = try snapshot.places().first else { return .none }
      let reader = try snapshot.weatherReader(showing: language)
      return [
        "email": .string(email), "location": .string(place.nameInWords),
        "lat": .number(place.coordinates.latitude), "lon": .number(place.coordinates.longitude),
        "timezone": .string(place.timeZone), "personality": .string(reader.personality.rawValue),
        "language": .string(try snapshot.wireCode(of: reader.language)),
      ]
    }
  }
}

extension World {
  /// Finds the place that a client named; if there is none, the first of its comma-separated parts
  /// that is a place.
  fileprivate func place(named location: String) async throws -> Place {
    do {
      return try await findPlace(location, number: 1).place
    } catch WeatherError.unknownPlace(let typed) {
      let parts = location.split(separator: ",").map { $0.trimmingWhitespace() }
      for part in parts where parts.count > 1 && !part.isEmpty {
        do { return try await findPlace(part, number: 1).place } catch WeatherError.unknownPlace {
          continue
        }
      }
      throw WeatherError.unknownPlace(typed)
    }
  }
}
