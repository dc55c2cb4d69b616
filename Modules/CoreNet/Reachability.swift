import HTTPTypes
import Synchronization

/// Whether there is a network, as far as calls have shown; asking costs nothing.
public final class Reachability: Sendable {
  /// What the last call showed.
  public enum State: String, Sendable {
    /// No call has shown anything yet.
    case unknown
    /// A server answered, whatever it said.
    case reachable
    /// No server could be reached in time.
    case unreachable
  }

  private let remembered = Mutex(State.unknown)

  /// Begins with ``State/unknown``.
  public init() {}

  /// What the last call showed.
  public var state: State { remembered.withLock { $0 } }

  /// Asks a server, and answers after `limit` at the latest: a probe that takes longer is cancelled
  /// and counts as unreachable.
  public func check(
    _ url: String, with client: HTTPClient, within limit: Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) async throws(NetError) -> State {
    let call = try HTTPCall(.head, url, timeout: limit, idleTimeout: limit)
    try call.requireAllowedAddress()
    let (answers, answer) = AsyncStream.makeStream(of: State.self)
    // These are no child tasks: a group would wait for a probe that is slow to notice its end.
    let probe = Task {
      let state = await Self.state(shownBy: call, with: client)
      if let state { answer.yield(state) }
      answer.finish()
    }
    let timer = Task {
      do { try await sleep(limit) } catch { return }
      answer.yield(.unreachable)
    }
    defer {
      probe.cancel()
      timer.cancel()
    }
    for await state in answers {
      remember(state)
      return state
    }
    return state
  }

  private static func state(shownBy call: HTTPCall, with client: HTTPClient) async -> State? {
    do {
      _ = try await client.execute(call)
      return .reachable
    } catch {
      return state(shownBy: error)
    }
  }

  /// `nil` where the error says nothing about the network.
  fileprivate static func state(shownBy error: any Error) -> State? {
    switch error as? NetError {
    case .offline, .dns, .refused, .tls, .timedOut, .connectionLost: .unreachable
    case .tooManyRedirects, .badRedirect, .status, .decoding, .bodyTooLarge: .reachable
    case .invalidURL, .insecure, .cancelled, .unusableTrustRoots, .secretInOutbox, nil: nil
    }
  }

  fileprivate func remember(_ state: State?) {
    if let state { remembered.withLock { $0 = state } }
  }
}

extension HTTPClient {
  /// Tells `reachability` what every call shows.
  public func observed(by reachability: Reachability) -> HTTPClient {
    layer { call in
      do {
        let reply = try await execute(call)
        reachability.remember(.reachable)
        return reply
      } catch {
        reachability.remember(Reachability.state(shownBy: error))
        throw error
      }
    }
  }
}
