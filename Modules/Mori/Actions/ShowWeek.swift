import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori week show [DAY]`: shows a week of the grid.
struct ShowWeek: Action {
  static var configuration: CommandConfiguration { .init("show", HelpText.weekShow) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.argument("day", \.day, HelpText.weekShowDay)] }

  var day: String?

  func perform(in world: World) async throws -> WeekScreen {
    let day = try day.map { try world.day($0, .past) } ?? world.today
    let (kept, moment) = (world.kept, world.moment)
    return try await world.store.read { snapshot in
      try WeekScreen(of: day, from: snapshot, at: moment, kept: kept)
    }
  }
}

extension WeekScreen: Outcome, JSONObject {
  static let fields: [Field<Self>] = [
    Field("first_day", "Its first day.", \.days.lowerBound),
    Field("last_day", "Its last day.", \.days.upperBound),
    Field("square", "Its square, from 0, if it is on the grid.", \.square),
    Field("row", "The square’s row, from 0.") { $0.square.map { LifeGrid.position(of: $0).row } },
    Field("column", "The square’s column, from 0.") {
      $0.square.map { LifeGrid.position(of: $0).column }
    },
    Field("state", "Whether it has passed.", \.state),
    Field("marks", "Its marks.") { week in
      week.marks.map { MarkOnGrid(mark: $0, grid: week.grid) }
    },
    Field("kept", "The entries of all apps, without marks.", \.kept),
    Field("paused_days", "Its paused days.", \.paused),
  ]
}
