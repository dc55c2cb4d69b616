import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// The outcome of a sync through a folder, a hub or both.
struct SyncOutcome {
  var report = SyncReport()
  /// The failures of the folder and the hub.
  var failures: [(isHub: Bool, failure: any ExplainedError)] = []
}

extension World {
  /// Syncs with the folder and the hub, if set up. A failure of one does not stop the other. Throws
  /// the failure of the only one, or ``SyncError/notSetUp``.
  func syncAll(_ sealing: Sealing?) async throws -> SyncOutcome {
    let hasFolder = try await FolderSync(store).status() != nil
    let hasHub = try await HubSync(store).status() != nil
    var outcome = SyncOutcome()
    if hasFolder || !hasHub {
      do { outcome.report.add(try await folderSync(sealing).run()) } catch let error
        as any ExplainedError where hasHub
      {
        outcome.failures.append((false, error))
      }
    }
    if hasHub {
      do {
        if let report = try await syncWithHub(sealing) { outcome.report.add(report) }
      } catch let error as any ExplainedError where hasFolder {
        outcome.failures.append((true, error))
      }
    }
    return outcome
  }

  /// Renews the timers affected by received changes and prints the outcome; ends with the most
  /// severe exit code.
  func finishSync<Products: Suite>(
    of products: Products.Type, _ outcome: SyncOutcome, advice: [String] = []
  ) async throws {
    if outcome.failures.isEmpty { noteSync() }
    if outcome.report.received > 0 { await renewAll(of: Products.plugins) }
    try answer(outcome.json(in: language)) { outcome.lines(in: self) + advice }
    let kinds = outcome.failures.map { $0.failure.failure(in: language).kind }
    if let worst = kinds.max(by: { $0.exitCode < $1.exitCode }) { throw QuietExit(kind: worst) }
  }
}

extension SyncOutcome {
  init(_ report: SyncReport) { self.report = report }

  fileprivate func json(in language: Language) -> JSONValue {
    [
      "sent": .integer(Int64(report.sent)), "received": .integer(Int64(report.received)),
      "damaged": .array(report.damaged.map(JSONValue.string)),
      "left_out": .array(
        report.leftOut.map {
          ["file": .string($0.name), "code": .string($0.reason.failure(in: language).code)]
        }),
      "not_sealed": .array(report.open.map(JSONValue.string)),
      "dated_ahead": .integer(Int64(report.ahead)),
      "merged": .integer(Int64(report.merged)),
      "diverged": .array(report.diverged.sorted().map(JSONValue.string)),
      "too_large": .array(
        report.tooLarge.map {
          [
            "kind": .string($0.record.kind), "id": .string($0.record.id),
            "bytes": .integer(Int64($0.bytes)),
          ]
        }),
      "errors": .array(
        failures.map { isHub, error in
          let failure = error.failure(in: language)
          return [
            "through": isHub ? "hub" : "folder", "code": .string(failure.code),
            "message": .string(failure.message),
          ]
        }),
    ]
  }

  fileprivate func lines(in world: World) -> [String] {
    var lines = [world.text(DataText.synced(report.sent, received: report.received))]
    lines += report.leftOut.map { file in
      let name = file.name.terminalSafe
      guard file.reason != .damaged else { return world.text(DataText.notWhole(name)) }
      let reason = file.reason.failure(in: world.language).message.terminalSafe
      return world.text(DataText.leftOut(name, reason: reason))
    }
    if !report.open.isEmpty { lines.append(world.text(DataText.notSealed(report.open.count))) }
    if report.ahead > 0 { lines.append(world.text(DataText.waitingForClock(report.ahead))) }
    if report.merged > 0 { lines.append(world.text(LogText.merged(report.merged))) }
    lines += report.diverged.sorted().map {
      world.text(DataText.historyDiverged($0.terminalSafe))
    }
    lines += report.tooLarge.map { change in
      let name = "\(change.record.kind) \(change.record.id)".terminalSafe
      return world.text(LogText.tooLarge(name, megabytes: (change.bytes >> 20) + 1))
    }
    lines += failures.flatMap { isHub, error in
      let failure = error.failure(in: world.language)
      let text = isHub ? DataText.hubFailed(failure.message) : .folderFailed(failure.message)
      return [world.text(text).terminalSafe, failure.hint].compactMap(\.self)
    }
    return lines
  }
}
