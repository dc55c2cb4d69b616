import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori week mark DAY TEXT`: marks the square of a day.
struct MarkWeek: StoredAction {
  static var configuration: CommandConfiguration { .init("mark", HelpText.weekMark) }
  static var inputs: [Input<Self>] {
    let colors = MarkColor.allCases.map(\.rawValue).joined(separator: ", ")
    return [
      .argument("day", \.day, HelpText.weekMarkDay),
      .argument("text", \.text, HelpText.weekMarkText),
      .option("mark_color", \.color, HelpText.weekMarkColor(colors), valueName: "colour"),
      .flag("milestone", \.isMilestone, HelpText.weekMarkMilestone),
    ]
  }

  var day = ""
  var text = ""
  var color: MarkColor?
  var isMilestone = false

  func perform(in transaction: Transaction, of world: World) throws -> ChangedMark {
    let day = try world.day(day, .past)
    let mark = WeekMark(
      day: day, text: try WeekMark.textRule.validate(text), color: color, isMilestone: isMilestone)
    let marked = try MarkedGrid(from: transaction.snapshot)
    _ = try marked.week(of: day)
    try transaction.put(mark)
    return ChangedMark(MarkOnGrid(mark: mark, grid: marked.grid), .marked(day))
  }
}

/// `mori week unmark DAY`: removes the mark of a day.
struct UnmarkWeek: StoredAction {
  static var configuration: CommandConfiguration { .init("unmark", HelpText.weekUnmark) }
  static var inputs: [Input<Self>] { [.argument("day", \.day, HelpText.weekUnmarkDay)] }

  var day = ""

  func perform(in transaction: Transaction, of world: World) throws -> ChangedMark {
    let day = try world.day(day, .past)
    let grid = try MarkedGrid(from: transaction.snapshot).grid
    guard let mark = try transaction.find(WeekMark.self, day.description) else {
      throw MoriError.noSuchMark(day)
    }
    try transaction.remove(WeekMark.self, mark.id)
    return ChangedMark(MarkOnGrid(mark: mark, grid: grid), .unmarked(day))
  }
}

/// A mark after a change.
typealias ChangedMark = ChangeOutcome<MarkOnGrid, GridText>

/// A mark with its square.
struct MarkOnGrid: JSONObject {
  let mark: WeekMark
  let grid: LifeGrid

  static let fields: [Field<Self>] = [
    Field("day", "The marked day.", .day) { .string($0.mark.id) },
    Field("text", "Its note.", \.mark.text),
    Field("color", "Its colour, if any.", \.mark.color),
    Field("milestone", "Whether it is a milestone.", \.mark.isMilestone),
    Field("square", "Its square, from 0, if it is on the grid.") { shown in
      shown.mark.day.flatMap(shown.grid.square)
    },
  ]
}
