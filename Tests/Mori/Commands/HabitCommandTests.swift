import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import Mori

@Suite("mori habit") struct HabitCommandTests {
  private func stage(columns: Int = 80, isInteractive: Bool = false) async throws -> Stage {
    let stage = try await Stage.mori(isInteractive: isInteractive, columns: columns)
    _ = try await stage.mori("habit", "add", "Exercise")
    _ = try await stage.mori("habit", "add", "Read", "--step", "15", "--schedule", "3/7")
    _ = try await stage.mori("habit", "add", "瞑想", "--schedule", "mon,sat")
    _ = try await stage.mori("up", "read")
    _ = try await stage.mori("down", "瞑", "40")
    return stage
  }

  @Test func `alone it lists the habits in their order`() async throws {
    let stage = try await stage()
    let list = """
      Habit       Today  Streak  Score  Schedule
      ────────  ───────  ──────  ─────  ─────────────────
      Exercise    0 min       0     0%  every day
      Read      +15 min       1     1%  3 times in 7 days
      瞑想      −40 min       0     0%  Mon, Sat

      Today’s Bonus: −25 min

      """
    #expect(try await stage.mori("habit") == list)
    #expect(try await stage.mori("habit", "list") == list)
  }

  @Test func `says that everything pauses`() async throws {
    let stage = try await stage()
    let today = stage.world.today
    try await stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: today, until: today.advanced(by: 7)))
    #expect(
      try await stage.mori("habit").hasSuffix(
        "Bonus: −25 min\nEverything is paused until the end of Saturday, 28 November 2026.\n"))
  }

  @Test func `narrow terminals show fewer columns`() async throws {
    let narrow = try await stage(columns: 20)
    #expect(
      try await narrow.mori("habit") == """
        Habit       Today
        ────────  ───────
        Exercise    0 min
        Read      +15 min
        瞑想      −40 min

        Today’s Bonus:
          −25 min

        """)
    let middle = try await stage(columns: 40)
    #expect(
      try await middle.mori("habit").split(separator: "\n")[0] == "Habit       Today  Streak  Score"
    )
  }

  @Test func `without habits it says how to begin one`() async throws {
    let stage = try await Stage.mori()
    #expect(
      try await stage.mori("habit") == "No habits yet. mori habit add Read adds one.\n")
    #expect(try await stage.mori("habit", "stats") == (try await stage.mori("habit")))
    #expect(try await stage.moriJSON("habit") == [])
  }

  @Test func `every change answers with the habit and a sentence`() async throws {
    let stage = try await stage()
    for (arguments, sentence) in [
      (["rename", "read", "Books"], "Read is now called Books."),
      (["rename", "books", "BOOKS"], "Books is now called BOOKS."),
      (["step", "books", "1", "h", "30"], "BOOKS counts in steps of 90 min."),
      (["step", "books", "20"], "BOOKS counts in steps of 20 min."),
      (["schedule", "books", "sun,mon"], "BOOKS: Mon, Sun."),
      (["move", "books", "1"], "BOOKS is now number 1 in the list."),
      (
        ["skip", "books", "--date", "2026-11-20"],
        "BOOKS is skipped on 20 Nov 2026 and does not count as missed."
      ),
      (["skip", "books", "--undo", "--date", "2026-11-20"], "BOOKS counts on 20 Nov 2026 again."),
      (["archive", "books"], "BOOKS has been put away. Its history stays."),
      (["restore", "books"], "BOOKS is back. The time away does not count."),
    ] {
      #expect(try await stage.run(MoriPlugin.self, ["habit"] + arguments) == sentence + "\n")
    }
    #expect(
      try await stage.moriJSON("habit", "step", "books", "30") == [
        "id": "id-2", "name": "BOOKS", "step_minutes": 30, "today_minutes": 15, "streak": 1,
        "score": 0.05,
      ])
  }

  @Test(arguments: [["15m"], ["1h", "30"], ["1", "h", "30"], ["90 min"], ["1,5", "h"]])
  func `minutes are counted as people write them`(typed: [String]) async throws {
    let stage = try await stage()
    let first = try await stage.run(MoriPlugin.self, ["up", "read"] + typed + ["--json"])
    let second = try await stage.run(MoriPlugin.self, ["up", "read"] + typed + ["--json"])
    let minutes = typed == ["15m"] ? 15 : 90
    #expect(second.todayMinutes - first.todayMinutes == minutes)
  }

  @Test(arguments: [
    ("read", 1, ["Read", "Exercise", "瞑想"]), ("read", 2, ["Exercise", "Read", "瞑想"]),
    ("read", 3, ["Exercise", "瞑想", "Read"]), ("exercise", 3, ["Read", "瞑想", "Exercise"]),
  ])
  func `moving keeps the others in order`(name: String, place: Int, names: [String]) async throws {
    let stage = try await stage()
    _ = try await stage.mori("habit", "add", "Old")
    _ = try await stage.mori("habit", "move", "old", "1")
    _ = try await stage.mori("habit", "archive", "old")
    _ = try await stage.mori("habit", "move", name, "\(place)")
    #expect(try await stage.names() == names)
    _ = try await stage.mori("habit", "add", "New")
    #expect(try await stage.names() == names + ["New"])
  }

  @Test func `deleting takes the minutes and skips along, and undo brings all of it back`()
    async throws
  {
    let stage = try await stage()
    _ = try await stage.mori("up", "read", "--date", "2026-11-19")
    _ = try await stage.mori("habit", "skip", "read", "--date", "2026-11-20")
    let before = try await stage.moriJSON("habit", "stats")
    #expect(
      try await stage.mori("habit", "delete", "read")
        == "Read has been deleted, with 2 days of minutes. daybook undo brings it back.\n")
    #expect(try await stage.names() == ["Exercise", "瞑想"])
    #expect(try await stage.world.store.read { try $0.count(HabitMinutes.self) } == 1)
    #expect(try await stage.world.store.read { try $0.count(HabitSkip.self) } == 0)
    try await stage.world.store.undo()
    #expect(try await stage.moriJSON("habit", "stats") == before)
  }

  @Test func `a name stands on one line, whatever was typed`() async throws {
    let stage = try await Stage.mori()
    #expect(try await stage.moriJSON("habit", "add", "  Go \n\t out ")["name"] == "Go out")
    let odd = Habit(
      id: "x", name: "a\u{1B}[31mb\nc", stepMinutes: 10, position: 5, schedule: .daily,
      begun: stage.world.today)
    try await stage.world.store.collection(of: Habit.self).put(odd)
    let list = try await stage.mori("habit")
    #expect(!list.contains("\u{1B}") && list.contains("ab c"))
  }

  @Test func `what does not fit is refused and writes nothing`() async throws {
    let stage = try await stage()
    _ = try await stage.mori("habit", "add", "Old")
    _ = try await stage.mori("habit", "archive", "Old")
    let before = try await stage.world.store.history()
    for (line, error, status, code) in Self.refusals {
      let arguments = ["habit"] + line.split(separator: "_").map(String.init)
      var failure: Failure?
      do {
        try await stage.run(MoriPlugin.self, arguments)
      } catch let thrown as any ExplainedError {
        failure = thrown.failure(in: .english)
      }
      #expect(failure == error.failure(in: .english), "\(line)")
      #expect(failure?.kind.exitCode == status && failure?.code == code, "\(line)")
      #expect(try await stage.world.store.history() == before, "\(line)")
    }
  }

  /// Command lines, with underscores between arguments, and their errors.
  private static let refusals: [(String, any ExplainedError, Int32, String)] = [
    ("add_READ", MoriError.habitExists("Read"), 65, "habit_exists"),
    ("add_réad", MoriError.habitExists("Read"), 65, "habit_exists"),
    ("add_old", MoriError.habitArchived("Old"), 65, "habit_archived"),
    ("rename_read_exercise", MoriError.habitExists("Exercise"), 65, "habit_exists"),
    ("rename_read_ ", TextViolation.empty(field: "habit_name"), 65, "habit_name_empty"),
    ("add_ ", TextViolation.empty(field: "habit_name"), 65, "habit_name_empty"),
    (
      "add_" + String(repeating: "x", count: 61),
      TextViolation.tooLong(field: "habit_name", maximum: 60, count: 61), 65,
      "habit_name_too_long"
    ),
    (
      "add_a\u{7}b", TextViolation.controlCharacter(field: "habit_name"), 65,
      "habit_name_control_character"
    ),
    (
      "add_x_--step_0", OptionError.badNumber(option: "step", allowed: 1...1440), 64,
      "bad_number"
    ),
    ("add_x_--schedule_8/7", MoriError.badSchedule("8/7"), 64, "bad_schedule"),
    ("schedule_read_never", MoriError.badSchedule("never"), 64, "bad_schedule"),
    (
      "add_x_--step_25h", OptionError.badNumber(option: "step", allowed: 1...1440), 64, "bad_number"
    ),
    ("add_x_--step_much", OptionError.badMinutes("much"), 64, "unreadable_minutes"),
    ("step_read_1:30", OptionError.ambiguousMinutes("1:30"), 64, "ambiguous_minutes"),
    ("step_read_1441", MoriError.badMinutes(1441), 64, "bad_minutes"),
    ("move_read_0", MoriError.badPosition(0, last: 3), 64, "bad_position"),
    ("move_read_4", MoriError.badPosition(4, last: 3), 64, "bad_position"),
    ("skip_swim", MoriError.noSuchHabit("swim"), 66, "no_such_habit"),
    ("archive_old", MoriError.habitArchived("Old"), 65, "habit_archived"),
    ("restore_swim", MoriError.noSuchHabit("swim"), 66, "no_such_habit"),
    ("delete_swim", MoriError.noSuchHabit("swim"), 66, "no_such_habit"),
    (
      "stats_exercise_--year_0", OptionError.badNumber(option: "year", allowed: 1...9999), 64,
      "bad_number"
    ),
  ]
}

extension String {
  /// The habit's minutes of the day, in the answer of `up --json`.
  fileprivate var todayMinutes: Int {
    guard let found = firstMatch(of: #/"today_minutes":\s*(\d+)/#) else { return 0 }
    return Int(found.1) ?? 0
  }
}

extension Stage {
  fileprivate func names() async throws -> [String] {
    guard case .array(let habits) = try await moriJSON("habit", "list") else { return [] }
    return habits.compactMap { $0["name"]?.string }
  }
}
