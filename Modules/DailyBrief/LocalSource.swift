import CoreModels
import CoreNet
import CorePlugin
import CoreStorage

/// A brief made on this machine: weather from its service, everything else from the store.
struct LocalSource: BriefSource {
  let world: World

  var tooLate: any ExplainedError { WeatherError.tooLate }

  func stored() async throws -> BriefState? { try await state() }

  private func state() async throws -> BriefState {
    let moment = world.moment
    return try await world.store.read { try $0.localBrief(at: moment) }
  }

  func refreshed(insisting isInsisting: Bool) async throws -> BriefState {
    let start = world.now()
    let problem = try await refreshWeather(insisting: isInsisting)
    var state = try await state()
    if let problem { return state.failed(problem) }
    state.isLive = state.fetchedAt.map { $0 >= start } ?? state.isLive
    return state
  }

  /// Refreshes the weather; returns the reason if that fails, and throws only store errors.
  private func refreshWeather(
    insisting isInsisting: Bool
  ) async throws(StoreError) -> Failure? {
    do {
      let moment = world.moment
      let wanted = try await world.store.read { snapshot in
        try snapshot.setting(BriefSettings.modules).weather
          ? snapshot.places().first.map {
            ($0, try snapshot.weatherReader(showing: moment.language))
          } : nil
      }
      guard let (place, reader) = wanted else { return nil }
      guard !world.isOffline else { throw NetError.offline }
      return try await world.localWeather(at: place, as: reader, insisting: isInsisting).problem
    } catch let error as StoreError {
      throw error
    } catch {
      let explained = error as? any ExplainedError ?? WeatherError.badForecast
      return explained.failure(in: world.language)
    }
  }

  /// The weather of the primary place; `nil` if none is set up.
  func weather() async throws -> Weather? {
    let moment = world.moment
    let (place, reader) = try await world.store.read { snapshot in
      (
        try snapshot.places().first,
        try snapshot.weatherReader(showing: moment.language)
      )
    }
    guard let place else { return nil }
    return try await world.localWeather(at: place, as: reader).weather
  }

  /// Upcoming events by date, then past ones.
  func countdowns() async throws -> [Countdown] {
    let moment = world.moment
    return try await world.store.read { try $0.countdowns(at: $0.briefMoment(moment)) }
  }

  func nameday(on day: Day) async throws -> Nameday? {
    let language = world.language
    return try await world.store.read { snapshot in
      snapshot.nameday(
        on: day, language: try snapshot.weatherReader(showing: language).language)
    }
  }

  private var kept: StoreEvents { StoreEvents(store: world.store) }
  func events() async throws -> [Event] { try await kept.events() }
  func add(_ event: Event) async throws -> String { try await kept.add(event) }
  func add(_ events: [Event]) async throws { try await kept.add(events) }
  func update(_ event: Event) async throws { try await kept.update(event) }
  func removeEvent(_ id: String) async throws { try await kept.removeEvent(id) }
}
