import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `mori clock`: shows the remaining or borrowed time.
struct ShowClock: Action {
  static var configuration: CommandConfiguration { .init("clock", HelpText.clock) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.flag("watch", \.isWatched, HelpText.clockWatch)] }

  var isWatched = false

  func perform(in world: World) async throws -> ClockTime {
    guard !isWatched || world.fixedDay == nil else {
      throw ValidationError("--watch shows the time of now and takes no --date.")
    }
    let life = try await world.store.read { try LifeRecord.required(in: $0).lifespan }
    let isWatched = isWatched && world.answers != .json
    if isWatched { try await ClockScreen(life: life).watch(in: world) }
    return ClockTime(life: life, today: world.today, isShown: isWatched)
  }
}

/// A life's clock on a day.
struct ClockTime: Outcome, JSONObject {
  let life: Lifespan
  let today: Day
  /// `true` if the clock has ticked on screen already.
  let isShown: Bool

  static let fields = [
    Field("birth_date", "The day of birth.", \Self.life.birth),
    Field("expectancy_years", "The life expectancy.", \.life.expectancyYears),
    Field("end_date", "The day on which it is reached.", \.life.end),
    Field("days_lived", "Days since birth.") { $0.life.daysLived(on: $0.today) },
    Field("days_remaining", "Days until the end, 0 after it.") {
      $0.life.daysRemaining(on: $0.today)
    },
    Field("borrowed_days", "Days since the end, 0 before it.") {
      $0.life.borrowedDays(on: $0.today)
    },
    Field("weeks_remaining", "Whole weeks until the end.") {
      $0.life.daysRemaining(on: $0.today) / 7
    },
    Field("years_remaining", "Whole years until the end.") {
      $0.today <= $0.life.end ? $0.life.remaining(on: $0.today).years : 0
    },
    Field("percent_lived", "How much has passed, with one decimal.") {
      $0.life.percentLived(on: $0.today)
    },
  ]

  func lines(in world: World) -> [String] {
    isShown ? [] : ClockScreen(life: life).lines(in: world)
  }
}

extension ClockScreen {
  /// Ticks every second: on a screen of its own until the user closes it, or line by line.
  func watch(in world: World) async throws {
    guard world.isDrawn, world.terminal.isInteractive else {
      while true {
        world.terminal.line(tick(in: world))
        try await world.sleep(.seconds(1))
      }
    }
    try await world.terminal.withFullScreen { screen, events in
      while true {
        screen.draw(tickingLines(in: world))
        switch try await world.pause(at: events) {
        case .goOn, .refresh: break
        case .drawAgain: screen.forget()
        case .close: return
        }
      }
    }
  }
}
