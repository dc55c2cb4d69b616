#if PostgreSQL
  import CoreStorage
  import Dispatch
  import Synchronization

  /// The process's sessions, each used by one call at a time.
  final class SessionPool: Sendable {
    typealias Ready = @Sendable (Result<Session, StoreError>) -> Void

    private struct State {
      var idle: [Session] = []
      var taken = 0
      var waiting: [(number: Int, ready: Ready)] = []
      var last = 0
      /// The time when the server became unreachable.
      var lostAt: ContinuousClock.Instant?
    }

    let settings: PostgresSettings
    private let url: String
    private let state = Mutex(State())

    init(url: String, settings: PostgresSettings) {
      (self.url, self.settings) = (url, settings)
    }

    /// Provides a session, which may be closed, or ``StoreError/unavailable`` after the time limit.
    func take(_ ready: @escaping Ready) {
      enum Taken { case session(Session), place, later(Int) }
      let taken: Taken = state.withLock { state in
        if state.taken < settings.connections {
          state.taken += 1
          return state.idle.popLast().map { .session($0) } ?? .place
        }
        state.last += 1
        state.waiting.append((state.last, ready))
        return .later(state.last)
      }
      switch taken {
      case .session(let session): ready(.success(session))
      case .place: ready(.success(Session(url: url, settings: settings)))
      case .later(let number):
        DispatchQueue.global().asyncAfter(deadline: .now() + settings.patience) { [weak self] in
          self?.giveUp(number)
        }
      }
    }

    private func giveUp(_ number: Int) {
      let waiter = state.withLock { state in
        state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
      }
      waiter?.ready(.failure(.unavailable))
    }

    /// Returns a session to the pool, or passes it to the longest waiter.
    func give(_ session: Session) {
      let next = state.withLock { state -> Ready? in
        if !state.waiting.isEmpty { return state.waiting.removeFirst().ready }
        state.taken -= 1
        if session.isOpen { state.idle.append(session) }
        return nil
      }
      next?(.success(session))
    }

    /// Closes idle sessions after a connection was lost.
    func dropIdle() {
      let dropped = state.withLock { state in
        defer { state.idle = [] }
        return state.idle
      }
      _ = dropped
    }

    /// `true` while an unreachable server may still come back.
    func isWorthWaiting() -> Bool {
      let now = ContinuousClock.now
      return state.withLock { state in
        let since = state.lostAt ?? now
        state.lostAt = since
        return since.duration(to: now) < .seconds(settings.patience)
      }
    }

    /// Records that the server is reachable.
    func found() { state.withLock { $0.lostAt = nil } }
  }
#endif
