import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

extension World {
  /// Keeps the question for the person's remote coach until there is a network; the goal is made
  /// when the plan arrives, once. For errors whose `CoachError.isWorthQueueing` is true.
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

  /// Asks for the plans that wait, as far as they are due, and makes goals of those that arrive.
  /// Without a plan that waits, or with `--offline`, it does nothing. In a hurry those are asked for
  /// too whose time has not come.
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

  /// Takes back the calls whose plans nobody waits for any more, because they were being made when
  /// that was said.
  private func forgetUnwanted() async throws {
    let waiting = try await store.collection(of: PendingPlan.self).list()
    for call in try await Outbox(store).pending()
    where call.id.hasPrefix(PendingPlan.callPrefix)
      && !waiting.contains(where: { $0.call == call.id })
    {
      try await Outbox(store).cancel(call.id, now: now())
    }
  }

  /// Makes every call due that waits for its time; one that is being made stays as it is.
  private func hurryPending() async throws {
    let now = now()
    for call in try await Outbox(store).pending()
    where call.id.hasPrefix(PendingPlan.callPrefix) {
      try await Outbox(store).hurry(call.id, now: now)
    }
  }

  /// The value of the header that the secret goes into.
  private func headerValue(ofSecret name: String) throws -> String? {
    for coach in CoachName.allCases {
      guard let key = coach.key, key.secret == name else { continue }
      return try self.key(of: coach).map(key.value)
    }
    return nil
  }
}

/// What sending did.
struct PendingReport: Hashable, Sendable {
  /// The ids of the goals that were made, which are those of the plans that waited.
  var arrived: [String] = []
  /// Plans that will not come by themselves.
  var failed: [String] = []
  /// Plans that will be asked for again.
  var postponed: [String] = []
}

extension PendingReport {
  /// What became of the calls; one that was answered can still have failed.
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
  /// The same client, whose 429 is 402 where it means that money is needed: waiting does not help.
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
