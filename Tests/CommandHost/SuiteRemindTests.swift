import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@testable import CommandHost

@Suite("daybook remind") struct SuiteRemindTests {
  private let system = RecordedTimers()
  private let desktop = RecordedNotifier()

  private func stage() throws -> Stage {
    var stage = try Stage(
      "2026-11-21T09:00:00Z", kinds: SuiteSettings.records + RemindProbe().records)
    stage.world.timers = system.timers
    stage.world.notifier = desktop.notifier
    stage.world.suite = SuiteReminders<Reminding>()
    return stage
  }

  @discardableResult
  private func remind(_ words: String..., on stage: Stage) async throws -> String {
    try await stage.run(SuiteReminders<Reminding>.self, ["remind"] + words)
  }

  /// The name of the series in a list.
  private let nudge = #"Nudge, It's "Nudge", 50% \o/ (nudge)"#

  @Test func `shows the reminders of every app`() async throws {
    let stage = try stage()
    #expect(
      try await remind(on: stage) == """
        \(nudge): Reminders are off.
        Post: On.
        Next: Saturday, 21 November 2026, 12:00.
        They are shown on the desktop.
        No timer delivers them yet; daybook remind install sets one up.

        """)
    let json = try await stage.json(SuiteReminders<Reminding>.self, ["remind"])
    #expect(
      json["reminders"] == [
        [
          "product": "nudge", "name": "nudge", "identifier": "nudge", "enabled": false,
          "times": ["09:30"], "quiet_days": [], "until": nil, "next": nil,
        ],
        ["product": "post", "name": "post", "enabled": true, "next": "2026-11-21T12:00:00Z"],
      ])
  }

  @Test func `turns on and off all of them, those of an app, or some by name`() async throws {
    let stage = try stage()
    #expect(
      try await remind("off", on: stage).hasPrefix(
        "\(nudge): Reminders are off.\nPost: Reminders are off.\n"))
    #expect(
      try await remind("on", "nudge", "--at", "20:00", on: stage)
        .hasPrefix("\(nudge): On at 20:00.\nPost: Reminders are off.\n"))
    #expect(
      try await remind("on", "post", on: stage)
        .hasPrefix("\(nudge): On at 20:00.\nPost: On.\n"))
    await #expect(throws: ReminderError.unknownName("nap", known: ["nudge", "post"])) {
      try await remind("on", "nap", on: stage)
    }
  }

  @Test func `are turned on from the open screen where all are off, at the times chosen`()
    async throws
  {
    let stage = try stage()
    try await remind("on", "nudge", "--at", "7:00", "--quiet", "sunday", on: stage)
    try await remind("off", "post", on: stage)
    // On, but not today or tomorrow: what is off was left off on purpose.
    #expect(try await reminderRow(on: stage).acts.isEmpty)
    try await remind("off", on: stage)
    let act = try #require(try await reminderRow(on: stage).act(.usual))
    #expect(act.words == ["on"])
    let output = try await stage.run(
      SuiteReminders<Reminding>.self, ["remind"] + act.words)
    #expect(output.contains("nudge): On at 07:00; except Sunday.\n"))
  }

  private func reminderRow(on stage: Stage) async throws -> CardRow {
    let view = try await HomeView.read(Reminding.self, in: stage.world)
    return try #require(view.cards.last?.rows.first)
  }

  @Test func `has one timer, in the place of those that the apps had`() async throws {
    let stage = try stage()
    try await stage.run(RemindProbe.self, ["remind", "on"])
    try await stage.run(RemindProbe.self, ["remind", "install"])
    #expect(
      try await remind("install", on: stage).contains("The system’s timer delivers them.\n"))
    #expect(
      system.installed.map(\.command) == [
        [
          "/opt/daybook", "remind", "fire", "--home", "/home/me/daybook", "--profile", "me",
        ]
      ])
    #expect(system.installed.first?.times.map(\.description) == ["09:30", "12:00"])
  }

  @Test func `keeps that timer in line with what an app changes`() async throws {
    let stage = try stage()
    try await remind("install", on: stage)
    let output = try await stage.run(RemindProbe.self, ["remind", "on", "--at", "18:00"])
    #expect(output.contains("The system’s timer delivers them.\n"))
    #expect(system.installed.first?.times.map(\.description) == ["12:00", "18:00"])
    try await stage.run(RemindProbe.self, ["remind", "install"])
    #expect(system.installed.count == 1)
    try await remind("uninstall", on: stage)
    #expect(system.installed.isEmpty)
  }

  @Test func `delivers what is due, each in its app's name`() async throws {
    let stage = try stage()
    try await remind("on", "--at", "9:30", on: stage)
    stage.clock.advance(seconds: 3 * 3600)
    try await remind("fire", on: stage)
    #expect(desktop.shown.map { $0.prefix(4) } == ["It's", "Post"])
    let claims = try await stage.world.store.collection(of: ReminderClaim.self).list()
    #expect(Set(claims.map(\.product)) == ["nudge", "post"])
    #expect(try await remind(on: stage).contains("Last arrived: 21 Nov 2026 "))
  }

  @Test func `sends one as a trial`() async throws {
    let stage = try stage()
    try await remind("test", "post", on: stage)
    #expect(desktop.shown == ["Post: This is how a reminder arrives."])
  }
}

private enum Reminding: Suite {
  static let plugins: [any Plugin] = [RemindProbe(), PostPlugin(), GardenPlugin()]
}

/// Reminds of the post at noon, which is no series.
private struct PostPlugin: Plugin {
  let id = "post"
  let name = "Post"
  let abstract = "Waits for the post."
  let reminderSwitch: Setting<Bool>? = Setting("post.reminders", default: true)

  func reminderTimes(in snapshot: Snapshot, at moment: Moment) throws -> [TimeOfDay] {
    guard let reminderSwitch, try snapshot.setting(reminderSwitch) else { return [] }
    return [TimeOfDay(secondsSinceMidnight: 43_200)]
  }

  func reminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    try days.flatMap { day in
      try reminderTimes(in: snapshot, at: moment).compactMap { time in
        moment.calendar.instant(of: time, on: day).map { instant in
          Reminder(
            product: id, identifier: "noon",
            firing: Firing(day: day, time: time, instant: instant), title: name, text: "Look.")
        }
      }
    }
  }
}
