public import CoreModels
public import CoreStorage

/// What a flush did.
public struct OutboxReport: Sendable, Hashable {
  /// The ids of calls that were carried out.
  public var sent: [String]
  /// The ids of calls that were refused for good.
  public var failed: [String]
  /// The ids of calls that were tried and will be again.
  public var postponed: [String]

  /// A report, by default of nothing done.
  public init(sent: [String] = [], failed: [String] = [], postponed: [String] = []) {
    self.sent = sent
    self.failed = failed
    self.postponed = postponed
  }
}

extension Outbox {
  /// Longer than a call with all its retries takes: when it is over, the process that made the call
  /// is gone, and another may make it.
  static let lease = 300
  /// Attempts that a server answers with trouble of its own, before the call counts as refused.
  static let attemptLimit = 50

  /// Makes the calls that are due and `included`, by default all, in the order of the line for each
  /// origin: several users of one outbox each apply their own.
  ///
  /// A call leaves the outbox in the same transaction as what `apply` writes, so that a reply is
  /// applied once; where `apply` throws, nothing is written and the call is made again later.
  /// `secrets` gives the value of a named secret, `random` 0 ..< 1. Throws ``NetError/cancelled``
  /// when its task or a call is, and what the store throws.
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
      // What happened is written down even when this task was cancelled meanwhile.
      let outcome = try await Task {
        try await settle(call, result, now: now(), random: random(), apply: apply)
      }.value
      switch outcome {
      case .sent: report.sent.append(call.id)
      case .failed: report.failed.append(call.id)
      case .postponed: report.postponed.append(call.id)
      case .overtaken: break
      }
      // Whoever the call is made for may have gone, though this task goes on.
      if Task.isCancelled || result.wasCancelled { throw NetError.cancelled }
    }
    return report
  }

  /// Takes the first due call for this process, in one transaction, so that no other sends it too.
  private func claim(
    at now: Instant, _ included: @escaping @Sendable (OutboxCall) -> Bool
  ) async throws -> OutboxCall? {
    try await store.transaction(automatic: true) { transaction in
      var waiting: Set<String> = []
      for var call in try transaction.line() where call.state != .failed && included(call) {
        // A call waits for those before it, for they may have made what it is about.
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
          // Anything else there means that the lease was over and another process took it.
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
