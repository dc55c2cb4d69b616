#if PostgreSQL
  import CoreStorage
  import Dispatch
  import Synchronization

  extension SessionPool {
    /// Runs a closure with a session on a thread that may block.
    func use<Result: Sendable>(
      _ work: @escaping @Sendable (Session) throws -> Result
    ) async throws -> Result {
      try await withCheckedThrowingContinuation { continuation in
        take { taken in
          guard case .success(let session) = taken else {
            return continuation.resume(throwing: StoreError.unavailable)
          }
          session.queue.async {
            let result = Swift.Result { try work(session) }
            self.give(session)
            continuation.resume(with: result)
          }
        }
      }
    }

    /// Runs a closure with a session while the caller's thread waits.
    func useNow<Result>(_ work: (Session) throws -> Result) throws -> Result {
      let given = Mutex<Session?>(nil)
      let isDecided = DispatchSemaphore(value: 0)
      take { taken in
        if case .success(let session) = taken { given.withLock { $0 = session } }
        isDecided.signal()
      }
      isDecided.wait()
      guard let session = given.withLock({ $0 }) else { throw StoreError.unavailable }
      defer { give(session) }
      return try session.queue.sync { try work(session) }
    }
  }
#endif
