import CoreModels
import CoreReminders
import CoreStorage
import Testing

@Suite("What a person chose for reminders") struct ReminderChoiceTests {
  private let store: Store
  private let morning = ReminderSchedule(times: [TimeOfDay(secondsSinceMidnight: 32_400)])

  init() throws {
    store = try .inMemory(
      effects: Store.Effects(now: { Instant(milliseconds: 0) }, device: { "device" }))
  }

  private func choice(_ identifier: String = "daily") async throws -> ReminderChoice {
    let morning = morning
    return try await store.read {
      try $0.reminderChoice(product: "sun", identifier: identifier, default: morning)
    }
  }

  @Test func `is off by default, and each series' own`() async throws {
    #expect(try await !choice().isEnabled)
    #expect(try await choice().schedule == morning)
    try await store.collection(of: ReminderChoice.self).put(
      ReminderChoice(
        product: "sun", identifier: "daily", isEnabled: true,
        schedule: ReminderSchedule(times: [])))
    #expect(try await choice().isEnabled)
    #expect(try await choice().schedule.times == [])
    #expect(try await !choice("other").isEnabled)
  }

  @Test func `made twice at once is one of the two, whole`() async throws {
    let store = store
    let schedules = try (0..<24).map { hour in
      ReminderSchedule(
        times: [try #require(TimeOfDay(hour: hour, minute: 0))],
        quietDays: [Weekday.allCases[hour % 7]])
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for schedule in schedules {
        group.addTask {
          try await store.collection(of: ReminderChoice.self).put(
            ReminderChoice(
              product: "sun", identifier: "daily", isEnabled: true, schedule: schedule))
        }
      }
      try await group.waitForAll()
    }
    #expect(schedules.contains(try await choice().schedule))
  }
}
