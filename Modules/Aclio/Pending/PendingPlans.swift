import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

extension World {
  /// Queues a request to the person's remote coach until there is a network; the goal is created
  /// once, when the plan arrives. For errors whose `CoachError.isWorthQueueing` is true.
  ///
  /// Throws ``CoachError/nothingToQueue`` for the offline coach.
  @discardableResult
  func queuePlan(for request: PlanRequest) async throws -> PendingPlan {
    try request.requireSafe()
    let coach = try await coach()
    let id = makeID()
    let plan = PendingPlan(
      id: id, coach: coach.name, request: request, createdAt: now(),
      call: PendingPlan.callID(of: id, attempt: 1))
    let call = try plan.outboxCall(by: coach, at: now())
    try await store.transaction { transaction in
      try transaction.put(plan)
      try Outbox.enqueue(call, in: transaction)
    }
    return plan
  }

  /// Sends the due requests and creates goals from arrived plans. Does nothing without a pending
  /// plan, or with `--offline`. With `isHurried`, also sends requests that are not due yet.
  @discardableResult
  func sendPending(isHurried: Bool = false) async throws -> PendingReport {
    guard try await store.read({ try $0.pendingPlans() }) > 0 else { return PendingReport() }
    let planned = try await renewPending()
    guard !isOffline else { return PendingReport(arrived: planned) }
    let (moment, makeID, random, gate) = (moment, makeID, random, try await gate())
    try await forgetUnwanted()
    if isHurried { try await hurryPending() }
    var report = PendingReport(arrived: planned)
    let sent = try await Outbox(store).flush(
      with: http.tellingMoneyFromHaste(), now: now,
      random: { Double(random() >> 11) * 0x1p-53 },
      secrets: { try headerValue(ofSecret: $0) },
      included: { $0.id.hasPrefix(PendingPlan.callPrefix) },
      apply: { call, reply, transaction in
        try transaction.take(reply, of: call, through: gate, at: moment, makeID: makeID)
      })
    let rest = try await store.read { try PendingReport(sent, in: $0) }
    report.arrived += rest.arrived
    (report.failed, report.postponed) = (rest.failed, rest.postponed)
    return report
  }

  /// Cancels requests whose plans are no longer wanted; they were in flight when the person
  /// cancelled.
  private func forgetUnwanted() async throws {
    let waiting = try await store.collection(of: PendingPlan.self).list()
    for call in try await Outbox(store).pending()
    where call.id.hasPrefix(PendingPlan.callPrefix)
      && !waiting.contains(where: { $0.call == call.id })
    {
      try await Outbox(store).cancel(call.id, now: now())
    }
  }

  /// Makes every waiting request due; those in flight are unchanged.
  private func hurryPending() async throws {
    let now = now()
    for call in try await Outbox(store).pending()
    where call.id.hasPrefix(PendingPlan.callPrefix) {
      try await Outbox(store).hurry(call.id, now: now)
    }
  }

  /// The value of the header with that secret.
  private func headerValue(ofSecret name: String) throws -> String? {
    for coach in CoachName.allCases {
      guard let key = coach.key, key.secret == name else { continue }
      return try self.key(of: coach).map(key.value)
    }
    return nil
  }
}

/// The result of sending.
struct PendingReport: Hashable, Sendable {
  /// The ids of the created goals, which equal those of the pending plans.
  var arrived: [String] = []
  /// Plans that will not be requested again automatically.
  var failed: [String] = []
  /// Plans that will be requested again.
  var postponed: [String] = []
}

extension PendingReport {
  /// Maps the outbox's report; a request with a response can still have failed.
  init(_ report: OutboxReport, in snapshot: Snapshot) throws {
    let waiting = try snapshot.list(PendingPlan.self)
    for call in report.sent {
      let plan = PendingPlan.id(ofCall: call)
      if waiting.contains(where: { $0.id == plan }) {
        failed.append(plan)
      } else if try snapshot.findReadable(Goal.self, plan) != nil {
        arrived.append(plan)
      }
    }
    failed += report.failed.map(PendingPlan.id)
    postponed = report.postponed.map(PendingPlan.id)
  }
}

extension HTTPClient {
  /// The same client with a status of 402 instead of 429 if the account is out of money, as waiting
  /// does not help then.
  fileprivate func tellingMoneyFromHaste() -> HTTPClient {
    HTTPClient(shutdown: shutdown) { call in
      let reply = try await execute(call)
      guard reply.response.status == .tooManyRequests else { return reply }
      let response = reply.response
      let trouble = await ServerTrouble(reply)
      return HTTPReply(
        trouble.isAboutMoney ? 402 : response.status, headers: response.headerFields)
    }
  }
}
