import TestSupport
import Testing

@testable import DailyBrief

@Suite("A record that cannot be read") struct UnreadableRecordsTests {
  @Test func `takes no screen down, whatever its kind`() async throws {
    try await Stage.expectScreensWithUnreadableRecords(DailyBriefPlugin.self)
  }
}
