import CoreModels
import Foundation
import Seeded
import Testing

@Suite("Spoiled files for the import of the built command") struct ImportFuzzTests {
  @Test func `are refused with a sentence, or taken in whole`() async throws {
    let (source, home) = (try Command(), try Command())
    for line in [
      ["mori", "gratitude", "Tea with \"Ana\""], ["lesson", "add", "Go slowly"],
      ["aclio", "new", "Run 5 km by June", "--yes"], ["mori", "gratitude", "Snow", "--append"],
    ] { _ = try await source.run("daybook", line) }
    let whole = try await source.run("daybook", ["export"]).output
    _ = try await home.run("daybook", ["lesson", "add", "What was there"])
    var exports = SpoiledExport(Data(whole.utf8), seed: 5)
    var before = try await home.run("daybook", ["export"]).output
    for round in 0..<48 {
      let outcome = try await home.run(
        "daybook", ["import", "-", "--json"], input: exports.next())
      #expect(!outcome.isSignalled && [0, 65, 78].contains(outcome.status), "\(round): \(outcome)")
      let after = try await home.run("daybook", ["export"]).output
      if outcome.status != 0 {
        #expect(after == before, "\(round): \(outcome)")
        #expect(try outcome.json["error"]?["message"] != nil, "\(round): \(outcome)")
      }
      before = after
    }
    // Screens must handle imported data that was well-formed.
    for screen in [["today"], ["lesson", "history"], ["mori", "diary"], ["aclio", "list"]] {
      let shown = try await home.run("daybook", screen)
      #expect(!shown.isSignalled && [0, 65, 69].contains(shown.status), "\(screen): \(shown)")
    }
    // A home that took in a spoiled file as this device's may refuse the whole one, and keeps what it
    // has; a new one takes it.
    let kept = try await home.run("daybook", ["export"]).output
    let last = try await home.run("daybook", ["import", "-"], input: Data(whole.utf8))
    let after = try await home.run("daybook", ["export"]).output
    #expect(last.status == 0 || last.status == 65 && after == kept, "\(last)")
    let new = try Command()
    #expect(try await new.run("daybook", ["import", "-"], input: Data(whole.utf8)).status == 0)
  }
}
