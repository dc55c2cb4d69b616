import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori week`: shows a week of the grid and edits its mark.
struct WeekCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init(
      "week", HelpText.week,
      subcommands: [Show.self, Mark.self, Unmark.self], defaultSubcommand: Show.self)
  }

  @OptionGroup var shared: SharedOptions

  /// Does nothing, because the default subcommand runs instead.
  func run(in world: World) async throws {}

  struct Show: PluginCommand {
    static var configuration: CommandConfiguration { .init("show", HelpText.weekShow) }

    static var purpose: CommandPurpose { .reads }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.weekShowDay))
    var day: String?

    func run(in world: World) async throws {
      let day = try day.map { try world.day($0, .past) } ?? world.today
      let (kept, moment) = (world.kept, world.moment)
      let week = try await world.store.read { snapshot in
        try WeekScreen(of: day, from: snapshot, at: moment, kept: kept)
      }
      try world.answer(week.json) { week.lines(in: world) }
    }
  }

  struct Mark: PluginCommand {
    static var configuration: CommandConfiguration { .init("mark", HelpText.weekMark) }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.weekMarkDay))
    var day: String

    @Argument(help: ArgumentHelp(HelpText.weekMarkText))
    var text: String

    @Option(
      help: ArgumentHelp(
        HelpText.weekMarkColor(MarkColor.allCases.map(\.rawValue).joined(separator: ", ")),
        valueName: "colour"))
    var markColor: MarkColor?

    @Flag(help: ArgumentHelp(HelpText.weekMarkMilestone))
    var milestone = false

    func run(in world: World) async throws {
      let day = try world.day(day, .past)
      let mark = WeekMark(
        day: day, text: try WeekMark.textRule.validate(text), color: markColor,
        isMilestone: milestone)
      let grid = try await world.store.transaction { transaction in
        let marked = try MarkedGrid(from: transaction.snapshot)
        _ = try marked.week(of: day)
        try transaction.put(mark)
        return marked.grid
      }
      try world.answer(mark.json(in: grid)) { [world.text(GridText.marked(day))] }
    }
  }

  struct Unmark: PluginCommand {
    static var configuration: CommandConfiguration { .init("unmark", HelpText.weekUnmark) }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.weekUnmarkDay))
    var day: String

    func run(in world: World) async throws {
      let day = try world.day(day, .past)
      let (grid, mark) = try await world.store.transaction { transaction in
        let marked = try MarkedGrid(from: transaction.snapshot)
        guard let mark = try transaction.find(WeekMark.self, day.description) else {
          throw MoriError.noSuchMark(day)
        }
        try transaction.remove(WeekMark.self, mark.id)
        return (marked.grid, mark)
      }
      try world.answer(mark.json(in: grid)) { [world.text(GridText.unmarked(day))] }
    }
  }
}
