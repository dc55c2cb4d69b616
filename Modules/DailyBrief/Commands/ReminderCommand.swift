import CoreTerminal
import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// `daily-brief remind`: the person's own reminders, and how all of them are delivered.
struct ReminderCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind", abstract: "Reminders that arrive when no command is running.",
    discussion: """
      Write one down, let the system's timer call DailyBrief, and try it:

        daily-brief remind add "Water the plants" --at 18:00 --repeat weekly
        daily-brief remind install
        daily-brief remind test
      """,
    subcommands: [
      List.self, ReminderAddCommand.self, ReminderRemoveCommand.self, ReminderOnCommand.self,
      ReminderOffCommand.self, RemindStatus<DailyBriefPlugin>.self,
      RemindTest<DailyBriefPlugin>.self, RemindCalendar<DailyBriefPlugin>.self,
      RemindInstall<DailyBriefPlugin>.self, RemindUninstall<DailyBriefPlugin>.self,
      RemindFire<DailyBriefPlugin>.self,
    ], defaultSubcommand: List.self)

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws { try await world.showReminders() }

  struct List: PluginCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the reminders, the next one first.")
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
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Forget a reminder.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The reminder: its number in the list, its text, or the start of it.")
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
