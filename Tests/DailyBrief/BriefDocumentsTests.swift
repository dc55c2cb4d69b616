import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("DailyBrief in an export for reading") struct BriefDocumentsTests {
  private func documents(_ stage: Stage) async throws -> [ExportedFile] {
    let moment = stage.world.moment
    return try await stage.world.store.read {
      try DailyBriefPlugin().documents(from: $0, at: moment)
    }
  }

  private func fill(_ stage: Stage) async throws {
    let place = Place(
      id: "48.15, 17.11", name: "Bratislava", country: "SK", admin: nil,
      coordinates: try #require(Coordinates(latitude: 48.15, longitude: 17.11)),
      timeZone: "Europe/Bratislava", isPrimary: true)
    try await stage.world.store.transaction { transaction in
      for event in [
        Event.sample(
          on: "2020-12-25", yearly: true, before: "# {days} sleeps", after: "*Over*",
          leads: [7, 1]),
        .sample("- [x] Moved\n## in", on: "2026-11-01"),
      ] {
        try transaction.put(event)
      }
      for reminder in [
        DailyReminder(
          id: "1", text: "Water the *plants*", time: try #require(TimeOfDay("18:00")),
          repetition: .weekly, start: .of("2026-11-20"), until: .of("2027-03-01")),
        DailyReminder(
          id: "2", text: "Call Ana", time: try #require(TimeOfDay("09:00")), repetition: .once,
          start: .of("2026-11-02")),
      ] {
        try transaction.put(reminder)
      }
      try transaction.put(FollowedName("Jana", in: .slovak))
      try transaction.put(place)
    }
  }

  @Test func `is one page of all that was written down`() async throws {
    let stage = try Stage.events()
    #expect(try await documents(stage) == [])
    try await fill(stage)
    let files = try await documents(stage)
    #expect(files.map(\.path) == ["daily-brief/daily-brief.md"])
    #expect(
      files[0].text == """
        # DailyBrief

        ## Events

        - **Christmas**: Friday, 25 December 2026, in 34 days, yearly, announced 7, 1 days before
          - \\# {days} sleeps
          - \\*Over\\*
        - **\\- \\[x\\] Moved ## in**: Sunday, 1 November 2026, 20 days ago

        ## Reminders

        - **Water the \\*plants\\***: every week, 18:00, from 20 Nov 2026, until 1 Mar 2027
        - **Call Ana**: once, Monday, 2 November 2026, 09:00

        ## Name days

        - **Jana**: Saturday, 21 August 2027, sk

        ## Places

        - **Bratislava, SK**: 48.15,17.11, Europe/Bratislava, primary

        """)
  }

  @Test func `follows the person's language`() async throws {
    let stage = try Stage.events(language: .slovak)
    try await fill(stage)
    let text = try #require(try await documents(stage).first).text
    for line in [
      "## Udalosti", "## Pripomienky", "## Meniny", "## Miesta",
      "- **Christmas**: piatok 25. decembra 2026, o 34 dní, každý rok, ohlási sa 7, 1 dní vopred",
    ] {
      #expect(text.contains(line + "\n"), "\(text)")
    }
  }
}
