import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Logging

/// The API's newer routes for the logged-in person, all read-only.
///
/// The API contract defines paths, keys, statuses and error messages; the hub authenticates
/// requests.
enum BriefRoutes {
  static let all =
    [
      Route(
        .get, "/api/v2/daily-brief", access: .ownAccount, summary: "The morning page",
        schema: .brief, limits: v2, lifetime: 1000,
        handle: { try await $1.brief(for: $0) }),
      Route(
        .get, "/api/v2/weather", access: .ownAccount, summary: "The weather of the primary place",
        schema: .weather, limits: v2, lifetime: 1000,
        handle: { try await $1.weather(for: $0) }),
      Route(
        .get, "/api/v2/countdowns", access: .ownAccount, summary: "The countdowns",
        schema: .countdowns, limits: v2, lifetime: 1000,
        handle: { try await $1.countdowns(for: $0) }),
      Route(
        .get, "/api/v2/nameday", access: .ownAccount, summary: "The names of a day",
        schema: .nameday, limits: v2, lifetime: 1000,
        handle: { try await $1.nameday(for: $0) }),
    ] + EventRoutes.all + SubscriptionRoutes.all + StatisticsRoutes.all

  /// The newer routes share one rate limit.
  private static let v2 = [RouteLimit("v2", .data)]
}

extension World {
  fileprivate func brief(for request: RouteRequest) async throws -> RouteResponse {
    var brief = try await LocalSource(world: self).brief()
    if let code = brief.reader.language, let language = Language(wire: code) {
      brief.reader.language = try await wireCode(of: language)
    }
    if let nameday = brief.nameday { brief.nameday = try await spelt(nameday) }
    brief.weather = try await placed(brief.weather)
    return try .data(brief.json)
  }

  /// Every reason for missing weather is the same 404, as clients expect.
  fileprivate func weather(for request: RouteRequest) async throws -> RouteResponse {
    let none = "Weather subscription not found or not enabled"
    do {
      let isOn = try await store.setting(BriefSettings.modules).weather
      guard isOn, let weather = try await placed(LocalSource(world: self).weather()) else {
        return try .refusal(none, .notFound)
      }
      return try .data(weather.json)
    } catch let error as StoreError {
      throw error
    } catch {
      log.warning("no weather for the API: \(error.loggedCode)")
      return try .refusal(none, .notFound)
    }
  }

  fileprivate func countdowns(for request: RouteRequest) async throws -> RouteResponse {
    try .data(.array(await LocalSource(world: self).countdowns().map(\.json)))
  }

  fileprivate func nameday(for request: RouteRequest) async throws -> RouteResponse {
    let moment = moment
    let language = try await store.read {
      try $0.weatherReader(showing: moment.language).language
    }
    guard let day = request.asked("date").map(Day.init(iso:)) ?? moment.today else {
      return try .refusal("Invalid date format. Expected ISO format (YYYY-MM-DD)", .badRequest)
    }
    if let nameday = try await LocalSource(world: self).nameday(on: day) {
      return try .data(await spelt(nameday).json)
    }
    let message = "Nameday not supported for language: \(language.rawValue)"
    return try .json([
      "success": true, "data": nil, "message": .string(message),
    ])
  }
}

extension World {
  private func wireCode(of language: Language) async throws -> String {
    try await store.read { try $0.wireCode(of: language) }
  }

  /// The nameday with its language spelled as the person's client spells it.
  private func spelt(_ nameday: Nameday) async throws -> Nameday {
    var nameday = nameday
    if let language = Language(wire: nameday.language) {
      nameday.language = try await wireCode(of: language)
    }
    return nameday
  }

  /// The weather with the primary place's full name, region and country.
  private func placed(_ weather: Weather?) async throws -> Weather? {
    guard var weather, let place = try await store.read({ try $0.places().first }) else {
      return weather
    }
    weather.location = place.nameInWords
    return weather
  }
}

extension RouteResponse {
  /// `{"success":true,"data":…}`.
  static func data(_ value: JSONValue) throws -> RouteResponse {
    try json(["success": true, "data": value])
  }

  /// `{"success":true,"message":…}`.
  static func done(
    _ message: String, _ status: HTTPResponse.Status = .ok
  ) throws -> RouteResponse {
    try json(["success": true, "message": .string(message)], status)
  }

  /// `{"success":false,"error":…}`: the request violates a rule of the product.
  static func refusal(_ error: String, _ status: HTTPResponse.Status) throws -> RouteResponse {
    try json(["success": false, "error": .string(error)], status)
  }

  /// `{"error":…}`: the request itself is invalid.
  static func malformed(
    _ error: String, _ status: HTTPResponse.Status = .badRequest
  ) throws -> RouteResponse {
    try json(["error": .string(error)], status)
  }
}
