import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import HTTPTypes
import Logging

/// How looking for the source's affirmations went.
enum RefreshOutcome: Hashable, Sendable {
  /// Nobody looked.
  case none
  /// The source has answered.
  case fresh
  /// The source failed; what it gave earlier serves.
  case failed(Failure, isOffline: Bool)

  /// Offline where nobody was reached; a server that answered something else is not.
  static func failed(_ error: any ExplainedError, in world: World) -> RefreshOutcome {
    let isOffline =
      switch error as? NetError {
      case .offline, .dns, .refused, .connectionLost: true
      default: false
      }
    return .failed(error.failure(in: world.language), isOffline: isOffline)
  }

  /// Says why it did not work to whoever asked with `--verbose`.
  func log(to log: Logger) {
    guard case .failed(let failure, _) = self else { return }
    log.warning("affirmations not refreshed: \(failure.code): \(failure.message)")
  }
}

extension World {
  /// How long a screen waits for a source.
  static let affirmationPatience = Duration.seconds(3)

  /// Asks the source and keeps what it gives. A source that fails leaves everything as it is;
  /// trouble with the store is thrown.
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

  /// Asks a source that never gave anything, before it is drawn from; a server for as long as a
  /// screen waits, a file even without a network. Does nothing for one that gave something.
  func firstRefresh(
    from source: AffirmationSource
  ) async throws(any Error) -> RefreshOutcome {
    let isRemote = source.kind == "remote"
    guard source != .bundled, !(isRemote && isOffline),
      try await store.read({ try AffirmationList(of: source, in: $0) }) == nil
    else { return .none }
    return try await awaitedRefresh(from: source)
  }

  /// Asks a source that was just chosen, where it is a server that can be asked now.
  func chosenRefresh(from source: AffirmationSource) async throws -> RefreshOutcome {
    guard case .remote = source, !isOffline else { return .none }
    return try await awaitedRefresh(from: source)
  }

  /// Asks the source for as long as a screen waits, while a spinner turns.
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
