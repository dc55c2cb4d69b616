import TestSupport
import Testing

@testable import GroundingSun

@Suite("A record that cannot be read") struct UnreadableRecordsTests {
  @Test func `takes no screen down, whatever its kind`() async throws {
    try await Stage.expectScreensWithUnreadableRecords(GroundingSunPlugin.self)
  }
}
