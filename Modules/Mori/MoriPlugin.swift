public import CoreModels
public import CorePlugin
public import CoreStorage

/// Mori: a death clock, a life in squares, habits in minutes and a daily gratitude.
public struct MoriPlugin: Plugin {
  public init() {}

  public let id = "mori"
  public let name = "Mori"
  public var abstract: String { HelpText.overview.help }

  public var records: [any Record.Type] {
    [
      LifeRecord.self, WeekMark.self, Habit.self, HabitMinutes.self, HabitSkip.self,
      GratitudeEntry.self,
    ]
  }

  public var settings: [any SettingKey] { [MoriSettings.align, MoriSettings.diary] }

  public func meaning(ofSetting name: String, in language: Language) -> String? {
    switch name {
    case "mori.align": MoriText.alignSetting.text(in: language)
    case "mori.diary": MoriText.diarySetting.text(in: language)
    default: nil
    }
  }

  public func meaning(ofAdding kind: String, in language: Language) -> String? {
    kind == HabitSkip.kind ? HabitText.pause.text(in: language) : nil
  }

  public func sentence(for change: Change, in language: Language) -> String? {
    guard change.kind == LifeRecord.kind, let life = change.value(LifeRecord.self) else {
      return nil
    }
    return MoriText.setUp(life.birthDate.inWords, years: life.expectancyYears).text(in: language)
  }

  public var mainCommand: (any PluginCommand.Type)? { ShowMori.command }

  public var commands: [any PluginCommand.Type] {
    [
      ShowMori.command, SetUp.command, ShowClock.command, ShowWidget.command, ShowGrid.command,
      WeekCommand.self, KeepGratitude.command, ListDiary.command, ExportDiary.command,
      ImportDiary.command, HabitCommand.self, AddMinutes.command, TakeMinutes.command,
      RemindCommand<MoriPlugin>.self,
    ]
  }

  public var pages: [Page] {
    [
      .mori, .moriAnyDay, .moriOneDay, .moriDay, .moriWeek, .moriHabits, .moriHabit, .moriDiary,
      .moriDiaryDay, .moriSettings,
    ] + Page.moriPosters + Page.moriExports
  }
  public func path(of record: RecordName) -> String? {
    record.kind == Habit.kind ? "/mori/habits/\(record.id.percentEncoded)" : nil
  }
  public var formActions: [FormAction] { MoriActions.all }
  public var fileImport: FileImport? { FileImport(ImportDiary.self) { $0.file = $1 } }
  public var appearance: Appearance { MoriStyle.appearance }

  public var reminderSeries: [ReminderSeries] { MoriReminders.all }

  public func renewCaches(in world: World) async { await HabitCheckpoint.renew(in: world) }

  public func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let state = try MoriState(in: snapshot, on: moment.today)
    return Card(
      product: id, title: name, lines: MoriCard(state: state).lines(in: moment.language),
      data: state.json)
  }

  public func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow] {
    try MoriRows(state: MoriState(in: snapshot, on: moment.today)).rows(in: moment.language)
  }

  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [DayEntry] {
    try MoriKept(days: days, snapshot: snapshot, moment: moment).all
  }

  public func documents(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [ExportedFile] {
    try MoriDocuments(snapshot: snapshot, language: moment.language).all
  }
}
