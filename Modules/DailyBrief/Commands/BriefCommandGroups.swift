import ArgumentParser
import CorePlugin

/// `daily-brief events`: lists the countdowns; subcommands change them.
struct EventsCommand: PluginCommandGroup {
  static var configuration: CommandConfiguration {
    .init(
      "events", HelpText.events,
      subcommands: [
        ListEvents.command, AddEvent.command, EditEvent.command, RemoveEvent.command,
        ImportEvents.command,
      ], defaultSubcommand: ListEvents.command)
  }

  @OptionGroup var shared: SharedOptions
}

/// `daily-brief nameday`: today's names, the nameday of a name, and the followed names.
struct NamedayCommand: PluginCommandGroup {
  static var configuration: CommandConfiguration {
    .init(
      "nameday", HelpText.nameday, more: HelpText.namedayMore,
      subcommands: [
        ShowNameday.command, FollowName.command, UnfollowName.command, ListFollowedNames.command,
      ], defaultSubcommand: ShowNameday.command)
  }

  @OptionGroup var shared: SharedOptions
}

/// `daily-brief place`: the places of the weather forecast.
struct PlaceCommand: PluginCommandGroup {
  static var configuration: CommandConfiguration {
    .init(
      "place", HelpText.place, more: HelpText.placeMore,
      subcommands: [
        ChoosePlace.command, AddPlace.command, MakePlacePrimary.command, RemovePlace.command,
      ], defaultSubcommand: ChoosePlace.command)
  }

  @OptionGroup var shared: SharedOptions
}

/// `daily-brief remind`: the person's own reminders, and how reminders are delivered.
struct ReminderCommand: PluginCommandGroup {
  static var configuration: CommandConfiguration {
    .init(
      "remind", HelpText.reminder, more: HelpText.reminderMore,
      subcommands: [
        ListReminders.command, AddReminder.command, TickReminder.command, RemoveReminder.command,
        TurnRemindersOn.command, TurnRemindersOff.command, RemindStatus<DailyBriefPlugin>.self,
        RemindTest<DailyBriefPlugin>.self, RemindCalendar<DailyBriefPlugin>.self,
        RemindInstall<DailyBriefPlugin>.self, RemindUninstall<DailyBriefPlugin>.self,
        RemindFire<DailyBriefPlugin>.self,
      ], defaultSubcommand: ListReminders.command)
  }

  @OptionGroup var shared: SharedOptions
}
