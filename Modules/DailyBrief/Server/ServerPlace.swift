import CoreModels
import CorePlugin
import CoreStorage

extension World {
  /// Tells the server that the person is logged in to which place is shown first; answers where
  /// that
  /// holds, `nil` where nobody is logged in. Throws ``ServerError`` where the server refuses.
  func tellServer(of place: Place) async throws -> AccountText? {
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else { return nil }
    guard try apiKey() != nil else { return .hereWithoutKey }
    // A server looks for places by name: a mere point it does not find.
    guard place.country != nil else { return .hereOnly }
    let source = ServerSource(account: account, world: self)
    let language = language
    let reader = try await store.read { try $0.weatherReader(showing: language) }
    let former = try await source.subscription()
    var subscription = Subscription(
      email: account.email, location: place.fullName,
      personality: former?.personality ?? reader.personality.rawValue,
      language: former?.language ?? reader.language.rawValue)
    do {
      _ = try await source.send(.setSubscription(subscription))
    } catch ServerError.message(ServerRefusal.badPlace.rawValue, _, _) {
      // The original's search knows names without their regions.
      subscription.location = place.name
      _ = try await source.send(.setSubscription(subscription))
    }
    try await source.letExpire()
    return .onServerToo
  }
}
