import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `mori habit stats`: shows statistics and a year of days, for one habit or all.
struct ShowStatistics: Action {
  static var configuration: CommandConfiguration { .init("stats", HelpText.habitStats) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .argument("habit", \.habit, HelpText.habitStatsHabit),
      .option("year", \.year, HelpText.habitStatsYear, valueName: "year", in: 1...9999),
      .option("out", \.file, HelpText.gridOut, valueName: "file").ofThisMachine,
      .force(\.replacesFile).ofThisMachine,
      .option("theme", \.theme, HelpText.habitStatsTheme, valueName: "theme"),
    ]
  }

  var habit: String?
  var year: Int?
  var file: String?
  var replacesFile = false
  var theme = Look.dark

  func perform(in world: World) async throws -> ShownStatistics {
    let (today, name, year) = (world.today, habit, year)
    let habits = try await world.store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      let id = try name.map { try ledger.find($0, includingArchived: true).id }
      return try ledger.statistics(on: today, year: year)
        .filter { id == nil || $0.state.habit.id == id }
    }
    guard let file else { return .habits(habits, isDetailed: name != nil) }
    let picture = HabitPicture(
      habits: habits, language: world.language, palette: theme.habits)
    return .picture(
      file: try await world.draw(
        picture.svg, width: HabitPicture.width, into: file, replacing: replacesFile))
  }

  func follow(in world: World) async { await HabitCheckpoint.renew(in: world) }
}

/// The statistics of habits, or the file with their picture.
enum ShownStatistics: Outcome {
  case habits([HabitStatistics], isDetailed: Bool)
  case picture(file: String)

  /// The API draws no pictures.
  static var shape: Shape { [HabitStatistics].shape }

  var json: JSONValue {
    switch self {
    case .habits(let habits, _): habits.json
    case .picture(let file): ["file": file.json]
    }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .habits(let habits, let isDetailed):
      guard !habits.isEmpty else { return [world.text(MoriText.noHabits)] }
      let screens = habits.map {
        HabitStatisticsScreen(statistics: $0, isDetailed: isDetailed).lines(in: world)
      }
      return Array(screens.joined(separator: [""]))
    case .picture(let file): return [world.text(HabitText.drawn(file.terminalSafe))]
    }
  }
}

extension HabitStatistics: JSONObject {
  /// The habit in `mori habit stats --json`.
  static let fields: [Field<Self>] = [
    Field("id", "Its id.", \.state.habit.id),
    Field("name", "Its name.", \.state.habit.name),
    Field("archived", "Whether it is archived.") { $0.state.habit.archived != nil },
    Field("current_streak", "Days in a row on which it was kept.", \.state.progress.streak),
    Field("best_streak", "The longest of these so far.", \.state.progress.bestStreak),
    Field("score", "How regularly it was kept, to two decimals.", \.state.roundedScore),
    Field("total_minutes", "Its minutes of all days.", \.total),
    periods("week", \.weeks) { $0.description },
    periods("month", \.months) { $0.description },
    periods("year", \.years) { $0 },
  ]

  private static func periods<Span, Value: JSONRepresentable>(
    _ kind: String, _ periods: @escaping @Sendable (Self) -> [Period<Span>],
    _ value: @escaping @Sendable (Span) -> Value
  ) -> Field<Self> {
    Field(
      "\(kind)s", "The \(kind)s that have minutes, oldest first.",
      .list(.object([kind: Value.shape, "minutes": .integer]))
    ) {
      .array(
        periods($0).map { .object([kind: value($0.span).json, "minutes": $0.minutes.json]) })
    }
  }
}
