import TestSupport
import Testing

@testable import Lesson

@Suite("A record that cannot be read") struct UnreadableRecordsTests {
  @Test func `takes no screen down, whatever its kind`() async throws {
    try await Stage.expectScreensWithUnreadableRecords(LessonPlugin.self, onlyIDs: ["quote"])
  }
}
