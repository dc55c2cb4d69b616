public import CorePlugin
public import CoreStorage

/// The morning page: weather, countdowns, nameday, reminders.
public struct DailyBriefPlugin: Plugin {
  public init() {}

  public let id = "daily-brief"
  public let name = "DailyBrief"
  public let abstract = "The morning page: weather, countdowns, nameday, reminders."

  public var records: [any Record.Type] { [Event.self, DailyReminder.self, Place.self] }
  public var settings: [any SettingKey] {
    BriefSettings.all + [Units.setting] + AlertSettings.all
  }

  public var mainCommand: (any PluginCommand.Type)? { BriefCommand.self }

  public var commands: [any PluginCommand.Type] {
    [
      BriefCommand.self, WeatherCommand.self, PlaceCommand.self, EventsCommand.self,
      ReminderCommand.self, BriefSettingsCommand.self,
      LogInCommand.self, LogOutCommand.self, WhoAmICommand.self, RegisterCommand.self,
      PasswordCommand.self, BriefWidgetCommand.self, BriefWatchCommand.self,
    ]
  }
}
