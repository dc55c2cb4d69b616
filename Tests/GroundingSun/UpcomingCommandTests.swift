import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import GroundingSun

@Suite("grounding-sun upcoming") struct UpcomingCommandTests {
  @Test func `lists 14 days, and each keeps what it is told`() async throws {
    let stage = try Stage.sun()
    let entries = try await stage.sunJSON("upcoming").elements
    #expect(entries.count == 14)
    #expect(entries.first?["identifier"] == "daily_affirmation_0")
    #expect(entries.first?["day"] == "2026-11-22")
    #expect(entries.first?["fires_at"] == "2026-11-22T09:00:00Z")
    #expect(entries.last?["identifier"] == "daily_affirmation_13")
    #expect(Set(entries.map { $0["affirmation"] }).count == 14)
    #expect(try await stage.sunJSON("upcoming").elements == entries)
    for entry in entries {
      stage.nextDay()
      #expect(try await stage.today().json == entry["affirmation"])
    }
  }

  @Test func `begins today where the time is still to come`() async throws {
    let stage = try Stage.sun(at: "2026-11-21T08:59:00Z")
    #expect(try await stage.sunJSON("upcoming").elements.first?["day"] == "2026-11-21")
  }

  @Test func `begins with another day where one is named`() async throws {
    let stage = try Stage.sun()
    let usual = try await stage.sunJSON("upcoming").elements
    let later = try await stage.sunJSON("upcoming", "--date", "2026-12-01").elements
    #expect(later.count == 14)
    #expect(later.first?["fires_at"] == "2026-12-01T09:00:00Z")
    #expect(later.first?["affirmation"] == usual[9]["affirmation"])
    #expect(
      try await stage.sunJSON("upcoming", "--date", "2026-11-20").elements.first?["day"]
        == "2026-11-20")
  }

  @Test func `a planned day takes part in the round, and reads an edit`() async throws {
    let stage = try Stage.sun()
    let planned = try await stage.sunJSON("upcoming").elements.compactMap {
      $0["affirmation"]?["id"]?.string
    }
    #expect(!planned.contains(try await stage.today().id))
    _ = try await stage.sun("edit", planned[3], "I am edited.")
    #expect(
      try await stage.sunJSON("upcoming").elements[3]["affirmation"]?["text"] == "I am edited.")
  }

  @Test func `a day that was planned with one that is removed gets another, and keeps it`()
    async throws
  {
    let stage = try Stage.sun()
    let planned = try await stage.sunJSON("upcoming").elements.compactMap {
      $0["affirmation"]?["id"]?.string
    }
    _ = try await stage.sun("remove", planned[5])
    let dates = try await stage.world.store.collection(of: DayAffirmation.self).list()
    let ids = dates.map(\.chosen.affirmation.id)
    #expect(!ids.contains(planned[5]))
    #expect(Set(ids).count == 15)
    let upcoming = try await stage.sunJSON("upcoming").elements
    #expect(upcoming.map { $0["affirmation"]?["id"] } == ids.dropFirst().map { .string($0) })
    for index in planned.indices where index != 5 {
      #expect(upcoming[index]["affirmation"]?["id"] == .string(planned[index]))
    }
  }

  @Test(arguments: [3, 40]) func `leaves out a pause, and goes on after it`(days: Int)
    async throws
  {
    let stage = try Stage.sun()
    let today = stage.world.today
    let until = today.advanced(by: days)
    try await stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: today, until: until))
    let entries = try await stage.sunJSON("upcoming").elements
    #expect(entries.count == 14)
    #expect(entries.first?["day"] == .string(until.advanced(by: 1).description))
  }

  @Test func `a time after midnight has the date on which it comes`() async throws {
    var stage = try Stage.sun()
    stage.world.calendar = DayCalendar(timeZone: .gmt, dayStartsAt: 4)
    _ = try await stage.sun("remind", "on", "--at", "02:30", "--at", "09:00")
    let heads = try await stage.sun("upcoming").split(separator: "\n").map { $0.prefix(16) }
    #expect(heads.prefix(3) == ["2026-11-22 02:30", "2026-11-22 09:00", "2026-11-23 02:30"])
    #expect(heads.sorted() == heads)
  }

  @Test func `history knows only days that have come`() async throws {
    let stage = try Stage.sun()
    #expect(
      try await stage.sun("history") == "No days yet. grounding-sun shows the first.\n")
    _ = try await stage.sun("upcoming")
    #expect(try await stage.sunJSON("history").elements.map { $0["day"] } == ["2026-11-21"])
    for _ in 1...3 { stage.nextDay() }
    _ = try await stage.sun()
    #expect(try await stage.sunJSON("history").elements.map { $0["day"] } == ["2026-11-24"])
  }
}
