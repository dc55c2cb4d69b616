import CoreModels
import CoreStorage
import Foundation
import Seeded
import Testing

@testable import CommandHost

@Suite("Spoiled files for daybook import") struct ImportFuzzTests {
  /// `CRASH_ROUNDS=1000` for the full proof, 4,000 rounds.
  private static let rounds =
    (ProcessInfo.processInfo.environment["CRASH_ROUNDS"].flatMap { Int($0) } ?? 50) * 4

  /// Exports a home with changes, removals, undo, days, several scripts and numbers.
  private func export(_ stage: HostStage) async throws -> Data {
    for name in ["one", "dva – ščť", "three \"quoted\" \\ 蕨 🌿"] {
      _ = await stage.daybook("probe", "keep", name)
    }
    let store = try stage.store()
    try await store.transaction { transaction in
      for number in 0..<5 {
        try transaction.put(
          Figure(id: "\(number)", day: Day(epochDay: 20_000 + number), value: Double(number) / 7))
      }
      try transaction.remove(Figure.self, "3")
    }
    _ = await stage.daybook("undo")
    return Data(await stage.daybook("export").output.utf8)
  }

  /// An export without what another copy of the same changes completes.
  private func content(_ export: String) -> String {
    export.replacing(/"(hash|origin|follows)":"[^"]*",/, with: "")
  }

  @Test(arguments: 0..<4)
  func `take nothing in, or what is well-formed, and never break off`(part: UInt64) async throws {
    let source = HostStage()
    var exports = SpoiledExport(try await export(source), seed: 20_261_121 + part)
    // Half of them are imported by the home that wrote them, half by another.
    let stage = part % 2 == 0 ? source : HostStage()
    _ = await stage.daybook("probe", "keep", "own")
    let file = stage.folder.path + "/spoiled.json"
    var before = await stage.daybook("export").output
    var taken = 0
    for round in 0..<Self.rounds / 4 {
      let data = exports.next()
      try data.write(to: URL(fileURLWithPath: file))
      let outcome = await stage.daybook("import", file, "--json")
      let after = await stage.daybook("export").output
      if outcome.status == 0 {
        let added = try outcome.json["added"]
        #expect(
          (added == 0) == (content(after) == content(before)), "round \(round): \(outcome)")
        taken += 1
        #expect(try await stage.store().problems() == [], "round \(round)")
        #expect(await stage.daybook("probe", "keep", "round \(round)").status == 0, "\(round)")
        before = await stage.daybook("export").output
        continue
      }
      #expect(after == before, "round \(round): \(outcome)")
      #expect([65, 78].contains(outcome.status), "round \(round): \(outcome)")
      let codes: [JSONValue] = [
        "not_an_export", "export_damaged", "export_out_of_range", "device_twice", "export_newer",
        "entry_unreadable", "entry_too_large",
      ]
      let error = try outcome.json["error"]
      #expect(error?["code"].map(codes.contains) == true, "round \(round): \(outcome)")
      guard case .string(let message)? = error?["message"], !message.isEmpty else {
        Issue.record("round \(round): no sentence: \(outcome)")
        continue
      }
    }
    // Most are rejected; those that are practically intact are not.
    #expect(taken > 0 && taken < Self.rounds / 8)
    // Imported data can be exported and imported again.
    let (other, last) = (HostStage(), await stage.daybook("export", "--force", "--out", file))
    #expect(last.status == 0)
    #expect(await other.daybook("import", file).status == 0)
    #expect(await other.daybook("export").output == before)
  }
}

/// A record with a day and a number.
private struct Figure: Record {
  static let kind = "probe.figure"
  var id: String
  var day: Day?
  var value: Double
}
