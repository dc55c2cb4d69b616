#if PostgreSQL
  import CoreStorage

  /// How often and how soon something is tried again.
  struct Attempts {
    /// Transactions that collide so often are given up.
    private static let mostCollisions = 12

    private let pool: SessionPool
    private let start = ContinuousClock.now
    private let patience: Duration
    private var (collisions, losses) = (0, 0)

    init(_ pool: SessionPool, patience: Double? = nil) {
      self.pool = pool
      self.patience = .seconds(patience ?? pool.settings.patience)
    }

    /// How long to wait before the next attempt; throws what failed when there is no use in one.
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
