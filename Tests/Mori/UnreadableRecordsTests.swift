import TestSupport
import Testing

@testable import Mori

@Suite("A record that cannot be read") struct UnreadableRecordsTests {
  @Test func `takes no screen down, whatever its kind`() async throws {
    try await Stage.expectScreensWithUnreadableRecords(MoriPlugin.self, onlyIDs: ["life"])
  }
}
