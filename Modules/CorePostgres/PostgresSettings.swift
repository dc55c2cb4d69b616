#if PostgreSQL
  /// Settings for a store on a PostgreSQL server. All times are in seconds.
  public struct PostgresSettings: Hashable, Sendable {
    /// The maximum number of connections of this process.
    public var connections = 8
    /// How long a call waits for a connection, or for the server to restart.
    public var patience = 5.0
    /// The time limit for connecting.
    public var connectTime = 5
    /// The time limit for a statement.
    public var statementTime = 10.0
    /// The time limit for waiting on another transaction's lock.
    public var lockTime = 5.0
    /// The maximum idle time within a transaction.
    public var idleTime = 15.0
    /// The time limit for a response. A pooler without a server does not respond, nor does a server
    /// whose standbys are away.
    public var responseTime = 15.0

    /// Creates the default settings.
    public init() {}

    /// Sets the limits for a connection to a server.
    var preamble: String {
      """
      SET statement_timeout = \(Int(statementTime * 1000));
      SET lock_timeout = \(Int(lockTime * 1000));
      SET idle_in_transaction_session_timeout = \(Int(idleTime * 1000));
      """
    }

    /// Sets the limits for one transaction, in one statement.
    var limits: String {
      """
      SELECT set_config('statement_timeout', '\(Int(statementTime * 1000))', true),
        set_config('lock_timeout', '\(Int(lockTime * 1000))', true),
        set_config('idle_in_transaction_session_timeout', '\(Int(idleTime * 1000))', true)
      """
    }
  }
#endif
