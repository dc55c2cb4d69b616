import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

/// `mori clock`: shows the remaining or borrowed time.
struct ClockCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("clock", HelpText.clock) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Flag(help: ArgumentHelp(HelpText.clockWatch))
  var watch = false

  func run(in world: World) async throws {
    guard !watch || world.fixedDay == nil else {
      throw ValidationError("--watch shows the time of now and takes no --date.")
    }
    let life = try await world.life().lifespan
    guard watch, world.answers != .json else {
      return try world.answer(life.json(on: world.today)) {
        ClockScreen(life: life).lines(in: world)
      }
    }
    guard world.isDrawn, world.terminal.isInteractive else {
      while true {
        world.terminal.line(ClockScreen(life: life).tick(in: world))
        try await world.sleep(.seconds(1))
      }
    }
    try await world.terminal.withOpenScreen { screen, events in
      while true {
        screen.draw(ClockScreen(life: life).tickingLines(in: world))
        switch try await world.pause(at: events) {
        case .goOn, .refresh: break
        case .drawAgain: screen.forget()
        case .close: return
        }
      }
    }
  }
}

extension Lifespan {
  /// The JSON of `mori clock --json`.
  func json(on today: Day) -> JSONValue {
    let rest = remaining(on: today)
    return [
      "birth_date": .string(birth.description),
      "expectancy_years": .integer(Int64(expectancyYears)),
      "end_date": .string(end.description),
      "days_lived": .integer(Int64(daysLived(on: today))),
      "days_remaining": .integer(Int64(daysRemaining(on: today))),
      "borrowed_days": .integer(Int64(borrowedDays(on: today))),
      "weeks_remaining": .integer(Int64(daysRemaining(on: today) / 7)),
      "years_remaining": .integer(Int64(today <= end ? rest.years : 0)),
      "percent_lived": .number(percentLived(on: today)),
    ]
  }
}
