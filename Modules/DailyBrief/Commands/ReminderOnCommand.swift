import CoreTerminal
import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// `daily-brief remind on`: switches delivery on, and sets when and how.
struct ReminderOnCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("on", HelpText.reminderOn) }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.reminderOnAt, valueName: "time"))
  var at: String?

  @Option(help: ArgumentHelp(HelpText.reminderOnThrough, valueName: "way"))
  var through: String?

  func run(in world: World) async throws {
    let time = try at.map { try TimeOfDay(typed: $0, in: world.language) }
    if let through {
      try await world.reminderChannel(through).choose(in: world.store, secrets: world.secrets)
    }
    let moment = world.clockMoment
    let alertTime = try await world.store.transaction { transaction in
      let wasOn = try transaction.snapshot.setting(AlertSettings.isOn)
      let before = try transaction.snapshot.alertTime
      if let time { try transaction.set(AlertSettings.time, to: time) }
      try transaction.set(AlertSettings.isOn, to: nil)
      if !wasOn || time.map({ $0 != before }) ?? false {
        // Times earlier today have passed: reminders were off.
        let today = moment.today...moment.today
        try transaction.pass(
          DailyBriefPlugin().reminders(on: today, from: transaction.snapshot, at: moment),
          before: moment.now)
      }
      return try transaction.snapshot.alertTime
    }
    try await world.switched(.turnedOn(alertTime.description), isOn: true)
  }
}

/// `daily-brief remind off`.
struct ReminderOffCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("off", HelpText.reminderOff) }
  static let takesArguments = false

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    try await world.store.set(AlertSettings.isOn, to: false)
    try await world.switched(.turnedOff, isOn: false)
  }
}

extension World {
  /// Updates the timer, and reports it.
  fileprivate func switched(_ sentence: DailyReminderText, isOn: Bool) async throws {
    try await renewTimer(of: DailyBriefPlugin())
    let time = try await store.setting(AlertSettings.time)
    let advice = isOn ? try await deliveryAdvice(of: DailyBriefPlugin()) : nil
    try answer(["enabled": .bool(isOn), "alert_time": .string(time.description)]) {
      ([text(sentence)] + [advice].compactMap(\.self)).map(\.terminalSafe)
    }
  }
}
