import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori`: shows the clock, the squares, the habits and today's gratitude on one screen.
struct ShowMori: Action {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> MainScreen {
    let (today, hasWeeks) = (world.today, world.isWide || world.isSpoken)
    return try await world.store.read { snapshot in
      let state = try MoriState(in: snapshot, on: today)
      return MainScreen(
        state: state, marks: try snapshot.list(WeekMark.self),
        weeks: hasWeeks ? state.standing.weeks : [:])
    }
  }

  func follow(in world: World) async { await HabitCheckpoint.renew(in: world) }
}

extension MainScreen: Outcome {
  static var shape: Shape { MoriState.shape }
  var json: JSONValue { state.json }
}

extension MoriState: JSONObject {
  /// The JSON of `mori --json`; values that need a birth date are `null` without one.
  static let fields: [Field<Self>] = [
    Field("birth_date", "The day of birth.", \.life?.birthDate),
    Field("expectancy_years", "The life expectancy.", \.life?.expectancyYears),
    Field("days_lived", "Days since birth.") { $0.life?.lifespan.daysLived(on: $0.today) },
    Field("days_remaining", "Days until the end, 0 after it.") {
      $0.life?.lifespan.daysRemaining(on: $0.today)
    },
    Field("borrowed_days", "Days since the end, 0 before it.") {
      $0.life?.lifespan.borrowedDays(on: $0.today) ?? 0
    },
    Field("grid", "The life in squares.") { state in state.grid?.counted(on: state.today) },
    Field("habits", "The habits in use.", \.habits),
    Field("todays_bonus_minutes", "The day's minutes of all habits.", \.bonus),
    Field("gratitude", "The day's entry.", gratitude.orNull) { state in
      state.entry.map { entry in
        [
          "day": .string(entry.id), "text": .string(entry.text),
          "last_saved": .string(entry.lastSaved.description),
        ]
      } ?? .null
    },
  ]

  private static let gratitude = Shape.object(["day": .day, "text": .text, "last_saved": .instant])
}
