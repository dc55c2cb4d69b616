import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

/// `daily-brief remind list`: lists the person's own reminders.
struct ListReminders: Action {
  static var configuration: CommandConfiguration { .init("list", HelpText.reminderList) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> ReminderList {
    let moment = world.moment
    let (listed, isOn) = try await world.store.read { snapshot in
      (try snapshot.listedReminders(at: moment), try snapshot.setting(AlertSettings.isOn))
    }
    let advice = try await world.deliveryAdvice(of: DailyBriefPlugin())
    return ReminderList(reminders: listed, isOn: isOn, advice: advice)
  }
}

/// `daily-brief remind on`: switches delivery on, and sets when and how.
struct TurnRemindersOn: Action {
  static var configuration: CommandConfiguration { .init("on", HelpText.reminderOn) }
  static var inputs: [Input<Self>] {
    [
      .option("at", \.time, HelpText.reminderOnAt, valueName: "time"),
      .option("through", \.channel, HelpText.reminderOnThrough, valueName: "way"),
    ]
  }

  var time: String?
  var channel: String?

  func perform(in world: World) async throws -> SwitchedReminders {
    let time = try time.map { try TimeOfDay(typed: $0, in: world.language) }
    if let channel {
      try await world.reminderChannel(channel).choose(in: world.store, secrets: world.secrets)
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
    try await world.renewTimer(of: DailyBriefPlugin())
    return SwitchedReminders(
      isOn: true, time: alertTime, advice: try await world.deliveryAdvice(of: DailyBriefPlugin()))
  }
}

/// `daily-brief remind off`.
struct TurnRemindersOff: Action {
  static var configuration: CommandConfiguration { .init("off", HelpText.reminderOff) }

  func perform(in world: World) async throws -> SwitchedReminders {
    try await world.store.set(AlertSettings.isOn, to: false)
    try await world.renewTimer(of: DailyBriefPlugin())
    return SwitchedReminders(isOn: false, time: try await world.store.setting(AlertSettings.time))
  }
}

/// The delivery of reminders after a change.
struct SwitchedReminders: Outcome, JSONObject {
  let isOn: Bool
  let time: TimeOfDay
  /// Advice on whatever prevents delivery.
  var advice: String?

  static let fields: [Field<Self>] = [
    Field("enabled", "Whether reminders are delivered.", \.isOn),
    Field("alert_time", "When events are announced, as HH:mm.", \.time.description),
  ]

  func lines(in world: World) -> [String] {
    let sentence = isOn ? DailyReminderText.turnedOn(time.description) : .turnedOff
    return [world.text(sentence), advice].compactMap(\.self).map(\.terminalSafe)
  }
}
