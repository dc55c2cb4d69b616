import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

extension Finding {
  /// Describes what was saved and lost of a damaged store, by product and day.
  init(_ report: SalvageReport, of products: [any Plugin], in world: World) {
    let groups = report.lostGroups(products, in: world)
    let lost =
      groups.map { world.text(DataText.lostOn($0.product, day: $0.day, changes: $0.count)) }
      + (report.lostWithoutTrace > 0
        ? [world.text(DataText.lostWithoutTrace(report.lostWithoutTrace))] : [])
    let parts = SalvageReport.Part.allCases.filter(report.incomplete.contains)
      .map { world.text(DataText.lostPart($0)) }
    var sentences = [
      world.text(
        DataText.salvaged(
          report.changes.saved, changes: report.changes.known,
          savedEntries: report.entries.saved, entries: report.entries.known,
          kept: report.kept.terminalSafe))
    ]
    if !lost.isEmpty { sentences.append(world.text(DataText.lost(lost.joined(separator: "; ")))) }
    if !parts.isEmpty {
      sentences.append(world.text(DataText.incomplete(parts.joined(separator: "; "))))
    }
    if report.contradictions > 0 {
      sentences.append(world.text(DataText.contradictions(report.contradictions)))
    }
    self.init(
      code: "store_damaged", message: sentences.joined(separator: " "), isRepaired: true)
    details = [
      "changes": report.changes.json, "entries": report.entries.json,
      "lost": .array(groups.map(\.json)),
      "lost_without_trace": .integer(Int64(report.lostWithoutTrace)),
      "incomplete": .array(
        SalvageReport.Part.allCases.filter(report.incomplete.contains).map { .string($0.rawValue) }),
      "contradictions": .integer(Int64(report.contradictions)), "kept": .string(report.kept),
    ]
  }
}

/// The lost changes of one product and day.
private struct LostGroup {
  let product, day: String
  let count: Int

  var json: JSONValue {
    ["product": .string(product), "day": .string(day), "changes": .integer(Int64(count))]
  }
}

extension SalvageReport {
  fileprivate func lostGroups(_ products: [any Plugin], in world: World) -> [LostGroup] {
    var counts: [[String]: Int] = [:]
    for change in lost {
      let id = change.kind.prefix { $0 != "." }
      let product = products.first { $0.id == id }?.name ?? String(id).terminalSafe
      let day = world.calendar.wallClock(at: change.writtenAt).date.description
      counts[[day, product], default: 0] += 1
    }
    return counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { LostGroup(product: $0.key[1], day: $0.key[0], count: $0.value) }
  }
}

extension SalvageReport.Share {
  fileprivate var json: JSONValue {
    ["saved": .integer(Int64(saved)), "known": .integer(Int64(known))]
  }
}
