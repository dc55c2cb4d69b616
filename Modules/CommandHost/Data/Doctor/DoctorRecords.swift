import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

extension World {
  /// Reports undecodable records, which no screen shows; a repair restores them from the log.
  func recordFindings(repairing: Bool) async throws -> [Finding] {
    let found = try await store.unreadableRecords()
    let outcomes = repairing ? try await store.mend(found) : [:]
    return found.map { finding($0, outcomes[$0]) }
  }

  private func finding(
    _ record: UnreadableRecord, _ outcome: UnreadableRecord.Outcome?
  ) -> Finding {
    let person = record.profile == store.profile ? nil : record.profile
    let parts = [record.name.kind, record.name.id, record.day?.description, person]
    let name = parts.compactMap { $0?.terminalSafe }.joined(separator: " ")
    let sentence: DataText =
      switch outcome {
      case .broughtBack(let instant): .recordBroughtBack(name, asOf: shortTime(of: instant))
      case .removed: .recordRemoved(name)
      case nil: record.isNewer ? .recordNewer(name) : .recordUnreadable(name)
      }
    var finding = Finding(
      code: record.isNewer ? "record_newer" : "record_unreadable", message: text(sentence),
      isRepaired: outcome != nil)
    finding.details = [
      "profile": .string(record.profile), "kind": .string(record.name.kind),
      "id": .string(record.name.id), "day": record.day.map { .string($0.description) } ?? .null,
    ]
    return finding
  }

  /// Formats an instant in the user's time zone: `2026-11-21 09:30`.
  func shortTime(of instant: Instant) -> String {
    "\(tabled(calendar.wallClock(at: instant).date)) \(calendar.timeOfDay(at: instant))"
  }
}
