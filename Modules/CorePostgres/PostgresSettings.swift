#if PostgreSQL
  /// How a store uses its PostgreSQL server. All times are in seconds.
  public struct PostgresSettings: Hashable, Sendable {
    /// Connections at once, of this process.
    public var connections = 8
    /// How long a call waits for a connection, and for a server that starts again.
    public var patience = 5.0
    /// How long connecting may take.
    public var connectTime = 5
    /// How long a statement may take.
    public var statementTime = 10.0
    /// How long a statement waits for what another transaction writes.
    public var lockTime = 5.0
    /// How long a transaction may be doing nothing.
    public var idleTime = 15.0

    /// The usual settings.
    public init() {}

    /// What a new connection is told first.
    var preamble: String {
      """
      SET client_encoding = 'UTF8';
      SET statement_timeout = \(Int(statementTime * 1000));
      SET lock_timeout = \(Int(lockTime * 1000));
      SET idle_in_transaction_session_timeout = \(Int(idleTime * 1000));
      """
    }
  }
#endif
