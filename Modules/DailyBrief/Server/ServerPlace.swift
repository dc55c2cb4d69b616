import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

extension World {
  /// Sends the primary place to the current account's server; returns where it applies, `nil`
  /// without an account. Throws ``ServerError`` if the server refuses.
  func tellServer(of place: Place) async throws -> AccountText? {
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else { return nil }
    guard try apiKey() != nil else { return .hereWithoutKey }
    // A server finds places by name, not by coordinates.
    guard place.country != nil else { return .hereOnly }
    let source = ServerSource(account: account, world: self)
    let language = language
    let reader = try await store.read { try $0.weatherReader(showing: language) }
    let former = try await source.weatherSettings()
    var settings = WeatherSettings(
      email: account.email, location: place.fullName,
      personality: former?.personality ?? reader.personality.rawValue,
      language: former?.language ?? reader.language.rawValue)
    do {
      _ = try await source.send(.setWeather(settings))
    } catch ServerError.message(ServerRefusal.badPlace.rawValue, _, _) {
      // The original server finds places only by their bare name.
      settings.location = place.name
      _ = try await source.send(.setWeather(settings))
    }
    try await source.letExpire()
    return .onServerToo
  }

  /// The lines of a note; none without one.
  func lines(of note: AccountText?) -> [String] {
    note.map { text($0).wrapped(to: columns) } ?? []
  }
}
