#if PostgreSQL
  import CoreStorage

  /// The number and timing of retries.
  struct Attempts {
    /// The number of conflicts after which a transaction fails.
    private static let mostCollisions = 12

    private let pool: SessionPool
    private let start = ContinuousClock.now
    private let patience: Duration
    private var (collisions, losses) = (0, 0)

    init(_ pool: SessionPool, patience: Double? = nil) {
      self.pool = pool
      self.patience = .seconds(patience ?? pool.settings.patience)
    }

    /// Returns the wait before the next attempt. Throws the error if a retry is useless.
    mutating func pause(after failure: PostgresFailure) throws -> Duration {
      switch failure.remedy {
      case .none: throw failure.error
      case .again:
        collisions += 1
        guard collisions <= Self.mostCollisions else { throw failure.error }
        return .milliseconds(Int.random(in: 0...(2 << min(collisions, 7))))
      case .reconnect:
        losses += 1
        pool.dropIdle()
        guard pool.isWorthWaiting(), start.duration(to: .now) < patience else {
          throw failure.error
        }
        return .milliseconds(Int.random(in: 0...(10 << min(losses, 6))))
      }
    }
  }
#endif
