import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport

@testable import DailyBrief

extension Stage {
  /// A stage for weather and places, with Open-Meteo or without a network.
  static func weather(
    _ server: OpenMeteoDouble? = nil, at now: String = "2026-11-21T09:30:00Z",
    isInteractive: Bool = false, columns: Int = 80, colors: ColorDepth = .none,
    language: Language = .english, typed: [String] = []
  ) throws -> Stage {
    try Stage(
      now, kinds: DailyBriefPlugin().records, language: language, isInteractive: isInteractive,
      columns: columns, colors: colors, http: server?.client ?? .unexpected, typed: typed)
  }

  /// The same stage, with Bratislava as the primary place.
  func inBratislava() async throws -> Stage {
    _ = try await world.store.transaction { try $0.keep(.bratislava, asPrimary: true) }
    return self
  }

  func places() async throws -> [Place] { try await world.store.read { try $0.places() } }
}

extension Place {
  static let bratislava = Place(
    id: "48.15,17.11", name: "Bratislava", country: "SK", admin: "Bratislava Region",
    coordinates: .degrees(48.14816, 17.10674), timeZone: "Europe/Bratislava")
}

extension Coordinates {
  /// Coordinates known to be valid; otherwise 0, 0.
  static func degrees(_ latitude: Double, _ longitude: Double) -> Coordinates {
    Coordinates(latitude: latitude, longitude: longitude) ?? degrees(0, 0)
  }
}

extension WeatherReader {
  static let english = WeatherReader(language: .english, personality: .neutral, units: .metric)
}
