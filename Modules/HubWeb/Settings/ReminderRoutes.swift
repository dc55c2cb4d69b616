import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import HubAccounts

/// The reminders of all products: switches, times, quiet days and a test.
enum ReminderRoutes {
  static let all = [
    HubRoute(form: "/settings/reminders", summary: "Turn a reminder on or off") { form, call in
      let reminder = try await named(in: form, call)
      try await reminder.choose(try wish(in: form, for: reminder, call), in: call.world)
      return .moved(to: "/settings#reminders")
    },
    HubRoute(form: "/settings/reminders/test", summary: "Send a reminder now") { form, call in
      let reminder = try await named(in: form, call)
      var world = call.world
      world.notifier = try await call.services.notifier(
        of: call.caller.person?.id ?? "", for: reminder.product.id)
      do { try await reminder.test(in: world) } catch let error as ReminderError {
        let isWithoutScreen =
          [.noSessionBus, .noNotificationService, .noNotificationProgram].contains(error)
        throw isWithoutScreen ? WebError.noReminderPlace : error
      }
      return .moved(to: "/settings#reminders")
    },
  ]

  private static func named(in form: PageForm, _ call: HubRequest) async throws -> ReminderSwitch {
    let (plugins, moment) = (call.services.plugins, call.world.moment)
    let all = try await call.world.store.read {
      try ReminderSwitch.all(of: plugins, from: $0, at: moment)
    }
    let found = all.first { $0.product.id == form["product"] && $0.name == form["name"] }
    guard let found else { throw WebError.badSetting }
    return found
  }

  /// The times and quiet days of the form, the former ones where it has none; `nil` to turn off.
  private static func wish(
    in form: PageForm, for reminder: ReminderSwitch, _ call: HubRequest
  ) throws -> ReminderWish? {
    guard form["on"] != "false" else { return nil }
    let times = (form.fields["time"] ?? []).filter { !$0.isEmpty }
    let quiet = form["quiet"].map { _ in (form.fields["quiet"] ?? []).filter { !$0.isEmpty } }
    return try ReminderWish(
      at: times, quiet: quiet.map { $0.isEmpty ? "none" : $0.joined(separator: ",") },
      today: call.world.today)
  }

  /// The rows of the settings page.
  static func values(_ reminders: [ReminderSwitch], in world: World) -> [PageValues] {
    reminders.map { reminder in
      let product = reminder.product
      let when = reminder.when.hasSuffix(".") ? String(reminder.when.dropLast()) : reminder.when
      var values: PageValues = [
        "product": product.id, "name": reminder.name, "title": reminder.title,
        "icon": product.appearance.icon, "isOn": reminder.isOn, "next": !reminder.isOn,
        "when": reminder.title == product.name ? when : "\(product.name) · \(when)",
      ]
      guard let schedule = reminder.schedule else {
        values["path"] = product.pages.map(\.path).first { $0.hasSuffix("/reminders") }
        return values
      }
      let times = schedule.times.map(\.description)
      values["form"] =
        [
          "times": times, "canAdd": times.count < ReminderSchedule.mostTimes,
          "weekdays": Weekday.allCases.map { day in
            [
              "value": day.name, "isQuiet": schedule.quietDays.contains(day),
              "text": world.language.shortWeekdayNames[day.rawValue - 1],
            ] as PageValues
          },
        ] as PageValues
      return values
    }
  }
}
