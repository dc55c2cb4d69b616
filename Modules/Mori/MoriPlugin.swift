import CoreModels
public import CorePlugin
public import CoreStorage

/// A death clock, a life in squares, habits in minutes and a gratitude a day.
public struct MoriPlugin: Plugin {
  public init() {}

  public let id = "mori"
  public let name = "Mori"
  public let abstract = "Make time count: your days, your weeks, your habits, your gratitude."

  public var records: [any Record.Type] {
    [
      LifeRecord.self, WeekMark.self, Habit.self, HabitMinutes.self, HabitSkip.self,
      GratitudeEntry.self,
    ]
  }

  public var commands: [any PluginCommand.Type] {
    [
      GratitudeCommand.self,
      DiaryCommand.self,
      ExportCommand.self,
      ImportCommand.self,
    ]
  }
}
