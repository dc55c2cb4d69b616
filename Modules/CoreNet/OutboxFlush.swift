public import CoreModels
public import CoreStorage

/// The result of a flush.
public struct OutboxReport: Sendable, Hashable {
  /// The ids of requests that succeeded.
  public var sent: [String]
  /// The ids of requests that were refused permanently.
  public var failed: [String]
  /// The ids of requests that failed and will be retried.
  public var postponed: [String]

  /// Creates a report, empty by default.
  public init(sent: [String] = [], failed: [String] = [], postponed: [String] = []) {
    self.sent = sent
    self.failed = failed
    self.postponed = postponed
  }
}

extension Outbox {
  /// Longer than a request with all retries. After the lease, its process counts as crashed and
  /// another may send the request.
  static let lease = 300
  /// Attempts ending in server errors before a request counts as refused.
  static let attemptLimit = 50

  /// Sends due requests that are `included`, in order per origin. By default, all are included;
  /// several users of one outbox apply only their own.
  ///
  /// A request is removed in the same transaction as the writes of `apply`, so that each reply is
  /// applied once. If `apply` throws, nothing is written and the request is sent again later.
  /// `secrets` returns the value of a named secret, `random` a number in 0 ..< 1. Throws
  /// ``NetError/cancelled`` if the task or a request is cancelled, and errors of the store.
  public func flush(
    with client: HTTPClient, now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> Double,
    secrets: @escaping @Sendable (_ name: String) async throws -> String? = { _ in nil },
    included: @escaping @Sendable (OutboxCall) -> Bool = { _ in true },
    apply: @escaping @Sendable (OutboxCall, CollectedReply, Transaction) throws -> Void
  ) async throws -> OutboxReport {
    var report = OutboxReport()
    while let call = try await claim(at: now(), included) {
      let result = await send(call, with: client, secrets: secrets)
      // The result is recorded even if this task was cancelled meanwhile.
      let outcome = try await Task {
        try await settle(call, result, now: now(), random: random(), apply: apply)
      }.value
      switch outcome {
      case .sent: report.sent.append(call.id)
      case .failed: report.failed.append(call.id)
      case .postponed: report.postponed.append(call.id)
      case .overtaken: break
      }
      // The request's own client may have disconnected while this task goes on.
      if Task.isCancelled || result.wasCancelled { throw NetError.cancelled }
    }
    return report
  }

  /// Claims the first due request for this process in one transaction, so that no other sends it
  /// too.
  private func claim(
    at now: Instant, _ included: @escaping @Sendable (OutboxCall) -> Bool
  ) async throws -> OutboxCall? {
    try await store.transaction(automatic: true) { transaction in
      var waiting: Set<String> = []
      for var call in try transaction.line() where call.state != .failed && included(call) {
        // A request waits for earlier ones to its origin, on which it may depend.
        let origin = try call.origin
        guard !waiting.contains(origin) else { continue }
        guard call.isDue(at: now) else {
          waiting.insert(origin)
          continue
        }
        call.state = .sending
        call.attempts += 1
        call.nextAttemptAt = now.adding(seconds: Outbox.lease)
        try transaction.put(call)
        return call
      }
      return nil
    }
  }

  private func send(
    _ call: OutboxCall, with client: HTTPClient,
    secrets: @Sendable (_ name: String) async throws -> String?
  ) async -> Result<CollectedReply, Refusal> {
    do {
      var values: [String: String] = [:]
      for (header, name) in call.secretHeaders {
        guard let value = try await secrets(name) else { return .failure(.missingSecret) }
        values[header] = value
      }
      return .success(try await client.fetch(call.call(secrets: values)).requireSuccess())
    } catch {
      return .failure(Refusal(error))
    }
  }

  private enum Outcome { case sent, failed, postponed, overtaken }

  private func settle(
    _ call: OutboxCall, _ result: Result<CollectedReply, Refusal>, now: Instant, random: Double,
    apply: @escaping @Sendable (OutboxCall, CollectedReply, Transaction) throws -> Void
  ) async throws -> Outcome {
    let refusal: Refusal
    switch result {
    case .success(let reply):
      do {
        return try await store.transaction(automatic: true) { transaction in
          // Otherwise the lease has expired and another process has taken over.
          guard try transaction.find(OutboxCall.self, call.id) == call else { return .overtaken }
          try transaction.remove(OutboxCall.self, call.id)
          try apply(call, reply, transaction)
          return .sent
        }
      } catch {
        refusal = .notApplied
      }
    case .failure(let reason): refusal = reason
    }
    return try await store.transaction(automatic: true) { transaction in
      guard try transaction.find(OutboxCall.self, call.id) == call else { return .overtaken }
      let next = call.postponed(by: refusal, now: now, random: random)
      try transaction.put(next)
      return next.state == .failed ? .failed : .postponed
    }
  }
}

extension Result where Failure == Refusal {
  fileprivate var wasCancelled: Bool {
    if case .failure(let refusal) = self { refusal.code == NetError.cancelled.code } else { false }
  }
}
