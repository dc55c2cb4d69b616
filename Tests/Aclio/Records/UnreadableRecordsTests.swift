import TestSupport
import Testing

@testable import Aclio

@Suite("A record that cannot be read") struct UnreadableRecordsTests {
  @Test func `takes no screen down, whatever its kind`() async throws {
    try await Stage.expectScreensWithUnreadableRecords(AclioPlugin.self, onlyIDs: ["me"])
  }
}
