import CoreTerminal
import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// `daily-brief remind`: the person's own reminders, and how reminders are delivered.
struct ReminderCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init(
      "remind", HelpText.reminder, more: HelpText.reminderMore,
      subcommands: [
        List.self, ReminderAddCommand.self, ReminderRemoveCommand.self, ReminderOnCommand.self,
        ReminderOffCommand.self, RemindStatus<DailyBriefPlugin>.self,
        RemindTest<DailyBriefPlugin>.self, RemindCalendar<DailyBriefPlugin>.self,
        RemindInstall<DailyBriefPlugin>.self, RemindUninstall<DailyBriefPlugin>.self,
        RemindFire<DailyBriefPlugin>.self,
      ], defaultSubcommand: List.self)
  }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws { try await world.showReminders() }

  struct List: PluginCommand {
    static var configuration: CommandConfiguration { .init("list", HelpText.reminderList) }
    static let takesArguments = false

    static var purpose: CommandPurpose { .reads }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws { try await world.showReminders() }
  }
}

extension World {
  fileprivate func showReminders() async throws {
    let moment = moment
    let (listed, isOn) = try await store.read { snapshot in
      (try snapshot.listedReminders(at: moment), try snapshot.setting(AlertSettings.isOn))
    }
    let advice = try await deliveryAdvice(of: DailyBriefPlugin())
    try answer(.array(listed.map(\.json))) {
      ReminderList(reminders: listed, isOn: isOn, advice: advice).lines(in: self)
    }
  }
}

/// `daily-brief remind remove REMINDER`.
struct ReminderRemoveCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("remove", HelpText.reminderRemove) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.reminderRemoveReminder))
  var reminder: String

  func run(in world: World) async throws {
    let (moment, typed) = (world.moment, reminder)
    let removed = try await world.store.transaction { transaction in
      let listed = try transaction.snapshot.listedReminders(at: moment)
      let reminder = try NumberedList(listed).find(typed)
      try transaction.remove(DailyReminder.self, reminder.reminder.id)
      return reminder
    }
    try await world.renewTimer(of: DailyBriefPlugin())
    try world.answer(removed.json) {
      [world.text(DailyReminderText.removed(removed.reminder.text)).terminalSafe]
    }
  }
}
