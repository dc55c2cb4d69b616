import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import HTTPTypes
import Logging

/// The outcome of refreshing the source's affirmations.
enum RefreshOutcome: Hashable, Sendable {
  /// No refresh was attempted.
  case none
  /// The source responded.
  case fresh
  /// The source failed; its cached affirmations are used.
  case failed(Failure, isOffline: Bool)

  /// Creates a failure, offline if no server was reached; an unexpected response is not.
  static func failed(_ error: any ExplainedError, in world: World) -> RefreshOutcome {
    let isOffline =
      switch error as? NetError {
      case .offline, .dns, .refused, .connectionLost: true
      default: false
      }
    return .failed(error.failure(in: world.language), isOffline: isOffline)
  }

  /// Logs the failure, for `--verbose`.
  func log(to log: Logger) {
    guard case .failed(let failure, _) = self else { return }
    log.warning("affirmations not refreshed: \(failure.code): \(failure.message)")
  }
}

extension World {
  /// The time that a screen waits for a source.
  static let affirmationPatience = Duration.seconds(3)

  /// Fetches the source's affirmations and caches them. A failing source changes nothing; errors of
  /// the store are thrown.
  func refreshAffirmations(
    from source: AffirmationSource
  ) async throws(StoreError) -> RefreshOutcome {
    do {
      switch source {
      case .bundled: return .none
      case .remote(let address): try await fetchAffirmations(address)
      case .file(let path):
        try await AffirmationList.read(files.absolutePath(path), in: self)
          .keep(for: source, in: store)
      }
      return .fresh
    } catch let error as StoreError {
      throw error
    } catch {
      return .failed(error as? any ExplainedError ?? GroundingSunError.badReply, in: self)
    }
  }

  private func fetchAffirmations(_ address: String) async throws {
    let call = try HTTPCall(
      .get, address, timeout: .seconds(10), bodyLimit: AffirmationList.largest)
    let reply = try await http.caching(.store(store)).fetch(call).requireSuccess()
    try await AffirmationList(wire: reply.body).keep(for: .remote(address), in: store)
  }

  /// Fetches a source that has never responded, before the first draw: a server within a screen's
  /// patience, a file even offline. Does nothing for other sources.
  func firstRefresh(
    from source: AffirmationSource
  ) async throws(any Error) -> RefreshOutcome {
    let isRemote = source.kind == "remote"
    guard source != .bundled, !(isRemote && isOffline),
      try await store.read({ try AffirmationList(of: source, in: $0) }) == nil
    else { return .none }
    return try await awaitedRefresh(from: source)
  }

  /// Fetches a newly chosen source if it is a reachable server.
  func chosenRefresh(from source: AffirmationSource) async throws -> RefreshOutcome {
    guard case .remote = source, !isOffline else { return .none }
    return try await awaitedRefresh(from: source)
  }

  /// Fetches the source within a screen's patience, showing a spinner.
  func awaitedRefresh(from source: AffirmationSource) async throws -> RefreshOutcome {
    let answered = try await terminal.withSpinner(
      text(GroundingSunText.refreshing), sleep: sleep
    ) { () async throws(StoreError) in
      try await first(
        of: { () async throws(StoreError) in try await refreshAffirmations(from: source) },
        orAfter: World.affirmationPatience)
    }
    let outcome = answered ?? .failed(GroundingSunError.tooLate, in: self)
    outcome.log(to: log)
    return outcome
  }
}
