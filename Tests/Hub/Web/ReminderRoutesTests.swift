import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Reminders of all products in the settings") struct ReminderRoutesTests {
  private let visitor: WebVisitor
  private let recorded = RecordedNotifier()
  private let habits = "product=mori&name=habits"

  init() async throws {
    let kinds = AllProducts.plugins.flatMap(\.records) + SuiteSettings.records
    var stage = try Stage(kinds: kinds)
    stage.world.notifier = recorded.notifier
    visitor = try await WebVisitor(plugins: AllProducts.plugins, stage: stage)
  }

  private func send(_ form: String, to path: String = "/settings/reminders") async throws -> Int {
    try await visitor.post(path, form).status
  }

  private func reminder(_ name: String = "habits") async throws -> ReminderSwitch {
    let world = visitor.stage.stage.world
    let all = try await world.store.read {
      try ReminderSwitch.all(of: AllProducts.plugins, from: $0, at: world.moment)
    }
    return try #require(all.first { $0.name == name })
  }

  @Test func `are listed with a switch each, off at first`() async throws {
    let page = try await visitor.get("/settings").text
    for title in ["Habit Tracking", "Today’s Gratitude", "Grounding Sun"] {
      #expect(page.contains("aria-checked=\"false\" aria-label=\"\(title)\""), "\(title)")
    }
    // Reminders at times of their own are a link away.
    #expect(page.contains("href=\"/daily-brief/reminders\""))
  }

  @Test func `are turned on with one tap, at their usual times, and off again`() async throws {
    #expect(try await send(habits + "&on=true") == 303)
    #expect(try await reminder().schedule?.times.map(\.description) == ["19:00"])
    let page = try await visitor.get("/settings").text
    #expect(page.contains("aria-checked=\"true\" aria-label=\"Habit Tracking\""))
    #expect(page.contains("Mori · On at 19:00<"))
    #expect(try await send(habits + "&on=false") == 303)
    #expect(try await !reminder().isOn)
    #expect(try await send("product=daily-brief&name=daily-brief&on=false") == 303)
    #expect(try await !reminder("daily-brief").isOn)
  }

  @Test func `come at the chosen times except on quiet days, which a switch keeps`() async throws {
    let days = "&quiet=&quiet=saturday&quiet=sunday"
    #expect(try await send(habits + "&time=20:30&time=07:15&time=" + days) == 303)
    _ = try await send(habits + "&on=false")
    _ = try await send(habits + "&on=true")
    let schedule = try #require(try await reminder().schedule)
    #expect(schedule.times.map(\.description) == ["07:15", "20:30"])
    #expect(schedule.quietDays == [.saturday, .sunday])
    #expect(try await send(habits + "&quiet=") == 303)
    #expect(try await reminder().schedule?.quietDays == [])
  }

  @Test(arguments: [
    "product=mori&name=habits&time=noonish", "product=mori&name=nothing&on=true",
    "product=mori&name=habits" + Weekday.allCases.map { "&quiet=\($0.name)" }.joined(),
  ])
  func `refuse what is no time, names that are not there and every day quiet`(
    form: String
  ) async throws {
    #expect(try await send(form) == 400)
    #expect(try await !reminder().isOn)
  }

  @Test func `can be tried`() async throws {
    #expect(try await send(habits, to: "/settings/reminders/test") == 303)
    #expect(recorded.shown == ["Habit Tracking: This is how a reminder arrives."])
  }
}
